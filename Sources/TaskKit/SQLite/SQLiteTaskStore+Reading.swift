import FoundationEssentials

extension SQLiteTaskStore {
  package func tasks(matching query: TaskQuery) throws -> [TaskItem] {
    try read { try $0.tasks(query) }
  }

  package func lines(matching query: TaskQuery) throws -> [TaskLine] {
    try read { connection in
      var lines = try connection.lines(query)
      let shortIDs = try connection.uniquePrefixes(of: lines.map(\.id))
      for place in lines.indices { lines[place].shortID = shortIDs[place] }
      return lines
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
}

extension Connection {
  fileprivate func tasks(_ query: TaskQuery) throws -> [TaskItem] {
    let open: Rows<TaskItem> = try openRows(query)
    let recent: [TaskRow] = try rows(query.recentSelection)
    // Where open ones fill the list, none of the others comes.
    let isFull = query.limit.map { open.values.count >= $0 } ?? false
    let completed: [TaskRow] =
      isFull ? [] : try rows(query.completedSelection(besides: recent.count))
    return query.joined(open: open, recent: recent, completed: completed)
  }

  /// The lines, without their short ids.
  fileprivate func lines(_ query: TaskQuery) throws -> [TaskLine] {
    guard query.settling == nil else {
      return try tasks(query).map { TaskLine($0, shortID: "") }
    }
    // Where none keeps its place, the completed ones follow the open ones.
    let open: Rows<TaskLine> = try openRows(query)
    let limit = query.limit.map { max($0, 0) } ?? .max
    guard query.includeCompleted, open.values.count < limit else { return open.values }
    let completed: [TaskLine] = try rows(query.completedSelection(besides: 0))
    return open.values + completed.prefix(limit - open.values.count)
  }
}

extension Connection {
  /// For each task, in the same order, the shortest beginning of its id that names it alone.
  fileprivate func uniquePrefixes(of ids: [UUID]) throws -> [String] {
    let total = Int(try integer("SELECT remaining + completed FROM counter"))
    if ids.count == total { return IDPrefix.unique(ofAll: ids) }
    // Finding neighbours one by one costs more than passing by a few more of them.
    return ids.count * 8 < total ? try prefixesByNeighbours(ids) : try prefixesByPassing(ids)
  }

  // The ids that share most with one are its neighbours in the index.

  fileprivate func prefixesByNeighbours(_ ids: [UUID]) throws -> [String] {
    let neighbours = [
      "SELECT id FROM task WHERE id < ? ORDER BY id DESC LIMIT 1",
      "SELECT id FROM task WHERE id > ? ORDER BY id LIMIT 1",
    ]
    return try ids.map { id in
      let found = try neighbours.map { sql in
        try first(sql, [.text(id.text)]) { $0.uuid(0) } ?? nil
      }
      return IDPrefix.unique(of: id, sharing: found.map { $0.map(id.sharedCount) ?? 0 }.max() ?? 0)
    }
  }

  fileprivate func prefixesByPassing(_ ids: [UUID]) throws -> [String] {
    var prefixes = [String](repeating: "", count: ids.count)
    var wanted = ids.indices.map { (place: $0, key: ids[$0].sortKey) }
    wanted.sort { $0.key < $1.key }
    var next = wanted.startIndex
    var (previous, current): (UUID?, UUID?) = (nil, nil)
    func pass(to following: UUID?) {
      if let current {
        let key = current.sortKey
        // One that comes before is missing from the index.
        while next < wanted.endIndex, wanted[next].key < key { next += 1 }
        while next < wanted.endIndex, wanted[next].key == key {
          let shared = max(
            previous.map(current.sharedCount) ?? 0, following.map(current.sharedCount) ?? 0)
          prefixes[wanted[next].place] = IDPrefix.unique(of: current, sharing: shared)
          next += 1
        }
      }
      (previous, current) = (current, following)
    }
    try each("SELECT id FROM task ORDER BY id") { pass(to: $0.uuid(0)) }
    pass(to: nil)
    for place in ids.indices where prefixes[place].isEmpty { prefixes[place] = ids[place].text }
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
