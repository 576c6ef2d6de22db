import CSQLite
import FoundationEssentials
import Glibc

/// A store's database, open and of today's schema.
struct OpenDatabase {
  let connection: Connection

  /// The file, as it was just before it was opened.
  let identity: FileIdentity?

  /// Its log. When another file takes the database's place, this log must not be read into it.
  let log: FileIdentity?

  /// Whether it can be kept open: one that is read as unchanging would never show a change.
  let isKept: Bool

  /// Opens the file, makes it when it is missing, and brings it to today's schema.
  ///
  /// A file that is another program's, or newer than this one, is left as it is; before an older one
  /// is changed, it is backed up.
  ///
  /// - Parameters:
  ///   - lockWait: how long to wait for the store's lock; nil for its holder, who would wait for
  ///     itself in vain.
  ///   - busyWait: how long to wait for programs that write without that lock.
  ///   - staleLog: the log of a database that lay in this one's place before.
  /// - Throws: `TaskStoreError` or `DatabaseError`.
  init(
    _ location: StoreLocation, lockWait: Duration?, busyWait: Duration,
    staleLog: FileIdentity? = nil
  ) throws {
    try location.makeFolder()
    try location.checkDatabaseFile()
    if let staleLog, staleLog == FileIdentity(path: location.log) {
      try Self.locked(location, wait: lockWait) {
        if staleLog == FileIdentity(path: location.log) { try location.setAsideLog() }
      }
    }
    if let current = try Self.current(location, busyWait: busyWait) {
      self = current
      return
    }
    self = try Self.locked(location, wait: lockWait) {
      if FileIdentity(path: location.database) == nil { try location.makeDatabase() }
      let identity = FileIdentity(path: location.database)
      let connection = try Connection(path: location.database, busyWait: busyWait)
      try Self.migrate(connection, location)
      return OpenDatabase(connection, identity, location)
    }
  }

  private static func locked<Value>(
    _ location: StoreLocation, wait: Duration?, _ body: () throws -> Value
  ) throws -> Value {
    guard let wait else { return try body() }
    let lock = try StoreLock(path: location.lock, wait: wait)
    let result = Result { try body() }
    lock.release()
    return try result.get()
  }

  private init(
    _ connection: Connection, _ identity: FileIdentity?, _ location: StoreLocation,
    isKept: Bool = true
  ) {
    (self.connection, self.identity, self.isKept) = (connection, identity, isKept)
    log = FileIdentity(path: location.log)
  }

  /// The database, when it is there and needs nothing done; nil when the store must be locked first.
  private static func current(
    _ location: StoreLocation, busyWait: Duration
  ) throws -> OpenDatabase? {
    while let identity = FileIdentity(path: location.database) {
      do {
        let connection = try Connection(path: location.database, busyWait: busyWait)
        guard try isCurrent(connection, location) else { return nil }
        // It may have been replaced in between, and the log beside it would be the other one's.
        guard identity == FileIdentity(path: location.database) else { continue }
        return OpenDatabase(connection, identity, location)
      } catch let error as DatabaseError {
        guard location.isUnwritable(after: error) else { throw error }
        let connection = try Connection(path: location.database, access: .unchanging)
        let version = try Schema.version(of: connection, path: location.database)
        guard version == Migrations.latest else { throw error }
        return OpenDatabase(connection, identity, location, isKept: false)
      }
    }
    return nil
  }

  private static func isCurrent(
    _ connection: Connection, _ location: StoreLocation
  ) throws -> Bool {
    let version = try Schema.version(of: connection, path: location.database)
    let journal = try connection.first("PRAGMA journal_mode") { $0.text(0) }
    return version == Migrations.latest
      && (journal == location.journalMode || location.isReadOnlyFileSystem)
  }

  private static func migrate(_ connection: Connection, _ location: StoreLocation) throws {
    // Refused before anything is written, which changing the journal mode does.
    let version = try Schema.version(of: connection, path: location.database)
    if (1..<Migrations.latest).contains(version) {
      try StoreBackups(location).make(of: connection, at: Date())
    }
    let journal = try connection.first("PRAGMA journal_mode = \(location.journalMode)") {
      $0.text(0)
    }
    guard journal == location.journalMode else {
      throw TaskStoreError.locked(path: location.database)
    }
    try Schema.complete(connection, path: location.database)
  }
}
