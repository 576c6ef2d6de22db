/// Positions with gaps, so that moving a task writes that task alone.
enum TaskOrder {
  /// Between two neighbours at first: room for twenty halvings, and small enough that millions of
  /// tasks stay exact in readers that keep JSON numbers as doubles.
  static let gap = 1 << 20

  /// The place after the last one.
  static func position(after last: Int) -> Int {
    // At the end of the range places become equal, and the row's number decides: still the last.
    let (position, overflow) = last.addingReportingOverflow(gap)
    return overflow ? .max : position
  }

  /// Places in rising order strictly between two others.
  ///
  /// - Parameters:
  ///   - lower: nil when nothing comes before.
  ///   - upper: nil when nothing comes after.
  /// - Returns: nil when there is no room for so many.
  static func positions(_ count: Int, between lower: Int?, and upper: Int?) -> [Int]? {
    let (low, step): (Int, Int)
    switch (lower, upper) {
    case (let lower?, let upper?):
      let (room, overflow) = upper.subtractingReportingOverflow(lower)
      (low, step) = (lower, (overflow ? .max : room) / (count + 1))
    case (let lower?, nil):
      guard lower <= Int.max - gap * (count + 1) else { return nil }
      (low, step) = (lower, gap)
    case (nil, let upper?):
      guard upper >= Int.min + gap * (count + 1) else { return nil }
      (low, step) = (upper - gap * (count + 1), gap)
    case (nil, nil):
      (low, step) = (0, gap)
    }
    guard step >= 1 else { return nil }
    return (1...count).map { low + step * $0 }
  }
}

extension TaskOrder {
  /// - Throws: `TaskStoreError` when a task cannot be placed before another.
  static func checkMove(of task: TaskItem, before target: TaskItem) throws {
    for task in [task, target] where task.isCompleted {
      throw TaskStoreError.cannotMoveCompleted(task.title)
    }
    guard task.priority == target.priority else {
      throw TaskStoreError.cannotMoveAcrossPriorities(
        task.title, task.priority, before: target.title, target.priority)
    }
  }
}
