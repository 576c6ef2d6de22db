/// The schema inside a database.
enum Schema {
  /// Brings a database to today's schema, in one transaction.
  ///
  /// - Throws: `TaskStoreError` or `DatabaseError`.
  static func complete(_ connection: Connection, path: String) throws {
    try connection.transaction(.writing) {
      // Read inside the transaction: another process may have been first.
      for step in Migrations.steps[try version(of: connection, path: path)...] {
        try connection.execute(step)
      }
      try connection.execute("PRAGMA application_id = \(Migrations.applicationID)")
      try connection.execute("PRAGMA user_version = \(Migrations.latest)")
    }
  }

  /// The schema's number; 0 for a database with nothing in it.
  ///
  /// - Throws: `TaskStoreError` for a database that is not ours or is newer.
  static func version(of connection: Connection, path: String) throws -> Int {
    let version = Int(try connection.integer("PRAGMA user_version"))
    let application = try connection.integer("PRAGMA application_id")
    if application != Migrations.applicationID {
      let isEmpty = try connection.integer("SELECT count(*) FROM sqlite_schema") == 0
      guard isEmpty, application == 0, version == 0 else {
        throw TaskStoreError.foreignDatabase(path: path)
      }
    }
    guard version <= Migrations.latest else {
      throw TaskStoreError.newerSchema(path: path, found: version, known: Migrations.latest)
    }
    return max(version, 0)
  }
}
