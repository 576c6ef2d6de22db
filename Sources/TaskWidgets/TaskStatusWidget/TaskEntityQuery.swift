import AppIntents
import FoundationEssentials
import TaskKit

/// Finds the tasks that a widget's settings name.
package struct TaskEntityQuery: EntityQuery {
  /// How many tasks a picker offers.
  static let offered = 100

  @AppDependency private var store: any TaskStore
  var now: @Sendable () -> Date = { Date() }

  package init() {}

  /// The tasks with these ids, deleted ones included.
  ///
  /// - Throws: `TaskStoreError` when the store fails.
  package func entities(for identifiers: [UUID]) async throws -> [TaskEntity] {
    try identifiers.map { id in
      do {
        return TaskEntity(try store.task(id: id))
      } catch TaskStoreError.unknownTask {
        return TaskEntity(id: id, task: nil)
      }
    }
  }

  /// The first open tasks.
  ///
  /// - Throws: `TaskStoreError` when the store fails.
  package func suggestedEntities() async throws -> [TaskEntity] {
    try tasks().map(TaskEntity.init)
  }

  /// The first task that is done in steps, or else the first one. A task that was just completed
  /// is still it for a moment, so that the next one is not under the pointer at once.
  package func defaultResult() async -> TaskEntity? {
    // A failure is no answer here: the provider meets the same one, and says it.
    guard let tasks = try? tasks(at: now()) else { return nil }
    return (tasks.first(where: \.hasSteps) ?? tasks.first).map { TaskEntity($0) }
  }

  private func tasks(at date: Date? = nil) throws -> [TaskItem] {
    try store.tasks(
      matching: TaskQuery(limit: Self.offered, keepsRecentlyCompletedInPlace: date))
  }
}
