import FoundationEssentials

/// A change to one task's own fields, and the rules it follows in every store.
package enum TaskEdit: Hashable, Sendable {
  /// Completing takes all steps. Opening a finished task with steps takes back the last of them.
  case setCompleted(Bool)

  /// Completes an open task and opens a completed one, as they are when the edit is made.
  case toggle

  /// Takes steps, or takes them back when negative. The task stays between none and all of them;
  /// taking the last completes it. A completed task is refused.
  case step(Int)

  case rename(String)
  case setPriority(TaskPriority)

  /// Sets how many steps complete the task. Steps already taken count: an open task that has as many
  /// is complete. A completed one stays so, and 1 makes an open one plain again.
  case setSteps(Int)

  /// The task after the edit; equal to the task before where the edit changes nothing.
  ///
  /// - Parameter now: becomes the date of the modification.
  /// - Throws: `TaskStoreError` when the edit is refused.
  func applied(to task: TaskItem, at now: Date) throws -> TaskItem {
    var edited = task
    switch self {
    case .setCompleted(true):
      edited.complete(at: now)
    case .setCompleted(false):
      edited.reopen()
    case .toggle:
      task.isCompleted ? edited.reopen() : edited.complete(at: now)
    case .step(let count):
      guard !task.isCompleted else { throw TaskStoreError.alreadyCompleted(task.title) }
      edited.setStepsDone(task.stepsDone.addingSaturated(count), at: now)
    case .rename(let title):
      edited.title = try TaskItem.validTitle(title)
    case .setPriority(let priority):
      edited.priority = priority
    case .setSteps(let steps):
      edited.stepsTarget = try TaskItem.validSteps(steps)
      if task.isCompleted {
        edited.stepsDone = steps
      } else {
        edited.setStepsDone(steps == 1 ? 0 : task.stepsDone, at: now)
      }
    }
    if !edited.isSame(as: task) { edited.modifiedAt = now.wholeMicroseconds }
    return edited
  }
}

extension TaskItem {
  fileprivate mutating func complete(at now: Date) {
    guard !isCompleted else { return }
    isCompleted = true
    stepsDone = stepsTarget
    completedAt = now.wholeMicroseconds
  }

  fileprivate mutating func reopen() {
    guard isCompleted else { return }
    isCompleted = false
    stepsDone = stepsTarget - 1
    completedAt = nil
  }

  fileprivate mutating func setStepsDone(_ count: Int, at now: Date) {
    if count >= stepsTarget {
      complete(at: now)
    } else {
      stepsDone = max(count, 0)
    }
  }

  /// Whether all fields are the same, titles byte by byte: `==` calls two spellings of one letter
  /// equal, and a title is kept as it was given.
  func isSame(as other: TaskItem) -> Bool {
    self == other && title.utf8.elementsEqual(other.title.utf8)
  }
}

extension Int {
  fileprivate func addingSaturated(_ other: Int) -> Int {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? (other < 0 ? .min : .max) : sum
  }
}
