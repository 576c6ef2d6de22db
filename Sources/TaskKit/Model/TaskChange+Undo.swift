import FoundationEssentials

extension TaskChange {
  /// What taking a change back does.
  enum Reversal: Hashable {
    case insert(TaskItem)
    case update(TaskItem)
    case delete
  }

  /// How many changes can be taken back.
  package static let kept = 100

  /// How to take this change back.
  ///
  /// Only the fields that it changed go back, so that later changes to others stay.
  ///
  /// - Parameter current: the task as it is now; nil when there is none.
  /// - Throws: `TaskStoreError.changedSince` when those fields have been changed again.
  func reversal(of current: TaskItem?, at now: Date) throws -> Reversal {
    switch (before, after, current) {
    case (let before?, nil, nil):
      return .insert(before)
    case (nil, let after?, let current?) where current.holdsTheSame(as: after):
      return .delete
    case (let before?, let after?, var current?):
      guard current.restoreTitle(from: before, unlessChangedSince: after),
        current.restore(\.priority, from: before, unlessChangedSince: after),
        current.restore(\.place, from: before, unlessChangedSince: after),
        current.restore(\.dueAt, from: before, unlessChangedSince: after),
        current.restore(\.progress, from: before, unlessChangedSince: after)
      else { throw TaskStoreError.changedSince(after.title) }
      current.modifiedAt = now.wholeMicroseconds
      return .update(current)
    default:
      throw TaskStoreError.changedSince(task?.title ?? "")
    }
  }
}

/// The fields that only make sense together.
private struct TaskProgress: Equatable {
  var isCompleted: Bool
  var stepsDone: Int
  var stepsTarget: Int
  var completedAt: Date?
}

extension TaskItem {
  fileprivate var progress: TaskProgress {
    get {
      TaskProgress(
        isCompleted: isCompleted, stepsDone: stepsDone, stepsTarget: stepsTarget,
        completedAt: completedAt)
    }
    set {
      isCompleted = newValue.isCompleted
      stepsDone = newValue.stepsDone
      stepsTarget = newValue.stepsTarget
      completedAt = newValue.completedAt
    }
  }

  fileprivate mutating func restore<Value: Equatable>(
    _ field: WritableKeyPath<TaskItem, Value>, from before: TaskItem,
    unlessChangedSince after: TaskItem
  ) -> Bool {
    guard before[keyPath: field] != after[keyPath: field] else { return true }
    guard self[keyPath: field] == after[keyPath: field] else { return false }
    self[keyPath: field] = before[keyPath: field]
    return true
  }

  fileprivate mutating func restoreTitle(
    from before: TaskItem, unlessChangedSince after: TaskItem
  ) -> Bool {
    guard !before.title.utf8.elementsEqual(after.title.utf8) else { return true }
    guard title.utf8.elementsEqual(after.title.utf8) else { return false }
    title = before.title
    return true
  }

  /// Its place may have changed, and its date because a change was made and taken back: neither is
  /// anything that somebody would miss.
  fileprivate func holdsTheSame(as other: TaskItem) -> Bool {
    var compared = self
    compared.place = other.place
    compared.modifiedAt = other.modifiedAt
    return compared.isSame(as: other)
  }
}
