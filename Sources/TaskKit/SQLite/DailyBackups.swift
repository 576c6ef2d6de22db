import Dispatch
import FoundationEssentials
import Synchronization

/// Backs a store up once in each day in which something changed.
///
/// It has a thread for the time that a backup takes, so that no click waits for one, and neither
/// timer nor thread at any other time.
package final class DailyBackups: Sendable {
  /// How long to wait after one that failed, in seconds.
  private static let pause: TimeInterval = 3600

  private let store: SQLiteTaskStore
  private let report: @Sendable (any Error) -> Void
  private let queue = DispatchQueue(label: "backup")
  private let state = Mutex((isRunning: false, failedAt: Date.distantPast))

  /// - Parameter report: is told why a backup could not be made, on the backup's thread.
  package init(of store: SQLiteTaskStore, report: @escaping @Sendable (any Error) -> Void) {
    self.store = store
    self.report = report
  }

  /// To be called after changes; cheap when no backup is due. May be called on any thread.
  ///
  /// - Parameter completion: called when nothing is left to be done, on any thread.
  package func storeHasChanged(_ completion: @escaping @Sendable () -> Void = {}) {
    let now = store.now()
    let begins = state.withLock { state in
      guard !state.isRunning, now.timeIntervalSince(state.failedAt).magnitude >= Self.pause,
        store.backups.isDue(at: now)
      else { return false }
      state.isRunning = true
      return true
    }
    guard begins else { return completion() }
    queue.async { [self] in
      var failure: (any Error)?
      do { try store.backUpIfDue() } catch { failure = error }
      state.withLock { $0 = (false, failure == nil ? .distantPast : now) }
      if let failure { report(failure) }
      completion()
    }
  }
}
