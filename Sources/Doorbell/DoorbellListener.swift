internal import CLinux
import Glibc

/// Hears a doorbell, through one descriptor that somebody else's main loop watches.
///
/// ```swift
/// let listener = try DoorbellListener(path: bell)
/// // whenever listener.fileDescriptor is readable:
/// if listener.drain() { reload() }
/// ```
///
/// It has no thread, and costs nothing while nobody rings. The file need not exist yet: its folder
/// is watched too, and a file that appears or is replaced is listened to from then on.
///
/// It can also watch files beside the bell, for those who write to them and do not ring. The last
/// write to a file may come well before what was written counts (a database's commit does), so the
/// one ring that stands for such writes comes a moment after them. A listener belongs to the thread
/// that made it.
package final class DoorbellListener {
  /// Readable when there is something to drain. It does not block, and is closed with the listener.
  package var fileDescriptor: Int32 { gathering.fileDescriptor }

  private let path: String
  private let folder: String
  private let name: String
  private let watchedNames: Set<String>
  private let recheckDelay: Duration

  private let inotify: OwnedDescriptor
  /// Only there when files are watched.
  private let recheck: OwnedDescriptor?
  /// An epoll set of both, so that a main loop has one descriptor to watch.
  private let gathering: OwnedDescriptor

  private var fileWatch: Int32?
  private var folderWatch: Int32?
  private var isRecheckDue = false
  private var wasModifiedAgain = false

  /// Starts to listen.
  ///
  /// - Parameters:
  ///   - path: the doorbell's file, in a folder that exists.
  ///   - names: files in the bell's folder whose modification, replacement or removal counts as a
  ///     ring too, after the delay.
  ///   - recheckDelay: how long after a modification; more than what lies between a writer's last
  ///     write and its commit.
  /// - Throws: `DoorbellError` when the folder cannot be watched.
  package init(
    path: String, watching names: Set<String> = [], recheckDelay: Duration = .milliseconds(250)
  ) throws(DoorbellError) {
    self.path = path
    self.recheckDelay = recheckDelay
    watchedNames = names
    if let slash = path.lastIndex(of: "/") {
      folder = slash == path.startIndex ? "/" : String(path[..<slash])
      name = String(path[path.index(after: slash)...])
    } else {
      folder = "."
      name = path
    }
    inotify = try OwnedDescriptor(inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC)), for: path)
    gathering = try OwnedDescriptor(epoll_create1(Int32(EPOLL_CLOEXEC)), for: path)
    if names.isEmpty {
      recheck = nil
    } else {
      let flags = Int32(TFD_NONBLOCK | TFD_CLOEXEC)
      recheck = try OwnedDescriptor(timerfd_create(CLOCK_MONOTONIC, flags), for: path)
    }
    for source in [inotify, recheck] {
      guard let source else { continue }
      var event = epoll_event(events: EPOLLIN.rawValue, data: epoll_data())
      guard epoll_ctl(fileDescriptor, EPOLL_CTL_ADD, source.fileDescriptor, &event) == 0 else {
        throw DoorbellError(path: path, code: errno)
      }
    }
    watchFolder()
    guard folderWatch != nil else { throw DoorbellError(path: folder, code: errno) }
    watchFile()
  }

  /// Takes in all that waits in the descriptor.
  ///
  /// - Returns: whether the bell rang since the last call, or may have: a bell that was replaced, a
  ///   queue that overflowed, and watched files that were modified a moment ago count as rung.
  package func drain() -> Bool {
    // The timer first: a modification that comes with its end needs another look later.
    var rang = recheckIsOver()
    while let events = InotifyEvent.read(from: inotify.fileDescriptor) {
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
    guard event.watch == folderWatch else { return false }
    if event.has(IN_MOVE_SELF) || event.has(IN_DELETE_SELF) {
      // What bears the folder's name from now on is another one, and what happened in it meanwhile
      // went unheard.
      forgetWatches()
      return true
    }
    if watchedNames.contains(event.name) { startRecheck() }
    guard event.name == name, event.has(IN_CREATE) || event.has(IN_MOVED_TO) else { return false }
    // Another file bears the name now. Rings between its appearing and this watch went unheard, so
    // the appearing itself counts as one.
    if let old = fileWatch { inotify_rm_watch(inotify.fileDescriptor, old) }
    watchFile()
    return fileWatch != nil
  }

  private func forgetWatches() {
    for watch in [fileWatch, folderWatch] {
      if let watch { inotify_rm_watch(inotify.fileDescriptor, watch) }
    }
    (fileWatch, folderWatch) = (nil, nil)
  }

  private func watchFile() {
    let watch = inotify_add_watch(inotify.fileDescriptor, path, UInt32(IN_CLOSE_WRITE))
    fileWatch = watch >= 0 ? watch : nil
  }

  private func watchFolder() {
    var events = UInt32(IN_CREATE | IN_MOVED_TO | IN_MOVE_SELF | IN_DELETE_SELF | IN_ONLYDIR)
    if !watchedNames.isEmpty { events |= UInt32(IN_MODIFY | IN_DELETE | IN_MOVED_FROM) }
    let watch = inotify_add_watch(inotify.fileDescriptor, folder, events)
    folderWatch = watch >= 0 ? watch : nil
  }
}

// MARK: The delayed look

extension DoorbellListener {
  /// Starts the delay, once: further modifications do not put it off, or a busy writer would never
  /// be seen, and are looked at after another delay.
  private func startRecheck() {
    guard !isRecheckDue else {
      wasModifiedAgain = true
      return
    }
    guard let recheck else { return }
    let (seconds, attoseconds) = recheckDelay.components
    // A time of nothing would disarm the timer.
    let delay = timespec(tv_sec: Int(seconds), tv_nsec: max(Int(attoseconds / 1_000_000_000), 1))
    var setting = itimerspec(it_interval: timespec(), it_value: delay)
    isRecheckDue = timerfd_settime(recheck.fileDescriptor, 0, &setting, nil) == 0
  }

  private func recheckIsOver() -> Bool {
    guard isRecheckDue, let recheck else { return false }
    var expirations: UInt64 = 0
    let size = MemoryLayout.size(ofValue: expirations)
    guard read(recheck.fileDescriptor, &expirations, size) == size else { return false }
    isRecheckDue = false
    if wasModifiedAgain {
      wasModifiedAgain = false
      startRecheck()
    }
    return true
  }
}
