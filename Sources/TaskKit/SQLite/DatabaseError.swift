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

  init(code: Int32, message: String, sql: String? = nil) {
    self.code = code
    self.message = message
    self.sql = sql
  }

  /// The code without its extension, to be compared with `SQLITE_FULL` and the like.
  package var primaryCode: Int32 { code & 0xff }

  package var description: String {
    "SQLite error \(code): \(message)" + (sql.map { " (in \"\($0)\")" } ?? "")
  }
}
