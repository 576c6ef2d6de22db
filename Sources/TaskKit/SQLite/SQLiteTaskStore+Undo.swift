import CSQLite
import FoundationEssentials

extension SQLiteTaskStore {
  package func undo(change id: Int?) throws -> TaskChange {
    do {
      return try takeBack(id)
    } catch let error as TaskStoreError where id == nil && error.isOutOfReach {
      // Said once; the next undo goes on to the change before, which would be out of reach as well.
      try write { connection, _ in
        try connection.run(
          """
          UPDATE change SET is_undone = 1
          WHERE id = (SELECT max(id) FROM change WHERE is_undone = 0)
          """)
      }
      throw error
    }
  }

  private func takeBack(_ id: Int?) throws -> TaskChange {
    try write { connection, now in
      let change = try connection.change(id)
      guard let number = change.id else { throw TaskStoreError.nothingToUndo }
      try connection.run(
        "UPDATE change SET is_undone = 1 WHERE id = ?", [DatabaseValue(number)])
      guard let task = change.task else {
        if change.kind == .importTasks {
          try connection.takeAway(number, count: change.count)
        } else {
          try connection.bringBack(number)
        }
        return change
      }
      let current = try connection.find(task.id)?.task
      switch try change.reversal(of: current, at: now) {
      case .insert(let task): try task.insert(into: connection)
      case .update(let task): try task.update(current ?? task, in: connection)
      case .delete:
        try connection.run("DELETE FROM task WHERE id = ?", [.text(task.id.text)])
      }
      return change
    }
  }
}

extension TaskStoreError {
  /// Whether a change cannot be taken back any more.
  fileprivate var isOutOfReach: Bool {
    switch self {
    case .changedSince, .importChangedSince: true
    default: false
    }
  }
}

extension Connection {
  /// Remembers a change, and forgets the one that is too old to be taken back.
  func record(
    _ kind: TaskChange.Kind, before: TaskItem?, after: TaskItem?, count: Int = 1
  ) throws -> TaskChange {
    try run(
      "INSERT INTO change (kind, before, after, count) VALUES (?, ?, ?, ?)",
      [
        .text(kind.rawValue), DatabaseValue(try before.map(Self.encode)),
        DatabaseValue(try after.map(Self.encode)), DatabaseValue(count),
      ])
    let id = Int(lastInsertedRow)
    try run("DELETE FROM change WHERE id <= ?", [DatabaseValue(id - TaskChange.kept)])
    return TaskChange(id: id, kind: kind, before: before, after: after, count: count)
  }

  /// A change that can be taken back; without a number the newest.
  ///
  /// - Throws: `TaskStoreError`.
  fileprivate func change(_ id: Int?) throws -> TaskChange {
    let columns = "SELECT id, kind, before, after, is_undone, count FROM change"
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
        after: try row.text(3).map(Self.decode), count: Int(row.integer(5)))
    }
    guard let found else {
      throw id.map(TaskStoreError.unknownChange) ?? TaskStoreError.nothingToUndo
    }
    return found
  }

  /// The columns of a task without its row's number.
  private static let kept = """
    id, title, is_completed, priority, steps_done, steps_target, position, fraction, \
    created_at, modified_at, completed_at, due_at
    """

  /// Deletes the completed tasks, and keeps them for as long as that can be taken back.
  func removeCompleted(by change: Int) throws {
    try run(
      """
      INSERT INTO removed (change, \(Self.kept))
      SELECT ?, \(Self.kept) FROM task WHERE is_completed = 1 ORDER BY rowid
      """, [DatabaseValue(change)])
    try run("DELETE FROM task WHERE is_completed = 1")
  }

  /// Brings back the tasks that a change has removed.
  ///
  /// - Throws: `TaskStoreError.changedSince` when one of them is there again.
  fileprivate func bringBack(_ change: Int) throws {
    let change = DatabaseValue(change)
    let present = try first(
      """
      SELECT removed.title FROM removed JOIN task ON task.id = removed.id
      WHERE removed.change = ? LIMIT 1
      """, [change]
    ) { $0.text(0) ?? "" }
    if let present { throw TaskStoreError.changedSince(present) }
    try run(
      """
      INSERT INTO task (\(Self.kept))
      SELECT \(Self.kept) FROM removed WHERE change = ? ORDER BY rowid
      """, [change])
    try run("DELETE FROM removed WHERE change = ?", [change])
  }

  // MARK: Imports

  /// Remembers that a task came with an import.
  func remember(_ task: TaskItem, importedBy change: Int) throws {
    try run(
      "INSERT INTO imported (change, task) VALUES (?, ?)",
      [DatabaseValue(change), .text(task.id.text)])
  }

  /// Says how many tasks a change concerns.
  func setCount(_ count: Int, of change: Int) throws {
    try run(
      "UPDATE change SET count = ? WHERE id = ?", [DatabaseValue(count), DatabaseValue(change)])
  }

  /// Deletes the tasks that came with an import, and no others.
  ///
  /// - Throws: `TaskStoreError.importChangedSince` when one of them is gone, or was changed by
  ///   anything but a move.
  fileprivate func takeAway(_ change: Int, count: Int) throws {
    let change = DatabaseValue(change)
    let imported = "(SELECT task FROM imported WHERE change = ?1)"
    let left = try integer("SELECT count(*) FROM task WHERE id IN \(imported)", [change])
    // All changes that came after one that can still be taken back are remembered.
    let changes = try integer(
      """
      SELECT count(*) FROM change
      WHERE id > ?1 AND is_undone = 0 AND kind <> 'move'
        AND coalesce(after, before) ->> '$.id' IN \(imported)
      """, [change])
    guard left == count, changes == 0 else { throw TaskStoreError.importChangedSince }
    try run("DELETE FROM task WHERE id IN \(imported)", [change])
    try run("DELETE FROM imported WHERE change = ?1", [change])
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
