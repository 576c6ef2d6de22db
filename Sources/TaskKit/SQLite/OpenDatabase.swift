import FoundationEssentials

/// A store's database, open and of today's schema.
struct OpenDatabase {
  let connection: Connection

  /// The file, as it was just before it was opened.
  let identity: FileIdentity?

  /// Opens the file, makes it when it is missing, and brings it to today's schema.
  ///
  /// A file that is another program's, or newer than this one, is left as it is.
  ///
  /// - Throws: `TaskStoreError` or `DatabaseError`.
  init(_ location: StoreLocation, lockWait: Duration) throws {
    try location.makeFolder()
    let path = location.database
    if let identity = FileIdentity(path: path) {
      let connection = try Connection(path: path)
      if try Self.isCurrent(connection, path: path) {
        (self.connection, self.identity) = (connection, identity)
        return
      }
    }
    let lock = try StoreLock(path: location.lock, wait: lockWait)
    let result = Result {
      try location.makeDatabaseFile()
      let identity = FileIdentity(path: path)
      let connection = try Connection(path: path)
      try Self.migrate(connection, path: path)
      return (connection, identity)
    }
    lock.release()
    (connection, identity) = try result.get()
  }

  private static func isCurrent(_ connection: Connection, path: String) throws -> Bool {
    let version = try version(connection, path: path)
    let journal = try connection.first("PRAGMA journal_mode") { $0.text(0) }
    return version == Migrations.latest && journal == "wal"
  }

  private static func migrate(_ connection: Connection, path: String) throws {
    // Refused before anything is written, which changing the journal mode does.
    _ = try version(connection, path: path)
    try connection.execute("PRAGMA journal_mode = WAL")
    try connection.transaction(.writing) {
      // Read again inside the transaction: another process may have been first.
      for step in Migrations.steps[try version(connection, path: path)...] {
        try connection.execute(step)
      }
      try connection.execute("PRAGMA application_id = \(Migrations.applicationID)")
      try connection.execute("PRAGMA user_version = \(Migrations.latest)")
    }
  }

  /// The schema's number; 0 for a database with nothing in it.
  private static func version(_ connection: Connection, path: String) throws -> Int {
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
