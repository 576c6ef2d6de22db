/// Places with gaps between them.
enum TaskOrder {
  /// Between two neighbours at first: room for twenty halvings without a fraction, and small enough
  /// that millions of tasks stay exact in readers that keep JSON numbers as doubles.
  static let gap = 1 << 20

  /// What a file may give for a position: from either end there is room for a million million gaps.
  static let importedPositions = -1 << 60...1 << 60

  /// The place after the last one.
  static func position(after last: Int) -> Int {
    let (position, overflow) = last.addingReportingOverflow(gap)
    return overflow ? .max : position
  }

  /// A place strictly between two others.
  ///
  /// - Parameters:
  ///   - lower: nil when nothing comes before.
  ///   - upper: nil when nothing comes after.
  /// - Returns: nil when there is none: when they are not in this order, or nothing comes before the
  ///   first place of all.
  static func place(between lower: TaskPlace?, and upper: TaskPlace?) -> TaskPlace? {
    switch (lower, upper) {
    case (let lower?, let upper?):
      return place(between: lower, and: upper)
    case (let lower?, nil):
      let (position, overflow) = lower.position.addingReportingOverflow(gap)
      guard overflow else { return TaskPlace(position: position) }
      return place(behindThePointOf: lower, before: nil)
    case (nil, let upper?):
      let (position, overflow) = upper.position.subtractingReportingOverflow(gap)
      return overflow
        ? place(between: TaskPlace(position: .min), and: upper) : TaskPlace(position: position)
    case (nil, nil):
      return TaskPlace(position: gap)
    }
  }

  private static func place(between lower: TaskPlace, and upper: TaskPlace) -> TaskPlace? {
    guard lower < upper else { return nil }
    let (room, overflow) = upper.position.subtractingReportingOverflow(lower.position)
    let half = overflow ? .max / 2 : room / 2
    if half >= 1 { return TaskPlace(position: lower.position + half) }
    if room == 1, !upper.fraction.isEmpty { return TaskPlace(position: upper.position) }
    return place(behindThePointOf: lower, before: room == 0 ? upper.fraction : nil)
  }

  private static func place(
    behindThePointOf lower: TaskPlace, before upper: String?
  ) -> TaskPlace? {
    TaskPlace.fraction(between: lower.fraction, and: upper).map {
      TaskPlace(position: lower.position, fraction: $0)
    }
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
