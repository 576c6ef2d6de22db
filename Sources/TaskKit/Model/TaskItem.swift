import FoundationEssentials

/// One task, as it is stored.
///
/// A value: changing a task means making another value by a `TaskEdit` and giving it to a store.
package struct TaskItem: Identifiable, Hashable, Codable, Sendable {
  package let id: UUID

  /// Plain text, never markup; not empty, without NUL, white space at neither end. It may hold
  /// newlines.
  package var title: String

  package var isCompleted: Bool
  package var priority: TaskPriority

  /// Steps taken, 0 to `stepsTarget`; equal to it when the task is completed.
  package var stepsDone: Int

  /// Steps that complete the task, at least 1; 1 is a plain task.
  package var stepsTarget: Int

  /// Place among tasks of one priority: smaller comes first. The numbers have gaps and mean nothing
  /// by themselves. Of two that are equal, `fraction` decides.
  package var position: Int

  /// The part of the place behind the point: empty, or digits as in `TaskPlace`.
  package var fraction: String

  /// When it was made, to the microsecond, like every date of a task.
  package let createdAt: Date

  /// When any field but the place last changed.
  package var modifiedAt: Date

  /// When it was completed; nil while it is open.
  package var completedAt: Date?

  /// When it should be done, if that was said.
  package var dueAt: Date?

  package init(
    id: UUID = UUID(), title: String, isCompleted: Bool = false, priority: TaskPriority = .low,
    stepsDone: Int = 0, stepsTarget: Int = 1, position: Int = 0, fraction: String = "",
    createdAt: Date, modifiedAt: Date? = nil, completedAt: Date? = nil, dueAt: Date? = nil
  ) {
    self.id = id
    self.title = title
    self.isCompleted = isCompleted
    self.priority = priority
    self.stepsDone = stepsDone
    self.stepsTarget = stepsTarget
    self.position = position
    self.fraction = fraction
    self.createdAt = createdAt
    self.modifiedAt = modifiedAt ?? createdAt
    self.completedAt = completedAt
    self.dueAt = dueAt
  }

  /// Where it stands among the tasks of its priority.
  var place: TaskPlace {
    get { TaskPlace(position: position, fraction: fraction) }
    set { (position, fraction) = (newValue.position, newValue.fraction) }
  }

  /// Whether the task is done in several steps.
  package var hasSteps: Bool { stepsTarget > 1 }
}
