extension TaskQuery {
  /// A statement and what it is given.
  struct Selection {
    let sql: String
    let arguments: [DatabaseValue]
  }

  private static let select = "SELECT \(TaskRow.columns) FROM task WHERE"

  private var ofPriority: String { priority == nil ? "" : " AND priority = ?1" }

  private func selection(_ sql: String, _ arguments: [DatabaseValue]) -> Selection {
    // The numbered places leave ?1 to the priority, whether or not it is asked for.
    Selection(
      sql: "\(Self.select) \(sql)",
      arguments: [priority.map { DatabaseValue($0.rank) } ?? .null] + arguments)
  }

  /// -1 asks SQLite for all.
  private func limit(adding more: Int) -> DatabaseValue {
    DatabaseValue(limit.map { max($0, 0) + more } ?? -1)
  }

  /// Open tasks, in order.
  var openSelection: Selection {
    selection(
      "is_completed = 0\(ofPriority) ORDER BY priority DESC, position, rowid LIMIT ?2",
      [limit(adding: 0)])
  }

  /// Tasks completed so lately that they keep their place; nil when none does.
  var recentSelection: Selection? {
    settling.map { dates in
      selection(
        "is_completed = 1\(ofPriority) AND completed_at >= ?2 AND completed_at < ?3",
        [.integer(dates.lowerBound.microseconds), .integer(dates.upperBound.microseconds)])
    }
  }

  /// Completed tasks, in order, with room for some that are shown elsewhere; nil when they are not
  /// listed.
  func completedSelection(besides others: Int) -> Selection? {
    guard includeCompleted else { return nil }
    return selection(
      "is_completed = 1\(ofPriority) ORDER BY completed_at DESC, rowid LIMIT ?2",
      [limit(adding: others)])
  }
}

extension Connection {
  func rows(_ selection: TaskQuery.Selection?) throws -> [TaskRow] {
    guard let selection else { return [] }
    return try rows(selection.sql, selection.arguments, read: TaskRow.init(row:))
  }
}
