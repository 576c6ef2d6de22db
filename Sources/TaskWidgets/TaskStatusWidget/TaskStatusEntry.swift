import FoundationEssentials
import TaskKit
import WidgetModel

/// What one task's status shows from a date on.
struct TaskStatusEntry: TimelineEntry, Sendable, Equatable {
  /// What there is to show.
  enum Status: Sendable, Equatable {
    case task(TaskItem)
    /// The chosen task was deleted.
    case deleted
    /// No task was chosen, of those that there are.
    case notChosen
    /// There are no tasks at all.
    case noTasks
  }

  let date: Date
  let status: Status
}
