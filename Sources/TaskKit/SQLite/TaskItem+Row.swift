import CSQLite
import FoundationEssentials

extension TaskRow {
  /// What `init(row:)` reads, in its order.
  static let columns = """
    rowid, id, title, is_completed, priority, steps_done, steps_target, position, created_at, \
    modified_at, completed_at, due_at
    """

  /// - Throws: `DatabaseError` with `SQLITE_CORRUPT` when the row holds what no task can be.
  init(row: Row) throws {
    guard let id = row.text(1).flatMap(UUID.init(uuidString:)), let title = row.text(2),
      let priority = TaskPriority(rank: Int(row.integer(4)))
    else {
      throw DatabaseError(code: SQLITE_CORRUPT, message: "row \(row.integer(0)) is no task")
    }
    number = row.integer(0)
    task = TaskItem(
      id: id, title: title, isCompleted: row.integer(3) != 0, priority: priority,
      stepsDone: Int(row.integer(5)), stepsTarget: Int(row.integer(6)),
      position: Int(row.integer(7)), createdAt: Date(microseconds: row.integer(8)),
      modifiedAt: Date(microseconds: row.integer(9)),
      completedAt: row.optionalInteger(10).map(Date.init(microseconds:)),
      dueAt: row.optionalInteger(11).map(Date.init(microseconds:)))
  }
}

extension TaskItem {
  static let insertion = """
    INSERT INTO task (id, title, is_completed, priority, steps_done, steps_target, position,
      created_at, modified_at, completed_at, due_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
    """

  /// The values of `insertion`.
  var insertionValues: [DatabaseValue] {
    [
      .text(id.uuidString), .text(title), DatabaseValue(isCompleted), DatabaseValue(priority.rank),
      DatabaseValue(stepsDone), DatabaseValue(stepsTarget), DatabaseValue(position),
      .integer(createdAt.microseconds), .integer(modifiedAt.microseconds),
      DatabaseValue(completedAt?.microseconds), DatabaseValue(dueAt?.microseconds),
    ]
  }

  static let update = """
    UPDATE task SET title = ?, is_completed = ?, priority = ?, steps_done = ?, steps_target = ?,
      position = ?, modified_at = ?, completed_at = ?, due_at = ? WHERE id = ?
    """

  /// The values of `update`.
  var updateValues: [DatabaseValue] {
    [
      .text(title), DatabaseValue(isCompleted), DatabaseValue(priority.rank),
      DatabaseValue(stepsDone), DatabaseValue(stepsTarget), DatabaseValue(position),
      .integer(modifiedAt.microseconds), DatabaseValue(completedAt?.microseconds),
      DatabaseValue(dueAt?.microseconds), .text(id.uuidString),
    ]
  }
}
