import FoundationEssentials
import TaskKit
import TestSupport

/// The stores that have to behave alike: the same tests run over each.
enum StoreKind: CaseIterable {
  case sample, sqlite

  func make() throws -> TestedStore {
    let clock = TestClock()
    switch self {
    case .sample:
      return TestedStore(store: SampleTaskStore(now: clock.function), clock: clock, files: nil)
    case .sqlite:
      let files = try TemporaryStore(clock: clock)
      return TestedStore(store: files.store, clock: clock, files: files)
    }
  }
}

struct TestedStore {
  let store: any TaskStore
  let clock: TestClock
  /// Keeps the folder.
  let files: TemporaryStore?

  /// Adds a task and gives it back.
  func add(
    _ title: String, _ priority: TaskPriority = .low, steps: Int = 1
  ) throws -> TaskItem {
    let change = try store.add(title: title, priority: priority, steps: steps)
    return try store.task(id: change.after?.id ?? UUID())
  }

  /// The titles of a listing.
  func titles(_ query: TaskQuery = TaskQuery(includeCompleted: true)) throws -> [String] {
    try store.tasks(matching: query).map(\.title)
  }
}
