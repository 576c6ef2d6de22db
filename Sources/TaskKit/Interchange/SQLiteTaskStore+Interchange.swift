import IntentCore
import FoundationEssentials

extension SQLiteTaskStore {
  /// Hands on all tasks as they are at one moment, in the order of a listing, keeping none of them.
  func eachTask(_ body: (TaskItem) throws -> Void) throws {
    let query = TaskQuery(includeCompleted: true)
    try read { connection in
      for selection in [query.openSelection, query.completedSelection(besides: 0)] {
        guard let selection else { continue }
        try connection.each(selection.sql, selection.arguments) { row in
          try body(try TaskRow(row: row).task)
        }
      }
    }
  }

  /// Imports tasks in one transaction: all of them, or none when the body throws.
  func importTasks(_ body: (TaskImporter) throws -> Void) throws {
    try write { connection, now in try body(try TaskImporter(connection, now: now)) }
  }
}

/// Adds imported tasks inside a transaction.
final class TaskImporter {
  private let connection: Connection
  private let now: Date
  private var last: Int

  /// How many tasks were added.
  private(set) var added = 0

  init(_ connection: Connection, now: Date) throws {
    self.connection = connection
    self.now = now
    last = Int(try connection.integer("SELECT last_position FROM counter"))
  }

  /// Adds a task, or leaves it when it is there already, the same in all but its place.
  ///
  /// - Throws: `TaskStoreError` or `InterchangeError` when it cannot be added.
  func add(_ imported: ImportedTask) throws {
    let task = try imported.task(at: TaskOrder.position(after: last), now: now)
    if let id = imported.id, let stored = try connection.find(id)?.task {
      var compared = stored
      compared.position = task.position
      compared.modifiedAt = task.modifiedAt
      guard compared.isSame(as: task) else {
        throw InterchangeError.differentTask(id: id.uuidString)
      }
      return
    }
    try task.insert(into: connection)
    last = max(last, task.position)
    added += 1
  }
}
