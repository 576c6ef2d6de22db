import Foundation
import TestSupport
import WidgetModel

@testable import TaskKit

/// Runs the body where providers and intents reach this store and no other.
func withStore<Value>(
  _ store: some TaskStore, isolation: isolated (any Actor)? = #isolation,
  _ body: () async throws -> Value
) async rethrows -> Value {
  let manager = AppDependencyManager()
  // Spelled out, or the value would be known by its own type.
  manager.add(dependency: store as any TaskStore)
  return try await AppDependencyManager.$override.withValue(manager) { try await body() }
}

/// A real store whose file is no database, and what it says about that.
struct BrokenStore {
  let files: TemporaryStore
  let error: TaskStoreError

  init() throws {
    files = try TemporaryStore()
    let path = files.location.database
    error = .notADatabase(path: path)
    try files.location.makeFolder()
    try Data(String(repeating: "- buy milk\n", count: 200).utf8)
      .write(to: URL(fileURLWithPath: path))
  }
}

extension TaskItem {
  /// A task whose id ends in its number, which is its place as well.
  static func numbered(
    _ number: Int, _ title: String, _ priority: TaskPriority = .low, steps: Int = 1, done: Int = 0,
    completed: Date? = nil
  ) -> TaskItem {
    TaskItem(
      id: .numbered(number), title: title, isCompleted: completed != nil, priority: priority,
      stepsDone: completed == nil ? done : steps, stepsTarget: steps, position: number,
      createdAt: Date(timeIntervalSince1970: 1_700_000_000), completedAt: completed)
  }
}

extension UUID {
  /// An id that ends in a number.
  static func numbered(_ number: Int) -> UUID {
    // The last of the sixteen bytes; numbers in tests are small.
    var bytes: uuid_t = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    bytes.15 = UInt8(truncatingIfNeeded: number)
    return UUID(uuid: bytes)
  }
}

extension TimelineProviderContext {
  static func context(
    _ family: WidgetFamily = .systemMedium, isPreview: Bool = false
  ) -> TimelineProviderContext {
    TimelineProviderContext(
      family: family, isPreview: isPreview, displaySize: CGSize(width: 320, height: 150))
  }
}

extension Date {
  /// The moment that a `TestClock` shows at first, some seconds later.
  static func start(plus seconds: TimeInterval = 0) -> Date {
    Date(timeIntervalSince1970: 1_780_000_000 + seconds)
  }
}
