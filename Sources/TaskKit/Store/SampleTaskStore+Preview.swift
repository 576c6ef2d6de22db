import FoundationEssentials

extension SampleTaskStore {
  /// A few tasks that show what there is: priorities, steps, a completed one.
  ///
  /// - Parameter now: when the completed one was completed, a minute before.
  package static func preview(now: @escaping @Sendable () -> Date = { Date() }) -> SampleTaskStore {
    let made = now().addingTimeInterval(-3600).wholeMicroseconds
    let samples = [
      ("Send the quarterly report", TaskPriority.high, 1),
      ("Call the dentist", .medium, 1),
      ("Drink water", .low, 8),
      ("Water the plants", .low, 1),
    ]
    var tasks = zip(1..., samples).map { number, sample in
      TaskItem(
        title: sample.0, priority: sample.1, stepsTarget: sample.2,
        position: TaskOrder.gap * number, createdAt: made)
    }
    tasks[2].stepsDone = 3
    tasks[3].isCompleted = true
    tasks[3].stepsDone = 1
    tasks[3].completedAt = now().addingTimeInterval(-60).wholeMicroseconds
    return SampleTaskStore(tasks: tasks, now: now)
  }
}
