import IntentCore
import FoundationEssentials

extension SQLiteTaskStore {
  /// Hands on all tasks as they are at one moment, in the order of a listing, keeping none of them.
  func eachTask(_ body: (TaskItem) throws -> Void) throws {
    let query = TaskQuery(includeCompleted: true)
    try read { connection in
      for selection in [query.openSelection, query.completedSelection(besides: 0)] {
        guard let selection else { continue }
        try connection.each(selection.sql(of: TaskItem.columns), selection.arguments) { row in
          try body(try TaskItem(row: row))
        }
      }
    }
  }

  /// Imports tasks in one transaction: all of them, or none when the body throws.
  ///
  /// - Returns: the change, which can be taken back as one.
  @discardableResult
  func importTasks(_ body: (TaskImporter) throws -> Void) throws -> TaskChange {
    try write { connection, now in
      let importer = try TaskImporter(connection, now: now)
      try body(importer)
      return try importer.finish()
    }
  }
}

/// Adds imported tasks inside a transaction.
final class TaskImporter {
  private let connection: Connection
  private let now: Date
  private var last: Int

  /// How many tasks were added.
  private(set) var added = 0

  /// The number of the change; there is none before a task was added.
  private var change: Int?

  /// The task that was added last: as the file gave it, and where it came.
  private var previous: (given: TaskItem, place: TaskPlace)?

  init(_ connection: Connection, now: Date) throws {
    self.connection = connection
    self.now = now
    last = Int(try connection.integer("SELECT last_position FROM counter"))
  }

  /// Adds a task, or leaves it when it is there already, the same in all but its place.
  ///
  /// - Throws: `TaskStoreError` or `InterchangeError` when it cannot be added.
  func add(_ imported: ImportedTask) throws {
    let known = try imported.id.flatMap { try connection.find($0)?.task }
    let task = try imported.withFractions(of: known)
      .task(at: TaskOrder.position(after: last), now: now)
    if let id = imported.id, let stored = known {
      var compared = stored
      compared.place = task.place
      compared.modifiedAt = task.modifiedAt
      guard compared.isSame(as: task) else {
        throw InterchangeError.differentTask(id: id.uuidString)
      }
      return
    }
    let stored = try inOrder(task).insert(into: connection)
    try connection.remember(stored, importedBy: try begin())
    previous = (task, stored.place)
    last = max(last, stored.position)
    added += 1
  }

  /// Tasks that a file gives one place after the other stay in their order.
  private func inOrder(_ task: TaskItem) -> TaskItem {
    guard let previous, previous.given.priority == task.priority, !previous.given.isCompleted,
      previous.given.place == task.place
    else { return task }
    var task = task
    task.place = previous.place
    return task
  }

  private func begin() throws -> Int {
    if let change { return change }
    let begun = try connection.record(.importTasks, before: nil, after: nil).id ?? 0
    change = begun
    return begun
  }

  fileprivate func finish() throws -> TaskChange {
    if let change { try connection.setCount(added, of: change) }
    return TaskChange(id: change, kind: .importTasks, before: nil, after: nil, count: added)
  }
}

extension ImportedTask {
  /// With the dates of a stored task where they differ by nothing but parts of a second, of which
  /// this one tells none: a listing has whole seconds.
  fileprivate func withFractions(of stored: TaskItem?) -> ImportedTask {
    guard let stored else { return self }
    var task = self
    task.createdAt = createdAt.map { $0.isSecond(of: stored.createdAt) ? stored.createdAt : $0 }
    if let completed = stored.completedAt {
      task.completedAt = completedAt.map { $0.isSecond(of: completed) ? completed : $0 }
    }
    return task
  }
}

extension Date {
  /// Whether this is the whole second in which another date lies.
  fileprivate func isSecond(of date: Date) -> Bool {
    let seconds = timeIntervalSinceReferenceDate
    return seconds == seconds.rounded() && (0..<1).contains(date.timeIntervalSince(self))
  }
}
