import Doorbell
import FoundationEssentials
import Glibc

/// The right to write, held by one writer among all processes.
///
/// The lock file is the doorbell as well: letting go of the lock rings. It is `flock` that locks,
/// since a POSIX lock would be lost when any other descriptor of the process closed the file.
struct StoreLock: ~Copyable {
  private let bell: Doorbell

  /// Waits for the lock.
  ///
  /// - Parameters:
  ///   - path: the lock file; its folder must exist.
  ///   - wait: how long to wait for another holder, who may have been stopped for good.
  /// - Throws: `TaskStoreError.locked` when the wait is over, `.cannotOpen`, `.readOnly` or
  ///   `.diskFull` when the file cannot be opened.
  init(path: String, wait: Duration) throws {
    let deadline = ContinuousClock.now + wait
    var pause: UInt32 = 200
    while true {
      let bell = try Self.open(path)
      while flock(bell.fileDescriptor, LOCK_EX | LOCK_NB) != 0 {
        guard errno == EWOULDBLOCK || errno == EINTR else {
          throw TaskStoreError.cannotOpen(path: path, reason: String(cString: strerror(errno)))
        }
        guard ContinuousClock.now < deadline else { throw TaskStoreError.locked(path: path) }
        // flock has no time-out of its own. The pauses grow from 0.2 to 10 milliseconds.
        usleep(pause)
        pause = min(pause * 3 / 2, 10_000)
      }
      // While this one waited the file may have been replaced, and others lock the new one.
      if FileIdentity(descriptor: bell.fileDescriptor) == FileIdentity(path: path) {
        self.bell = bell
        return
      }
    }
  }

  /// Lets the next writer in, and rings.
  consuming func release() { bell.ring() }

  private static func open(_ path: String) throws -> Doorbell {
    do {
      return try Doorbell(path: path)
    } catch {
      throw TaskStoreError.from(error)
    }
  }
}

extension TaskStoreError {
  /// The store's error for a file that cannot be opened.
  static func from(_ error: DoorbellError) -> TaskStoreError {
    switch error.code {
    case EROFS: readOnly(path: error.path)
    case EACCES, EPERM: noPermission(path: error.path)
    case ENOSPC, EDQUOT: diskFull(path: error.path)
    default: cannotOpen(path: error.path, reason: String(cString: strerror(error.code)))
    }
  }
}
