import CSQLite

extension Connection {
  /// Copies the database as it is at one moment into a file, while others go on reading and writing.
  ///
  /// - Throws: `DatabaseError`.
  func copy(to path: String) throws {
    let target = try Connection(path: path, access: .ownFile)
    guard let copying = sqlite3_backup_init(target.handle, "main", handle, "main") else {
      throw DatabaseError(code: sqlite3_extended_errcode(target.handle), on: target.handle)
    }
    let code = sqlite3_backup_step(copying, -1)
    sqlite3_backup_finish(copying)
    guard code == SQLITE_DONE else { throw DatabaseError(code: code, on: target.handle) }
    // The mode was copied too; a file that is to be moved about has no log beside it.
    try target.execute("PRAGMA journal_mode = DELETE")
  }

  /// What is wrong with the database, in SQLite's words; empty when nothing is.
  ///
  /// - Parameter thorough: whether indexes and the words of titles are compared with the tasks too,
  ///   which finds changed bits that leave the file readable. That needs the right to write.
  /// - Throws: `DatabaseError` when it cannot be told, as when somebody else is writing.
  func faults(thorough: Bool) throws -> [String] {
    do {
      let check = thorough ? "PRAGMA integrity_check(5)" : "PRAGMA quick_check(5)"
      var faults = try rows(check) { $0.text(0) ?? "" }.filter { $0 != "ok" }
      let differing = try integer(
        """
        SELECT (SELECT remaining FROM counter) <> (SELECT count(*) FROM task WHERE is_completed = 0)
          OR (SELECT completed FROM counter) <> (SELECT count(*) FROM task WHERE is_completed = 1)
        """)
      if differing != 0 { faults.append("the counters differ from the tasks") }
      let hasSearch =
        try integer(
          "SELECT count(*) FROM sqlite_schema WHERE name = 'task_text'") == 1
      if thorough, hasSearch, !isReadOnly {
        try run("INSERT INTO task_text (task_text, rank) VALUES ('integrity-check', 1)")
      }
      return faults
    } catch let error as DatabaseError where error.isFault {
      return [error.message]
    }
  }
}

extension DatabaseError {
  /// Whether it lies in the file itself, rather than in its surroundings.
  fileprivate var isFault: Bool {
    [SQLITE_CORRUPT, SQLITE_NOTADB, SQLITE_ERROR, SQLITE_MISMATCH, SQLITE_CONSTRAINT]
      .contains(primaryCode)
  }
}
