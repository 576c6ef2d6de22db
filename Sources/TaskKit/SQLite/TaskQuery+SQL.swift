extension TaskQuery {
  /// Which rows, in which order, and what the statement is given.
  struct Selection {
    fileprivate let condition: String
    let arguments: [DatabaseValue]

    func sql(of columns: String) -> String { "SELECT \(columns) FROM task WHERE \(condition)" }
  }

  private var ofPriority: String { priority == nil ? "" : " AND priority = ?1" }

  /// Fewer rows have the words than have the state, so it is the words that are followed.
  private func isCompleted(_ isCompleted: Bool) -> String {
    let follows = TitleSearch(search)?.words.isEmpty ?? true
    return "\(follows ? "" : "+")is_completed = \(isCompleted ? 1 : 0)\(ofPriority)\(found)"
  }

  private var found: String {
    guard let search = TitleSearch(search) else { return "" }
    let words =
      search.words.isEmpty
      ? "" : " AND rowid IN (SELECT rowid FROM task_text WHERE task_text MATCH ?4)"
    return words + search.fragments.indices.map { " AND instr(title, ?\($0 + 5)) > 0" }.joined()
  }

  private func selection(_ condition: String, _ arguments: [DatabaseValue]) -> Selection {
    // The numbered places leave ?1 to the priority and those from ?4 on to the search, whether or
    // not they are asked for.
    var all = [priority.map { DatabaseValue($0.rank) } ?? .null] + arguments
    if let search = TitleSearch(search) {
      while all.count < 3 { all.append(.null) }
      all += [.text(search.expression)] + search.fragments.map(DatabaseValue.text)
    }
    return Selection(condition: condition, arguments: all)
  }

  /// -1 asks SQLite for all.
  private func limit(adding more: Int) -> DatabaseValue {
    DatabaseValue(limit.map { max($0, 0) + more } ?? -1)
  }

  /// Open tasks, in order.
  var openSelection: Selection {
    selection(
      "\(isCompleted(false)) ORDER BY priority DESC, position, fraction LIMIT ?2",
      [limit(adding: 0)])
  }

  /// Tasks completed so lately that they keep their place; nil when none does.
  var recentSelection: Selection? {
    settling.map { dates in
      selection(
        "is_completed = 1\(ofPriority)\(found) AND completed_at >= ?2 AND completed_at < ?3",
        [.integer(dates.lowerBound.microseconds), .integer(dates.upperBound.microseconds)])
    }
  }

  /// Completed tasks, in order, with room for some that are shown elsewhere; nil when they are not
  /// listed.
  func completedSelection(besides others: Int) -> Selection? {
    guard includeCompleted else { return nil }
    return selection(
      "\(isCompleted(true)) ORDER BY completed_at DESC, rowid LIMIT ?2",
      [limit(adding: others)])
  }
}

extension TitleSearch {
  /// For the index: a quoted word is taken as text, whatever stands in it.
  var expression: String {
    words.map { "\"\($0.replacing("\"", with: "\"\""))\"*" }.joined(separator: " ")
  }
}

extension Connection {
  /// How many of the first rows of a listing are looked at by themselves.
  private static let probed = 256

  func rows<Value: ListedRow>(_ selection: TaskQuery.Selection?) throws -> [Value] {
    guard let selection else { return [] }
    return try rows(
      selection.sql(of: Value.columns), selection.arguments, read: Value.init(row:))
  }

  private func numberedRows<Value: ListedRow>(
    _ selection: TaskQuery.Selection
  ) throws -> Rows<Value> {
    var rows = Rows<Value>()
    try each(selection.sql(of: Value.columns), selection.arguments) {
      rows.append(try Value(row: $0), number: $0.integer(0))
    }
    return rows
  }

  /// The open tasks that a query asks for.
  ///
  /// Finding a word costs what it finds, which for a word in nearly every title is nearly all there
  /// is. Such a word is in the first rows too: where they give as many as are asked for, that is the
  /// answer.
  func openRows<Value: ListedRow>(_ query: TaskQuery) throws -> Rows<Value> {
    if let limit = query.limit, limit < Self.probed, let search = TitleSearch(query.search),
      !search.words.isEmpty, try integer("SELECT remaining FROM counter") > 16 * Self.probed
    {
      var unsearched = query
      (unsearched.search, unsearched.limit) = (nil, Self.probed)
      let first: Rows<Value> = try numberedRows(unsearched.openSelection)
      let found = try numbers(of: first, matching: search)
      if found.count >= limit {
        var rows = Rows<Value>()
        for (value, number) in zip(first.values, first.numbers)
        where found.contains(number) && rows.values.count < limit {
          rows.append(value, number: number)
        }
        return rows
      }
    }
    return try numberedRows(query.openSelection)
  }

  /// Asks an index of these rows alone, so that it finds just what the whole one would.
  private func numbers(
    of rows: Rows<some ListedRow>, matching search: TitleSearch
  ) throws -> Set<Int64> {
    try execute(
      """
      CREATE VIRTUAL TABLE IF NOT EXISTS temp.probe USING fts5 (
        title, tokenize = 'unicode61 remove_diacritics 2');
      DELETE FROM temp.probe;
      """)
    for (value, number) in zip(rows.values, rows.numbers) {
      try run(
        "INSERT INTO temp.probe (rowid, title) VALUES (?, ?)",
        [.integer(number), .text(value.title)])
    }
    let contained = search.fragments.indices.map { " AND instr(title, ?\($0 + 2)) > 0" }.joined()
    return Set(
      try self.rows(
        "SELECT rowid FROM temp.probe WHERE probe MATCH ?1\(contained)",
        [.text(search.expression)] + search.fragments.map(DatabaseValue.text)
      ) { $0.integer(0) })
  }
}
