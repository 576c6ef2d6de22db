import FoundationEssentials

/// As much of a task as a line of a listing shows.
package struct TaskLine: Hashable, Sendable {
  package let id: UUID

  /// The shortest beginning of the id that names the task alone, of at least 4 characters.
  package var shortID: String

  package let title: String
  package let isCompleted: Bool
  package let priority: TaskPriority
  package let stepsDone: Int
  package let stepsTarget: Int
}

extension TaskLine {
  init(_ task: TaskItem, shortID: String) {
    self.init(
      id: task.id, shortID: shortID, title: task.title, isCompleted: task.isCompleted,
      priority: task.priority, stepsDone: task.stepsDone, stepsTarget: task.stepsTarget)
  }
}
