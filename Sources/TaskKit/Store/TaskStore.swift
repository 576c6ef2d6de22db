import Doorbell
import FoundationEssentials

/// Where tasks are kept.
///
/// Every function may wait for a disk, so it is called off the main thread, on one serial executor.
/// Each throws `TaskStoreError`, and then nothing has been changed.
package protocol TaskStore: Sendable {
  /// The tasks that a query asks for, in its order.
  func tasks(matching query: TaskQuery) throws -> [TaskItem]

  /// The same tasks with as much of each as a line of text shows, which is read in less time.
  func lines(matching query: TaskQuery) throws -> [TaskLine]

  /// How many there are of all priorities; costs the same at any number of tasks.
  func counts() throws -> TaskCounts

  /// The task with this id.
  func task(id: UUID) throws -> TaskItem

  /// The only task whose id begins with these characters, in either case.
  func task(withPrefix prefix: String) throws -> TaskItem

  /// Adds an open task after all others.
  func add(title: String, priority: TaskPriority, steps: Int) throws -> TaskChange

  /// Edits a task's own fields. An edit that changes nothing is no error, and leaves nothing to undo.
  func edit(_ id: UUID, _ edit: TaskEdit) throws -> TaskChange

  /// Moves an open task to just before another one of the same priority.
  func move(_ id: UUID, before successor: UUID) throws -> TaskChange

  func delete(_ id: UUID) throws -> TaskChange

  /// Deletes all completed tasks, as one change. Where there is none, that is no error.
  func clearCompleted() throws -> TaskChange

  /// Takes back a change; without a number the newest that has not been taken back.
  ///
  /// - Returns: the change that was taken back.
  func undo(change id: Int?) throws -> TaskChange

  /// A new listener that rings after every change by any process; nil for a store that no other
  /// process can change and that does not ring itself.
  func makeChangeListener() throws -> DoorbellListener?

  /// How often to ask `hasChanged`, while tasks are shown, where changes by other machines ring no
  /// bell; nil, as is usual, when the listener hears them all.
  var pollInterval: Duration? { get }

  /// Whether anything was changed, by anyone, since this was last asked; true at first. Cheap; for
  /// ignoring rings after which there is nothing new.
  func hasChanged() throws -> Bool
}

extension TaskStore {
  package var pollInterval: Duration? { nil }

  /// Adds a plain task of low priority after all others.
  package func add(title: String) throws -> TaskChange {
    try add(title: title, priority: .low, steps: 1)
  }

  package func setCompleted(_ isCompleted: Bool, _ id: UUID) throws -> TaskChange {
    try edit(id, .setCompleted(isCompleted))
  }

  package func toggle(_ id: UUID) throws -> TaskChange { try edit(id, .toggle) }

  package func step(_ id: UUID, by count: Int = 1) throws -> TaskChange {
    try edit(id, .step(count))
  }

  package func rename(_ id: UUID, to title: String) throws -> TaskChange {
    try edit(id, .rename(title))
  }

  package func setPriority(_ priority: TaskPriority, _ id: UUID) throws -> TaskChange {
    try edit(id, .setPriority(priority))
  }

  package func setStepsTarget(_ steps: Int, _ id: UUID) throws -> TaskChange {
    try edit(id, .setSteps(steps))
  }

  /// Takes back the newest change that has not been taken back.
  package func undo() throws -> TaskChange { try undo(change: nil) }
}
