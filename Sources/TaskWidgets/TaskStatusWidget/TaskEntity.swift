import FoundationEssentials
import TaskKit
import WidgetModel

/// A task that a widget's settings name.
///
/// One that was deleted is still named: the widget then says so, and shows the task again when the
/// deletion is undone.
package struct TaskEntity: AppEntity {
  package static let typeDisplayRepresentation: TypeDisplayRepresentation = "Task"
  package static let defaultQuery = TaskEntityQuery()

  package let id: UUID
  /// The task as it is now; nil when there is none with this id.
  package let task: TaskItem?

  package var displayRepresentation: DisplayRepresentation {
    guard let task else { return "Deleted task" }
    return DisplayRepresentation(
      title: LocalizedStringResource(verbatim: task.title),
      subtitle: task.hasSteps
        ? LocalizedStringResource("\(task.stepsDone) of \(task.stepsTarget) steps") : nil)
  }
}

extension TaskEntity {
  init(_ task: TaskItem) {
    self.init(id: task.id, task: task)
  }
}
