import FoundationEssentials

/// A task as a file tells it; what it does not tell is nil.
struct ImportedTask {
  var id: UUID?
  var title: String
  var isCompleted = false
  var priority = TaskPriority.low
  var stepsDone = 0
  var stepsTarget = 1
  var position: Int?
  var fraction = ""
  var createdAt: Date?
  var modifiedAt: Date?
  var completedAt: Date?
  var dueAt: Date?

  /// The years 1 to 9999, which every format can write.
  private static let dates =
    Date(timeIntervalSince1970: -62_135_596_800)..<Date(timeIntervalSince1970: 253_402_300_800)

  /// The task to store.
  ///
  /// - Parameters:
  ///   - place: where it goes when the file does not say.
  ///   - now: the dates that the file does not tell.
  /// - Throws: `TaskStoreError` or `InterchangeError` when it can be none.
  func task(at place: Int, now: Date) throws -> TaskItem {
    for (key, date) in [
      ("createdAt", createdAt), ("modifiedAt", modifiedAt), ("completedAt", completedAt),
      ("dueAt", dueAt),
    ] {
      guard date.map(Self.dates.contains) ?? true else {
        throw InterchangeError.unreadable(key: key)
      }
    }
    let target = try TaskItem.validSteps(stepsTarget)
    guard isCompleted || (0..<target).contains(stepsDone) else {
      throw InterchangeError.stepsDoNotFit
    }
    guard position.map(TaskOrder.importedPositions.contains) ?? true else {
      throw InterchangeError.unreadable(key: "position")
    }
    guard TaskPlace.isFraction(fraction) else {
      throw InterchangeError.unreadable(key: "fraction")
    }
    let created = createdAt ?? completedAt ?? now
    return TaskItem(
      id: id ?? UUID(), title: try TaskItem.validTitle(title), isCompleted: isCompleted,
      priority: priority, stepsDone: isCompleted ? target : stepsDone, stepsTarget: target,
      position: position ?? place, fraction: position == nil ? "" : fraction,
      createdAt: created.wholeMicroseconds,
      modifiedAt: (modifiedAt ?? created).wholeMicroseconds,
      completedAt: isCompleted ? (completedAt ?? now).wholeMicroseconds : nil,
      dueAt: dueAt?.wholeMicroseconds)
  }
}
