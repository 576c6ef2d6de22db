internal import CLinux
import CSQLite
import Doorbell
import FoundationEssentials
import Glibc

extension StoreLocation {
  /// Makes the folder where it is missing, with mode 0700, and its parents likewise.
  ///
  /// - Throws: `TaskStoreError`.
  func makeFolder() throws { try Self.makeFolder(folder) }

  static func makeFolder(_ folder: String) throws {
    if FileIdentity(path: folder) != nil { return }
    var path = ""
    for part in folder.split(separator: "/") {
      path += "/" + part
      guard mkdir(path, 0o700) != 0, errno != EEXIST else { continue }
      // A parent that may not be written to may exist all the same.
      let code = errno
      if FileIdentity(path: path) == nil {
        throw TaskStoreError.from(DoorbellError(path: path, code: code))
      }
    }
  }

  /// Refuses what SQLite would take for a new database, or would explain badly.
  ///
  /// - Throws: `TaskStoreError.notAFile`, or `.emptyFile`: a store's file is never empty, since it
  ///   comes to its place whole, so an empty one has lost what was in it.
  func checkDatabaseFile() throws {
    var status = stat()
    guard stat(database, &status) == 0 else { return }
    guard status.st_mode & S_IFMT == S_IFREG else { throw TaskStoreError.notAFile(path: database) }
    guard status.st_size > 0 else { throw TaskStoreError.emptyFile(path: database) }
  }

  /// Makes an empty database in its place; for the holder of the lock.
  ///
  /// It is made whole under another name first: no crash can leave half of it.
  ///
  /// - Throws: `TaskStoreError` or `DatabaseError`.
  func makeDatabase() throws {
    let path = database + "-new"
    defer { Self.removeDatabase(path) }
    try Self.makePrivateFile(path)
    do {
      let connection = try Connection(path: path, access: .ownFile)
      try Schema.complete(connection, path: path)
    }
    // A log without its database would be read into the new one.
    if FileIdentity(path: log) != nil { try setAsideLog() }
    try Self.rename(path, to: database)
  }

  /// Moves the log of a database that is gone out of the way; for the holder of the lock.
  func setAsideLog() throws {
    let aside = folder + "/tasks-replaced-\(Date().fileStamp).sqlite-wal"
    try Self.rename(log, to: aside)
    unlink(database + "-shm")
  }

  /// Makes a new file with mode 0600 in the place of any other.
  static func makePrivateFile(_ path: String) throws {
    removeDatabase(path)
    let descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      throw TaskStoreError.from(DoorbellError(path: path, code: errno))
    }
    // Closing any descriptor of a file drops SQLite's locks on it in this process: this one is
    // closed before SQLite has ever seen the file.
    close(descriptor)
  }

  /// Copies a database as it lies there to a place of one's own. A journal goes along: it holds what
  /// has not reached the file, or what must be undone.
  static func copyDatabase(_ path: String, to copy: String) throws {
    removeDatabase(copy)
    try FileManager.default.copyItem(atPath: path, toPath: copy)
    for end in ["-wal", "-journal"] where FileIdentity(path: path + end) != nil {
      try FileManager.default.copyItem(atPath: path + end, toPath: copy + end)
    }
  }

  /// Whether a journal with something in it lies beside a database.
  static func hasJournal(_ path: String) -> Bool {
    ["-wal", "-journal"].contains { end in
      var status = stat()
      return stat(path + end, &status) == 0 && status.st_size > 0
    }
  }

  /// Removes a file of one's own, and what SQLite may have put beside it.
  static func removeDatabase(_ path: String) {
    unlink(path)
    removeJournals(of: path)
  }

  /// Removes what SQLite may have put beside a file.
  static func removeJournals(of path: String) {
    for end in ["-journal", "-wal", "-shm"] { unlink(path + end) }
  }

  /// Gives a file of one's own a name that no other file has.
  ///
  /// - Throws: `TaskStoreError.backupExists` when one has it by now.
  static func publish(_ file: String, as path: String) throws {
    if link(file, path) == 0 {
      unlink(file)
    } else if errno == EEXIST {
      throw TaskStoreError.backupExists(path: path)
    } else {
      // Some file systems know no second names.
      try rename(file, to: path)
    }
    synchroniseFolder(of: path)
  }

  /// Gives a file another name in the same folder, and sees that the folder is on the disk.
  static func rename(_ old: String, to new: String) throws {
    guard Glibc.rename(old, new) == 0 else {
      throw TaskStoreError.from(DoorbellError(path: new, code: errno))
    }
    synchroniseFolder(of: new)
  }

  private static func synchroniseFolder(of path: String) {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }
}

// MARK: Where it lies

extension StoreLocation {
  /// How the database keeps its journal: a log is shared through memory, which the machines of a
  /// network do not share.
  var journalMode: String { isOnNetwork ? "delete" : "wal" }

  /// Whether the folder, or the nearest one above it that exists, is on a file system that other
  /// machines may write to.
  package var isOnNetwork: Bool {
    fileSystem.map { Self.networks.contains(UInt32(truncatingIfNeeded: $0.f_type)) } ?? false
  }

  var isReadOnlyFileSystem: Bool { fileSystem.map { $0.f_flags & Int(ST_RDONLY) != 0 } ?? false }

  /// Bytes that may still be written where the store lies.
  var freeSpace: Int { fileSystem.map { Int($0.f_bavail) * Int($0.f_bsize) } ?? 0 }

  private var fileSystem: statfs? {
    var path = folder
    var information = statfs()
    while statfs(path, &information) != 0 {
      guard errno == ENOENT, let slash = path.lastIndex(of: "/") else { return nil }
      path = slash == path.startIndex ? "/" : String(path[..<slash])
    }
    return information
  }

  /// The types of `statfs`. FUSE is among them: nothing tells sshfs from a local one.
  private static let networks: [UInt32] = [
    0x6969,  // NFS
    0x517B, 0xFF53_4D42, 0xFE53_4D42,  // SMB, CIFS, SMB2
    0x6573_5546,  // FUSE
    0x0102_1997,  // 9P
    0x5346_414F, 0x6B41_4653,  // AFS
    0x00C3_6400,  // Ceph
    0x7375_7245,  // Coda
    0x0BD0_0BD0,  // Lustre
    0x0116_1970, 0x7461_636F,  // GFS2, OCFS2
    0x786F_4256,  // VirtualBox's shared folders
  ]

  /// Whether opening failed because no file can be made beside the database, while nothing in its
  /// log is missing from it.
  func isUnwritable(after error: DatabaseError) -> Bool {
    guard [SQLITE_CANTOPEN, SQLITE_READONLY, SQLITE_IOERR].contains(error.primaryCode),
      access(folder, W_OK) != 0, access(database, R_OK) == 0
    else { return false }
    var status = stat()
    return stat(log, &status) != 0 || status.st_size == 0
  }
}
