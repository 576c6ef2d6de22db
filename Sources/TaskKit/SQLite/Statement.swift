import CSQLite
import FoundationEssentials

/// A prepared statement, used again and again.
///
/// It is used where its connection is, and finalized with it.
final class Statement {
  private let handle: OpaquePointer
  private let database: OpaquePointer
  private let sql: String

  /// - Throws: `DatabaseError` when SQLite does not understand the statement.
  init(_ sql: String, on database: OpaquePointer) throws {
    var handle: OpaquePointer?
    let code = sqlite3_prepare_v3(
      database, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &handle, nil)
    guard code == SQLITE_OK, let handle else {
      throw DatabaseError(code: code, on: database, sql: sql)
    }
    self.handle = handle
    self.database = database
    self.sql = sql
  }

  deinit { sqlite3_finalize(handle) }

  /// Runs the statement to its end and reads each of its rows.
  func rows<Value>(_ arguments: [DatabaseValue], read: (Row) throws -> Value) throws -> [Value] {
    var values: [Value] = []
    try each(arguments) { values.append(try read($0)) }
    return values
  }

  /// Runs the statement to its end and hands on each of its rows.
  func each(_ arguments: [DatabaseValue], _ body: (Row) throws -> Void) throws {
    try bind(arguments)
    // A statement that is not reset keeps its transaction open.
    defer { sqlite3_reset(handle) }
    while try step() { try body(Row(handle: handle)) }
  }

  /// Runs the statement up to its first row.
  func first<Value>(_ arguments: [DatabaseValue], read: (Row) throws -> Value) throws -> Value? {
    try bind(arguments)
    defer { sqlite3_reset(handle) }
    return try step() ? try read(Row(handle: handle)) : nil
  }

  private func step() throws -> Bool {
    switch sqlite3_step(handle) {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    case let code: throw error(code)
    }
  }

  private func bind(_ arguments: [DatabaseValue]) throws {
    for (index, argument) in zip(Int32(1)..., arguments) {
      let code =
        switch argument {
        case .integer(let value): sqlite3_bind_int64(handle, index, value)
        case .null: sqlite3_bind_null(handle, index)
        case .text(let text): bind(text, at: index)
        }
      guard code == SQLITE_OK else { throw error(code) }
    }
  }

  private func bind(_ text: String, at index: Int32) -> Int32 {
    var text = text
    return text.withUTF8 { bytes in
      guard let length = Int32(exactly: bytes.count) else { return SQLITE_TOOBIG }
      // SQLite copies the bytes before the call returns, and the bytes live that long. UInt8 and
      // CChar have one layout. An empty string may have no address, which SQLite would take as NULL.
      return bytes.withMemoryRebound(to: CChar.self) {
        $0.baseAddress.map { tasklet_sqlite3_bind_text(handle, index, $0, length) }
          ?? tasklet_sqlite3_bind_text(handle, index, "", 0)
      }
    }
  }

  private func error(_ code: Int32) -> DatabaseError {
    DatabaseError(code: sqlite3_extended_errcode(database), on: database, sql: sql)
  }
}

/// The row a statement stands on; valid until it moves on.
struct Row {
  fileprivate let handle: OpaquePointer

  func integer(_ column: Int32) -> Int64 { sqlite3_column_int64(handle, column) }

  func optionalInteger(_ column: Int32) -> Int64? {
    sqlite3_column_type(handle, column) == SQLITE_NULL ? nil : integer(column)
  }

  func text(_ column: Int32) -> String? {
    bytes(column).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The id that a text is.
  func uuid(_ column: Int32) -> UUID? { bytes(column).flatMap { UUID(text: $0) } }

  /// The bytes of a text, which are good until the statement moves on: callers copy them.
  private func bytes(_ column: Int32) -> UnsafeBufferPointer<UInt8>? {
    guard let bytes = sqlite3_column_text(handle, column) else { return nil }
    // There are as many as SQLite says, which wants to be asked after the text.
    return UnsafeBufferPointer(start: bytes, count: Int(sqlite3_column_bytes(handle, column)))
  }
}
