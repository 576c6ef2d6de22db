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
    // Scalar by scalar: to characters, a space and an accent after it are one.
    let scalars = title.unicodeScalars
    guard scalars.contains(where: \.isVisible),
      let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
      let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
    else { throw TaskStoreError.emptyTitle }
    return String(scalars[first...last])
  }

  /// - Throws: `TaskStoreError.stepsOutOfRange`.
  static func validSteps(_ steps: Int) throws -> Int {
    guard stepsRange.contains(steps) else { throw TaskStoreError.stepsOutOfRange(steps) }
    return steps
  }
}

extension Unicode.Scalar {
  /// Whether it leaves a mark on the screen; a title without one could not be seen.
  fileprivate var isVisible: Bool {
    switch properties.generalCategory {
    case .control, .format, .spaceSeparator, .lineSeparator, .paragraphSeparator, .unassigned,
      .surrogate:
      false
    default: !properties.isDefaultIgnorableCodePoint
    }
  }
}
