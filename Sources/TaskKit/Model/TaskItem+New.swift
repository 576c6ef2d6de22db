import FoundationEssentials

extension TaskItem {
  /// How many steps a task may have.
  package static let stepsRange = 1...999

  /// A new, open task.
  ///
  /// - Throws: `TaskStoreError` when the title or the steps cannot be taken.
  static func new(
    title: String, priority: TaskPriority, steps: Int, position: Int, at now: Date
  ) throws -> TaskItem {
    TaskItem(
      title: try validTitle(title), priority: priority, stepsTarget: try validSteps(steps),
      position: position, createdAt: now.wholeMicroseconds)
  }

  /// The title as it is stored: without white space at its ends.
  ///
  /// - Throws: `TaskStoreError.emptyTitle` or `.titleWithNUL`.
  static func validTitle(_ title: String) throws -> String {
    guard !title.unicodeScalars.contains("\0") else { throw TaskStoreError.titleWithNUL }
    guard let first = title.firstIndex(where: { !$0.isWhitespace }),
      let last = title.lastIndex(where: { !$0.isWhitespace })
    else { throw TaskStoreError.emptyTitle }
    return String(title[first...last])
  }

  /// - Throws: `TaskStoreError.stepsOutOfRange`.
  static func validSteps(_ steps: Int) throws -> Int {
    guard stepsRange.contains(steps) else { throw TaskStoreError.stepsOutOfRange(steps) }
    return steps
  }
}
