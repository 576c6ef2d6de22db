import Glibc

/// Reads and writes one file: whole or not at all, and durably.
///
/// May block on the disk; used on the main actor for a few kilobytes.
struct SettingsFile {
  /// What was read, and of which file.
  struct Snapshot: Equatable {
    let bytes: [UInt8]
    fileprivate let stamp: Stamp
  }

  /// Which file it is and when it was last changed.
  fileprivate struct Stamp: Equatable {
    let device: dev_t
    let inode: ino_t
    let size: off_t
    let modified: [Int]

    init(_ status: stat) {
      (device, inode, size) = (status.st_dev, status.st_ino, status.st_size)
      modified = [
        status.st_mtim.tv_sec, status.st_mtim.tv_nsec, status.st_ctim.tv_sec,
        status.st_ctim.tv_nsec,
      ]
    }
  }

  /// The file's absolute path.
  let path: String

  /// The file's name without its folder.
  var name: String { path.split(separator: "/").last.map { String($0) } ?? path }

  /// Where the file lies when every symlink in its place is followed, there or not.
  func target() throws(SettingsProblem) -> String {
    var current = path
    for _ in 0..<40 {
      var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
      let count = readlink(current, &buffer, buffer.count)
      guard count >= 0 else { return current }
      let destination = text(buffer.prefix(count))
      current = destination.hasPrefix("/") ? destination : folder(of: current) + "/" + destination
    }
    throw .unreadable(file: path, code: ELOOP)
  }

  /// Reads the file.
  ///
  /// - Returns: its contents, or nil where there is none.
  /// - Throws: `SettingsProblem.unreadable`.
  func read() throws(SettingsProblem) -> Snapshot? {
    // Without O_NONBLOCK a pipe in the file's place would be waited for.
    let descriptor = open(try target(), O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw .unreadable(file: path, code: errno)
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .unreadable(file: path, code: errno) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .unreadable(file: path, code: EISDIR) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = Glibc.read(descriptor, &buffer, buffer.count)
      if count == 0 { return Snapshot(bytes: bytes, stamp: Stamp(status)) }
      if count > 0 {
        bytes += buffer.prefix(count)
      } else if errno != EINTR {
        throw .unreadable(file: path, code: errno)
      }
    }
  }

  /// Makes the file's folder where it is missing, with mode 0700, and its parents likewise.
  ///
  /// - Throws: `SettingsProblem.unwritable`.
  func makeFolder() throws(SettingsProblem) {
    try makeFolder(of: path)
    try makeFolder(of: try target())
  }

  private func makeFolder(of path: String) throws(SettingsProblem) {
    var status = stat()
    if stat(folder(of: path), &status) == 0 { return }
    var current = ""
    for part in folder(of: path).split(separator: "/") {
      current += "/" + part
      guard mkdir(current, 0o700) != 0, errno != EEXIST else { continue }
      // A parent that may not be written to may exist all the same.
      let code = errno
      if stat(current, &status) != 0 { throw .unwritable(file: self.path, code: code) }
    }
  }

  /// Puts new contents in the place of those that were read: after this returns true they are on
  /// the disk, and at no moment is there half a file. Mode and owner stay; a new file gets 0600.
  ///
  /// - Parameter old: what was read before; nil where there was no file.
  /// - Returns: false, and nothing is written, when the file was changed since.
  /// - Throws: `SettingsProblem.unwritable`.
  func write(_ bytes: [UInt8], replacing old: Snapshot?) throws(SettingsProblem) -> Bool {
    try makeFolder()
    let target = try target()
    var status = stat()
    let exists = stat(target, &status) == 0
    // Renaming over a file asks for no permission of the file's own, but it means what it says.
    if exists, access(target, W_OK) != 0 { throw .unwritable(file: path, code: errno) }
    var template = Array((target + ".XXXXXX").utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw .unwritable(file: path, code: errno) }
    let temporary = text(template.dropLast())
    var isDone = false
    defer { if !isDone { unlink(temporary) } }
    do {
      defer { close(descriptor) }
      try fill(descriptor, with: bytes)
      if exists {
        // Only root may give a file away; the group and the mode are what counts for others.
        if fchown(descriptor, status.st_uid, status.st_gid) != 0 {
          _ = fchown(descriptor, uid_t.max, status.st_gid)
        }
        guard fchmod(descriptor, status.st_mode & 0o7777) == 0 else {
          throw SettingsProblem.unwritable(file: path, code: errno)
        }
      }
      guard fsync(descriptor) == 0 else {
        throw SettingsProblem.unwritable(file: path, code: errno)
      }
    }
    let now = stat(target, &status) == 0 ? Stamp(status) : nil
    guard now == old?.stamp else { return false }
    guard rename(temporary, target) == 0 else { throw .unwritable(file: path, code: errno) }
    isDone = true
    synchronizeFolder(of: target)
    return true
  }

  private func fill(_ descriptor: Int32, with bytes: [UInt8]) throws(SettingsProblem) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        throw .unwritable(file: path, code: errno)
      }
    }
  }

  /// The new name is on the disk when its folder is. A file system that cannot tell keeps the file
  /// all the same.
  private func synchronizeFolder(of target: String) {
    let descriptor = open(folder(of: target), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    _ = fsync(descriptor)
    close(descriptor)
  }

  private func text(_ characters: ArraySlice<CChar>) -> String {
    String(decoding: characters.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  private func folder(of path: String) -> String {
    let parts = path.split(separator: "/").dropLast()
    return "/" + parts.joined(separator: "/")
  }
}
