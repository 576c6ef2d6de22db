import FoundationEssentials
import TaskKit

/// A store in a folder of its own, gone with the last reference to it.
package final class TemporaryStore: Sendable {
  package let folder: TemporaryFolder
  package let location: StoreLocation
  package let clock: TestClock
  package let store: SQLiteTaskStore

  /// - Parameter lockWait: how long an operation waits for another writer.
  package init(clock: TestClock = TestClock(), lockWait: Duration = .seconds(5)) throws {
    folder = try TemporaryFolder()
    location = StoreLocation(folder: folder.path + "/data/tasklet")
    self.clock = clock
    store = SQLiteTaskStore(location: location, lockWait: lockWait, now: clock.function)
  }

  /// Another store on the same files, as another process would have it.
  package func another(lockWait: Duration = .seconds(5)) -> SQLiteTaskStore {
    SQLiteTaskStore(location: location, lockWait: lockWait, now: clock.function)
  }
}
