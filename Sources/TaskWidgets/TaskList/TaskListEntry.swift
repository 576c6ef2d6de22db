import TaskKit
import WidgetModel

/// What a list of tasks shows from a date on.
struct TaskListEntry: TimelineEntry, Sendable, Equatable {
  let date: Date
  /// The tasks shown, in their order.
  let tasks: [TaskItem]
  /// All tasks there are, shown or not.
  let counts: TaskCounts
  let filter: PriorityFilter
  let controls: RowControls
}
