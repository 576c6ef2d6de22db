import CSQLite
import FoundationEssentials

extension SQLiteTaskStore {
  package func undo(change id: Int?) throws -> TaskChange {
    try write { connection, now in
      let change = try connection.change(id)
      guard let number = change.id, let task = change.task else {
        throw TaskStoreError.nothingToUndo
      }
      let current = try connection.find(task.id)?.task
      switch try change.reversal(of: current, at: now) {
      case .insert(let task): try task.insert(into: connection)
      case .update(let task): try task.update(current ?? task, in: connection)
      case .delete:
        try connection.run("DELETE FROM task WHERE id = ?", [.text(task.id.uuidString)])
      }
      try connection.run(
        "UPDATE change SET is_undone = 1 WHERE id = ?", [DatabaseValue(number)])
      return change
    }
  }
}

extension Connection {
  /// Remembers a change, and forgets the one that is too old to be taken back.
  func record(
    _ kind: TaskChange.Kind, before: TaskItem?, after: TaskItem?
  ) throws -> TaskChange {
    try run(
      "INSERT INTO change (kind, before, after) VALUES (?, ?, ?)",
      [
        .text(kind.rawValue), DatabaseValue(try before.map(Self.encode)),
        DatabaseValue(try after.map(Self.encode)),
      ])
    let id = Int(lastInsertedRow)
    try run("DELETE FROM change WHERE id <= ?", [DatabaseValue(id - TaskChange.kept)])
    return TaskChange(id: id, kind: kind, before: before, after: after)
  }

  /// A change that can be taken back; without a number the newest.
  ///
  /// - Throws: `TaskStoreError`.
  fileprivate func change(_ id: Int?) throws -> TaskChange {
    let columns = "SELECT id, kind, before, after, is_undone FROM change"
    let sql =
      id == nil
      ? "\(columns) WHERE is_undone = 0 ORDER BY id DESC LIMIT 1" : "\(columns) WHERE id = ?"
    let found = try first(sql, id.map { [DatabaseValue($0)] } ?? []) { row in
      let number = Int(row.integer(0))
      guard row.integer(4) == 0 else { throw TaskStoreError.alreadyUndone(number) }
      guard let kind = row.text(1).flatMap(TaskChange.Kind.init(rawValue:)) else {
        throw DatabaseError(code: SQLITE_CORRUPT, message: "change \(number) is of no known kind")
      }
      return TaskChange(
        id: number, kind: kind, before: try row.text(2).map(Self.decode),
        after: try row.text(3).map(Self.decode))
    }
    guard let found else {
      throw id.map(TaskStoreError.unknownChange) ?? TaskStoreError.nothingToUndo
    }
    return found
  }

  private static func encode(_ task: TaskItem) throws -> String {
    String(decoding: try JSONEncoder().encode(task), as: UTF8.self)
  }

  private static func decode(_ text: String) throws -> TaskItem {
    do {
      return try JSONDecoder().decode(TaskItem.self, from: Data(text.utf8))
    } catch {
      throw DatabaseError(code: SQLITE_CORRUPT, message: "a remembered change cannot be read")
    }
  }
}
