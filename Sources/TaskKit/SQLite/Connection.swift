import CSQLite
import FoundationEssentials

/// An open database.
///
/// Not for two threads at once: its owner keeps it behind one lock.
final class Connection {
  /// Bytes of write-ahead log at which it is written back into the database.
  private static let checkpointSize = 1 << 20

  /// Bytes of it at which a writer waits for readers that keep it from being emptied.
  private static let largestLog = 2 << 20

  /// How long such a writer waits, in milliseconds.
  private static let patience: Int32 = 100

  /// What a connection is for.
  enum Access {
    /// A store's database, whose log is left to those who hold the store's lock.
    case store
    /// A database that nobody writes, as on a read-only medium: no lock is taken, no file made.
    case unchanging
    /// A file that nobody else knows of; it is made when it is missing.
    case ownFile

    var flags: Int32 {
      switch self {
      case .store: SQLITE_OPEN_READWRITE
      case .unchanging: SQLITE_OPEN_READONLY | SQLITE_OPEN_URI
      case .ownFile: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
      }
    }
  }

  let handle: OpaquePointer
  private let busyTimeout: Int32
  private var statements: [String: Statement] = [:]

  /// Pages in the log after the last commit of this connection.
  private var logPages = 0

  /// Opens a database, with what every connection needs.
  ///
  /// Nothing is written to a store: neither by opening nor by closing, which leaves the log to those
  /// who hold the store's lock. SQLite up to 3.51.2 can damage a file when a checkpoint races with a
  /// commit.
  ///
  /// - Parameter busyWait: how long to wait for programs that write without the store's lock.
  /// - Throws: `DatabaseError`.
  init(path: String, access: Access = .store, busyWait: Duration = .seconds(5)) throws {
    var handle: OpaquePointer?
    // No mutex of SQLite's own: the owner has one.
    let flags = access.flags | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE
    let name = access == .unchanging ? "file:\(path.percentEncoded)?immutable=1" : path
    let code = sqlite3_open_v2(name, &handle, flags, nil)
    guard let handle else { throw DatabaseError(code: code, message: "out of memory") }
    guard code == SQLITE_OK else {
      let error = DatabaseError(code: code, on: handle)
      sqlite3_close(handle)
      throw error
    }
    self.handle = handle
    let (seconds, attoseconds) = busyWait.components
    busyTimeout = Int32(clamping: seconds * 1000 + attoseconds / 1_000_000_000_000_000)
    sqlite3_busy_timeout(handle, busyTimeout)
    if access == .store {
      _ = tasklet_sqlite3_set_flag(handle, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1)
    }
    _ = tasklet_sqlite3_set_flag(handle, SQLITE_DBCONFIG_ENABLE_FKEY, 1)
    _ = tasklet_sqlite3_set_flag(handle, SQLITE_DBCONFIG_DEFENSIVE, 1)
    // The hook takes the place of SQLite's own checkpoints. It gets an unretained reference, which
    // is sound because the database is closed, and the hook with it, before this object is gone.
    sqlite3_wal_hook(
      handle,
      { context, _, _, pages in
        guard let context else { return SQLITE_OK }
        Unmanaged<Connection>.fromOpaque(context).takeUnretainedValue().logPages = Int(pages)
        return SQLITE_OK
      }, Unmanaged.passUnretained(self).toOpaque())
    try execute("PRAGMA synchronous = FULL")
  }

  deinit {
    statements.removeAll()
    sqlite3_close(handle)
  }

  /// The prepared statement for this text, kept for the next time.
  func statement(_ sql: String) throws -> Statement {
    if let known = statements[sql] { return known }
    let statement = try Statement(sql, on: handle)
    statements[sql] = statement
    return statement
  }

  /// Runs a statement to its end and reads each of its rows.
  func rows<Value>(
    _ sql: String, _ arguments: [DatabaseValue] = [], read: (Row) throws -> Value
  ) throws -> [Value] {
    try statement(sql).rows(arguments, read: read)
  }

  /// Runs a statement to its end and hands on each of its rows, of which none is kept.
  func each(
    _ sql: String, _ arguments: [DatabaseValue] = [], _ body: (Row) throws -> Void
  ) throws {
    try statement(sql).each(arguments, body)
  }

  /// Runs a statement up to its first row.
  func first<Value>(
    _ sql: String, _ arguments: [DatabaseValue] = [], read: (Row) throws -> Value
  ) throws -> Value? {
    try statement(sql).first(arguments, read: read)
  }

  /// Runs a statement that has no rows to read.
  func run(_ sql: String, _ arguments: [DatabaseValue] = []) throws {
    _ = try statement(sql).rows(arguments) { _ in }
  }

  /// The first number that a statement gives; 0 when it gives no row.
  func integer(_ sql: String, _ arguments: [DatabaseValue] = []) throws -> Int64 {
    try first(sql, arguments) { $0.integer(0) } ?? 0
  }

  /// Runs several statements, which are not kept and take no arguments.
  func execute(_ sql: String) throws {
    let code = sqlite3_exec(handle, sql, nil, nil, nil)
    guard code == SQLITE_OK else {
      throw DatabaseError(code: code, on: handle, sql: sql)
    }
  }

  /// Whether the file could only be opened for reading.
  var isReadOnly: Bool { sqlite3_db_readonly(handle, "main") == 1 }

  /// The number of the row that was inserted last.
  var lastInsertedRow: Int64 { sqlite3_last_insert_rowid(handle) }

  /// Runs the body in one transaction, which is taken back when the body throws.
  ///
  /// - Parameter begin: `BEGIN IMMEDIATE` before anything that will write: a transaction that begins
  ///   by reading fails at once when another writer comes between.
  func transaction<Value>(_ begin: Transaction, _ body: () throws -> Value) throws -> Value {
    try run(begin.rawValue)
    do {
      let value = try body()
      try run("COMMIT")
      return value
    } catch {
      // A full disk has ended it already. The first error is the one to tell.
      if sqlite3_get_autocommit(handle) == 0 { try? run("ROLLBACK") }
      throw error
    }
  }

  /// The ways to begin a transaction.
  enum Transaction: String {
    case reading = "BEGIN"
    case writing = "BEGIN IMMEDIATE"
  }

  /// Writes the log back once it is large; for the holder of the store's lock.
  func checkpointIfLarge() {
    guard logPages > 0, let pageSize = try? integer("PRAGMA page_size") else { return }
    let size = logPages * Int(pageSize)
    guard size >= Self.checkpointSize else { return }
    logPages = 0
    // The log is emptied too: a process that finds it at its start must read it, and would write it
    // all back again. What a reader still needs stays in the log until the next time; only when
    // readers have kept it from being emptied for long are they waited for. The commit itself is
    // safe already, so a failure here is not the caller's.
    sqlite3_busy_timeout(handle, size >= Self.largestLog ? Self.patience : 0)
    sqlite3_wal_checkpoint_v2(handle, nil, SQLITE_CHECKPOINT_TRUNCATE, nil, nil)
    sqlite3_busy_timeout(handle, busyTimeout)
  }
}

extension String {
  /// For a URI's path: SQLite reads `?`, `#` and `%` as marks.
  fileprivate var percentEncoded: String {
    var result = ""
    // What stands behind two slashes would be a computer's name.
    let path = hasPrefix("//") ? "/" + drop { $0 == "/" } : self
    for scalar in path.unicodeScalars {
      switch scalar {
      case "?": result += "%3f"
      case "#": result += "%23"
      case "%": result += "%25"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
