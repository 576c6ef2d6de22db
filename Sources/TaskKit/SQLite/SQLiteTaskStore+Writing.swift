import FoundationEssentials

extension SQLiteTaskStore {
  package func add(title: String, priority: TaskPriority, steps: Int) throws -> TaskChange {
    try write { connection, now in
      let last = Int(try connection.integer("SELECT last_position FROM counter"))
      let task = try TaskItem.new(
        title: title, priority: priority, steps: steps,
        position: TaskOrder.position(after: last), at: now)
      return try connection.record(.add, before: nil, after: try task.insert(into: connection))
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
      let previous = try connection.neighbour(.before, target.task)
      if task.number != target.number, task.number != previous?.number {
        // Without a place between them, as other programs may leave it, the task stays.
        moved.place =
          TaskOrder.place(between: previous?.task.place, and: target.task.place) ?? moved.place
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
    return try record(kind, before: stored, after: try task.update(stored, in: self))
  }
}
