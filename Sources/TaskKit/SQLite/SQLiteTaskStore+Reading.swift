import FoundationEssentials

extension SQLiteTaskStore {
  package func tasks(matching query: TaskQuery) throws -> [TaskItem] {
    try read { connection in
      let open = try connection.openRows(query)
      let recent = try connection.rows(query.recentSelection)
      // Where open ones fill the list, none of the others comes.
      let isFull = query.limit.map { open.count >= $0 } ?? false
      let completed =
        isFull ? [] : try connection.rows(query.completedSelection(besides: recent.count))
      return query.joined(open: open, recent: recent, completed: completed)
    }
  }

  package func counts() throws -> TaskCounts {
    try read { connection in
      let counts = try connection.first("SELECT remaining, completed FROM counter") {
        TaskCounts(remaining: Int($0.integer(0)), completed: Int($0.integer(1)))
      }
      guard let counts else { throw TaskStoreError.damaged(path: location.database) }
      return counts
    }
  }

  package func task(id: UUID) throws -> TaskItem {
    try read { try $0.task(id).task }
  }

  package func task(withPrefix prefix: String) throws -> TaskItem {
    let prefix = try IDPrefix(prefix)
    return try read { connection in
      let rows = try connection.rows(
        "SELECT \(TaskRow.columns) FROM task WHERE id >= ?1 AND id < ?2 LIMIT 2", prefix.arguments,
        read: TaskRow.init(row:))
      guard let row = rows.first else { throw TaskStoreError.unknownTask(prefix.text) }
      guard rows.count == 1 else {
        let matches = try connection.integer(
          "SELECT count(*) FROM task WHERE id >= ?1 AND id < ?2", prefix.arguments)
        throw TaskStoreError.ambiguousTask(prefix.text, matches: Int(matches))
      }
      return row.task
    }
  }

  package func uniquePrefixes(of ids: [UUID]) throws -> [UUID: String] {
    try read { connection in
      let total = Int(try connection.integer("SELECT remaining + completed FROM counter"))
      // Finding neighbours one by one costs more than passing by a few more of them.
      return ids.count * 8 < total
        ? try connection.prefixesByNeighbours(ids)
        : try connection.prefixesByPassing(ids, total: total)
    }
  }
}

extension Connection {
  // The ids that share most with one are its neighbours in the index.

  fileprivate func prefixesByNeighbours(_ ids: [UUID]) throws -> [UUID: String] {
    let neighbours = [
      "SELECT id FROM task WHERE id < ? ORDER BY id DESC LIMIT 1",
      "SELECT id FROM task WHERE id > ? ORDER BY id LIMIT 1",
    ]
    var prefixes: [UUID: String] = [:]
    for id in ids {
      let found = try neighbours.map { sql in
        try first(sql, [.text(id.text)]) { $0.uuid(0) } ?? nil
      }
      prefixes[id] = IDPrefix.unique(
        of: id, sharing: found.map { $0.map(id.sharedCount) ?? 0 }.max() ?? 0)
    }
    return prefixes
  }

  fileprivate func prefixesByPassing(_ ids: [UUID], total: Int) throws -> [UUID: String] {
    // Where all are wanted, they are all here.
    let wanted = ids.count == total ? nil : Set(ids)
    var prefixes = [UUID: String](minimumCapacity: ids.count)
    var (previous, current): (UUID?, UUID?) = (nil, nil)
    func pass(to next: UUID?) {
      if let current, wanted?.contains(current) ?? true {
        let shared = (
          previous.map(current.sharedCount) ?? 0, next.map(current.sharedCount) ?? 0
        )
        prefixes[current] = IDPrefix.unique(of: current, sharing: max(shared.0, shared.1))
      }
      (previous, current) = (current, next)
    }
    if wanted == nil {
      for id in ids.sorted(by: UUID.precedes) { pass(to: id) }
    } else {
      try each("SELECT id FROM task ORDER BY id") { pass(to: $0.uuid(0)) }
    }
    pass(to: nil)
    return prefixes
  }
}

extension IDPrefix {
  fileprivate var arguments: [DatabaseValue] { [.text(text), .text(end)] }
}

extension Connection {
  /// - Throws: `TaskStoreError.unknownTask`.
  func task(_ id: UUID) throws -> TaskRow {
    guard let row = try find(id) else { throw TaskStoreError.unknownTask(id.text) }
    return row
  }

  func find(_ id: UUID) throws -> TaskRow? {
    try first(
      "SELECT \(TaskRow.columns) FROM task WHERE id = ?", [.text(id.text)],
      read: TaskRow.init(row:))
  }
}
