extension Connection {
  /// The neighbours of an open task among those of its priority.
  enum Neighbour: String {
    /// The one just before.
    case before = """
      (position, fraction) < (?2, ?3) ORDER BY priority DESC, position DESC, fraction DESC LIMIT 1
      """
    /// One in the same place.
    case same = "(position, fraction) = (?2, ?3) LIMIT 1"
    /// The one just behind.
    case after = "(position, fraction) > (?2, ?3) ORDER BY position, fraction LIMIT 1"

    var sql: String {
      """
      SELECT \(TaskRow.columns) FROM task
      WHERE is_completed = 0 AND priority = ?1 AND \(rawValue)
      """
    }
  }

  func neighbour(_ neighbour: Neighbour, _ task: TaskItem) throws -> TaskRow? {
    try first(
      neighbour.sql,
      [
        DatabaseValue(task.priority.rank), DatabaseValue(task.position), .text(task.fraction),
      ], read: TaskRow.init(row:))
  }

  /// A task that is to come among the open ones of its priority: where it would share the place of
  /// another, it comes just behind that. No two are ever in one place, or nothing could be moved
  /// between them.
  func settled(_ task: TaskItem) throws -> TaskItem {
    guard !task.isCompleted, let holder = try neighbour(.same, task), holder.task.id != task.id
    else { return task }
    var settled = task
    let next = try neighbour(.after, task)?.task.place
    settled.place = TaskOrder.place(between: task.place, and: next) ?? task.place
    return settled
  }
}
