import FoundationEssentials

extension SQLiteTaskStore {
  package func add(title: String, priority: TaskPriority, steps: Int) throws -> TaskChange {
    try write { connection, now in
      let last = Int(try connection.integer("SELECT last_position FROM counter"))
      let task = try TaskItem.new(
        title: title, priority: priority, steps: steps,
        position: TaskOrder.position(after: last), at: now)
      try task.insert(into: connection)
      return try connection.record(.add, before: nil, after: task)
    }
  }

  package func edit(_ id: UUID, _ edit: TaskEdit) throws -> TaskChange {
    try write { connection, now in
      let task = try connection.task(id).task
      let edited = try edit.applied(to: task, at: now)
      return try connection.save(edited, over: task, as: edit.kind(editing: task))
    }
  }

  package func delete(_ id: UUID) throws -> TaskChange {
    try write { connection, _ in
      let task = try connection.task(id).task
      try connection.run("DELETE FROM task WHERE id = ?", [.text(id.text)])
      return try connection.record(.delete, before: task, after: nil)
    }
  }

  package func clearCompleted() throws -> TaskChange {
    try write { connection, _ in
      let count = Int(try connection.integer("SELECT completed FROM counter"))
      guard count > 0 else {
        return TaskChange(id: nil, kind: .clearCompleted, before: nil, after: nil, count: 0)
      }
      let change = try connection.record(.clearCompleted, before: nil, after: nil, count: count)
      if let number = change.id { try connection.removeCompleted(by: number) }
      return change
    }
  }

  package func move(_ id: UUID, before successor: UUID) throws -> TaskChange {
    try write { connection, _ in
      let task = try connection.task(id)
      let target = try connection.task(successor)
      try TaskOrder.checkMove(of: task.task, before: target.task)
      var moved = task.task
      let previous = try connection.rows(.before, target).first
      if task.number != target.number, task.number != previous?.number {
        moved.position = try connection.position(
          between: previous?.task.position, and: target, leavingOut: task.number)
      }
      return try connection.save(moved, over: task.task, as: .move)
    }
  }
}

extension Connection {
  /// Writes a task where it differs from what is stored, and remembers how to take that back.
  fileprivate func save(
    _ task: TaskItem, over stored: TaskItem, as kind: TaskChange.Kind
  ) throws -> TaskChange {
    guard !task.isSame(as: stored) else {
      return TaskChange(id: nil, kind: kind, before: stored, after: stored)
    }
    try task.update(stored, in: self)
    return try record(kind, before: stored, after: task)
  }

  /// The neighbours of an open task among those of its priority.
  enum Neighbours: String {
    /// The one just before.
    case before = """
      (position, rowid) < (?2, ?3) ORDER BY priority DESC, position DESC, rowid DESC LIMIT 1
      """
    /// It and those behind it, but for one.
    case from = """
      (position, rowid) >= (?2, ?3) AND rowid <> ?4 ORDER BY position, rowid LIMIT ?5
      """
  }

  static func neighbours(_ neighbours: Neighbours) -> String {
    """
    SELECT \(TaskRow.columns) FROM task
    WHERE is_completed = 0 AND priority = ?1 AND \(neighbours.rawValue)
    """
  }

  fileprivate func rows(
    _ neighbours: Neighbours, _ row: TaskRow, _ more: [DatabaseValue] = []
  ) throws -> [TaskRow] {
    try rows(
      Self.neighbours(neighbours),
      [
        DatabaseValue(row.task.priority.rank), DatabaseValue(row.task.position),
        .integer(row.number),
      ] + more, read: TaskRow.init(row:))
  }

  /// A place just before a task, for which those behind it make room when there is none.
  fileprivate func position(
    between previous: Int?, and target: TaskRow, leavingOut moved: Int64
  ) throws -> Int {
    if let place = TaskOrder.positions(1, between: previous, and: target.task.position)?.first {
      return place
    }
    var count = 16
    while true {
      // One more than are moved: what comes behind them is where the room ends.
      let rows = try rows(.from, target, [.integer(moved), DatabaseValue(count + 1)])
      let isAll = rows.count <= count
      let crowd = isAll ? rows : rows.dropLast()
      let end = isAll ? nil : rows.last?.task.position
      if let places = TaskOrder.positions(crowd.count + 1, between: previous, and: end) {
        for (row, place) in zip(crowd, places.dropFirst()) {
          try run(
            "UPDATE task SET position = ? WHERE rowid = ?",
            [DatabaseValue(place), .integer(row.number)])
        }
        return places[0]
      }
      guard !isAll else { return target.task.position }
      count *= 8
    }
  }
}
