import IntentCore

/// The intents that change tasks, in the order in which they are listed.
package enum TaskIntents {
  package static let all: [any AppIntent.Type] = [
    AddTaskIntent.self, SetTaskCompletionIntent.self, ToggleTaskIntent.self, StepTaskIntent.self,
    RenameTaskIntent.self, SetTaskPriorityIntent.self, SetTaskStepsIntent.self,
    MoveTaskIntent.self, DeleteTaskIntent.self, ClearCompletedTasksIntent.self,
    UndoTaskChangeIntent.self,
  ]
}

extension TaskStore {
  /// Edits the only task whose id begins so.
  func edit(_ prefix: String, _ edit: TaskEdit) throws -> TaskChange {
    try self.edit(try task(withPrefix: prefix).id, edit)
  }
}
