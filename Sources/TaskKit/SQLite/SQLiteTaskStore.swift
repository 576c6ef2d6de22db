import Doorbell
import FoundationEssentials
import Synchronization

/// The tasks in one SQLite file, shared with any number of processes.
///
/// Rows are changed one at a time, each in a transaction of its own under the lock of `StoreLock`;
/// letting go of it rings the doorbell, so that everybody who shows tasks looks again.
///
/// The file is opened at the first call. It may be replaced at any time: every call compares the
/// open file with what lies at the path, and opens that.
package final class SQLiteTaskStore: TaskStore {
  package let location: StoreLocation

  let now: @Sendable () -> Date
  let lockWait: Duration
  private let state = Mutex(State())

  /// What the lock guards.
  private struct State {
    var open: OpenDatabase?

    /// Grows with every change by this store, which `PRAGMA data_version` does not tell.
    var ownChanges = 0

    /// What `hasChanged` saw last.
    var seen: Version?
  }

  private struct Version: Equatable {
    let file: FileIdentity?
    let data: Int64
    let ownChanges: Int
  }

  /// - Parameters:
  ///   - location: the store's files; they are made when they are first needed.
  ///   - lockWait: how long an operation waits for another writer.
  ///   - now: the clock for the dates of tasks.
  package init(
    location: StoreLocation = .standard(), lockWait: Duration = .seconds(5),
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.location = location
    self.lockWait = lockWait
    self.now = now
  }

  package func makeChangeListener() throws -> DoorbellListener? {
    try location.makeFolder()
    do {
      // Other programs, such as the sqlite3 shell, write without ringing.
      return try DoorbellListener(path: location.lock, watching: location.databaseNames)
    } catch {
      throw TaskStoreError.from(error)
    }
  }

  package var pollInterval: Duration? { location.isOnNetwork ? .seconds(2) : nil }

  package func hasChanged() throws -> Bool {
    try access { state, connection in
      let version = Version(
        file: FileIdentity(path: location.database),
        data: try connection.integer("PRAGMA data_version"),
        ownChanges: state.ownChanges)
      defer { state.seen = version }
      return state.seen != version
    }
  }

  /// Runs the body in a transaction that only reads, so that all it reads is of one moment.
  func read<Value: Sendable>(_ body: (Connection) throws -> Value) throws -> Value {
    try access { _, connection in
      try connection.transaction(.reading) { try body(connection) }
    }
  }

  /// Runs the body in a transaction that writes, under the store's lock.
  ///
  /// - Parameter body: is given the time that its changes bear.
  func write<Value: Sendable>(_ body: (Connection, Date) throws -> Value) throws -> Value {
    // The first opening may have to lock the store itself, to make its schema.
    try access { _, _ in }
    // Taken before the transaction begins, so that no commit can go unheard.
    let lock = try StoreLock(path: location.lock, wait: lockWait)
    let result = Result {
      try access(writing: true) { state, connection in
        let value = try connection.transaction(.writing) { try body(connection, now()) }
        state.ownChanges += 1
        connection.checkpointIfLarge()
        return value
      }
    }
    lock.release()
    return try result.get()
  }

  /// Runs the body outside of any transaction.
  func check<Value: Sendable>(_ body: (Connection) throws -> Value) throws -> Value {
    try access { _, connection in try body(connection) }
  }

  /// Closes the file and keeps everybody in this process from it meanwhile.
  func withClosedFile<Value: Sendable>(_ body: () throws -> Value) throws -> Value {
    try state.withLock { state in
      state.open = nil
      do {
        return try body()
      } catch {
        throw TaskStoreError.from(error, path: location.database)
      }
    }
  }

  private func access<Value: Sendable>(
    writing: Bool = false, _ body: (inout State, Connection) throws -> Value
  ) throws -> Value {
    try state.withLock { state in
      do {
        let database = try current(&state, writing: writing)
        return try body(&state, database.connection)
      } catch {
        throw TaskStoreError.from(error, path: location.database)
      }
    }
  }

  /// The database that lies at the path now.
  private func current(_ state: inout State, writing: Bool) throws -> OpenDatabase {
    let isReplaced = state.open?.identity != FileIdentity(path: location.database)
    // What could only be read when it was opened may be writable by now.
    if let open = state.open, !isReplaced, !writing || !open.connection.isReadOnly { return open }
    // The old log is held open meanwhile: its number must not become another file's. Of the same file
    // nothing is held, since connections share what SQLite has learnt of it.
    let replaced = isReplaced ? state.open : nil
    state.open = nil
    let database = try withExtendedLifetime(replaced) {
      // Who writes holds the lock.
      try OpenDatabase(
        location, lockWait: writing ? nil : lockWait, busyWait: lockWait, staleLog: replaced?.log)
    }
    if database.isKept { state.open = database }
    return database
  }
}
