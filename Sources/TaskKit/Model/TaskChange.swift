/// What an operation did, to one task but for the clearing of the completed ones and an import.
package struct TaskChange: Hashable, Sendable {
  /// The operations that change a task. The raw value is the database's.
  package enum Kind: String, Sendable {
    case add, complete, reopen, step, rename, setPriority, setSteps, move, delete
    /// Concern many tasks, so they have neither `before` nor `after`.
    case clearCompleted
    case importTasks = "import"
  }

  /// Names the change for `TaskStore.undo(change:)`; nil when nothing was changed, because the task
  /// was already as it was asked to be.
  package let id: Int?

  package let kind: Kind

  /// The task before; nil when it was added.
  package let before: TaskItem?

  /// The task after; nil when it was deleted.
  package let after: TaskItem?

  /// How many tasks it concerns.
  package let count: Int

  init(id: Int?, kind: Kind, before: TaskItem?, after: TaskItem?, count: Int = 1) {
    self.id = id
    self.kind = kind
    self.before = before
    self.after = after
    self.count = count
  }
}

extension TaskChange {
  /// The task as it was last: after the change, or before it was deleted.
  package var task: TaskItem? { after ?? before }

  /// Whether the change, of whatever kind, turned an open task into a completed one.
  package var completesTask: Bool { before?.isCompleted == false && after?.isCompleted == true }
}

extension TaskEdit {
  /// What the change is that this edit makes of a task.
  func kind(editing task: TaskItem) -> TaskChange.Kind {
    switch self {
    case .setCompleted(let isCompleted): isCompleted ? .complete : .reopen
    case .toggle: task.isCompleted ? .reopen : .complete
    case .step: .step
    case .rename: .rename
    case .setPriority: .setPriority
    case .setSteps: .setSteps
    }
  }
}
