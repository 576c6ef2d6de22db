import Glibc

/// Hears a doorbell, through one inotify descriptor that somebody else's main loop watches.
///
/// ```swift
/// let listener = try DoorbellListener(path: bell)
/// // when listener.fileDescriptor becomes readable:
/// if listener.drain() { reload() }
/// ```
///
/// It has no thread and no timer, and so costs nothing while nobody rings. The file need not exist
/// yet: its folder is watched too, and a file that appears or is replaced is listened to from then
/// on. A listener belongs to the thread that made it.
package final class DoorbellListener {
  /// Readable when there is something to drain. It does not block, and is closed with the listener.
  package let fileDescriptor: Int32

  private let path: String
  private let folder: String
  private let name: String
  private var fileWatch: Int32?
  private var folderWatch: Int32?

  /// Starts to listen.
  ///
  /// - Parameter path: the doorbell's file, in a folder that exists.
  /// - Throws: `DoorbellError` when the folder cannot be watched.
  package init(path: String) throws(DoorbellError) {
    self.path = path
    if let slash = path.lastIndex(of: "/") {
      folder = slash == path.startIndex ? "/" : String(path[..<slash])
      name = String(path[path.index(after: slash)...])
    } else {
      folder = "."
      name = path
    }
    fileDescriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    guard fileDescriptor >= 0 else { throw DoorbellError(path: path, code: errno) }
    watchFolder()
    guard folderWatch != nil else { throw DoorbellError(path: folder, code: errno) }
    watchFile()
  }

  deinit { if fileDescriptor >= 0 { close(fileDescriptor) } }

  /// Takes in all that waits in the descriptor.
  ///
  /// - Returns: whether the bell rang since the last call, or may have: a bell that was replaced, or
  ///   a queue that overflowed, counts as rung.
  package func drain() -> Bool {
    var rang = false
    while let events = InotifyEvent.read(from: fileDescriptor) {
      for event in events where heard(event) { rang = true }
    }
    if folderWatch == nil { watchFolder() }
    if fileWatch == nil { watchFile() }
    return rang
  }

  private func heard(_ event: InotifyEvent) -> Bool {
    if event.has(IN_Q_OVERFLOW) {
      watchFile()
      return true
    }
    if event.has(IN_IGNORED) {
      if event.watch == fileWatch { fileWatch = nil }
      if event.watch == folderWatch { folderWatch = nil }
      return false
    }
    if event.watch == fileWatch { return event.has(IN_CLOSE_WRITE) }
    guard event.watch == folderWatch, event.name == name else { return false }
    // Another file bears the name now. Rings between its appearing and this watch went unheard, so
    // the appearing itself counts as one.
    if let old = fileWatch { inotify_rm_watch(fileDescriptor, old) }
    watchFile()
    return fileWatch != nil
  }

  private func watchFile() {
    let watch = inotify_add_watch(fileDescriptor, path, UInt32(IN_CLOSE_WRITE))
    fileWatch = watch >= 0 ? watch : nil
  }

  private func watchFolder() {
    let appearing = UInt32(IN_CREATE) | UInt32(IN_MOVED_TO)
    let watch = inotify_add_watch(fileDescriptor, folder, appearing | UInt32(IN_ONLYDIR))
    folderWatch = watch >= 0 ? watch : nil
  }
}
