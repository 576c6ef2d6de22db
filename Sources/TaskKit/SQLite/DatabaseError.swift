import CSQLite

/// What SQLite refused, as it said it.
///
/// The statement is kept and its arguments are not: they may hold what a person wrote.
package struct DatabaseError: Error, Hashable, Sendable, CustomStringConvertible {
  /// SQLite's extended result code.
  package let code: Int32

  /// SQLite's own words.
  package let message: String

  /// The statement, with `?` for its arguments; nil when none was running.
  package let sql: String?

  /// What the system said (`errno`) when a file could not be opened, read or written; otherwise 0.
  package let systemCode: Int32

  init(code: Int32, message: String, sql: String? = nil, systemCode: Int32 = 0) {
    self.code = code
    self.message = message
    self.sql = sql
    self.systemCode = systemCode
  }

  /// What a connection said last.
  init(code: Int32, on database: OpaquePointer, sql: String? = nil) {
    // The system's number is only about this error where a file is: SQLite keeps the last one.
    let concernsFile = [SQLITE_CANTOPEN, SQLITE_IOERR, SQLITE_FULL].contains(code & 0xff)
    self.init(
      code: code, message: String(cString: sqlite3_errmsg(database)), sql: sql,
      systemCode: concernsFile ? sqlite3_system_errno(database) : 0)
  }

  /// The code without its extension, to be compared with `SQLITE_FULL` and the like.
  package var primaryCode: Int32 { code & 0xff }

  package var description: String {
    "SQLite error \(code): \(message)" + (sql.map { " (in \"\($0)\")" } ?? "")
  }
}
