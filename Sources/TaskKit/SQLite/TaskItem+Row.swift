import CSQLite
import FoundationEssentials

/// What a row of the tasks is read into.
protocol ListedRow {
  /// What `init(row:)` reads, in its order; the first is the row's number.
  static var columns: String { get }

  var title: String { get }

  /// - Throws: `DatabaseError` with `SQLITE_CORRUPT` when the row holds what no task can be.
  init(row: Row) throws
}

extension TaskRow: ListedRow {
  static let columns = """
    rowid, id, title, is_completed, priority, steps_done, steps_target, position, created_at, \
    modified_at, completed_at, due_at, fraction
    """

  var title: String { task.title }

  init(row: Row) throws {
    number = row.integer(0)
    task = try TaskItem(row: row)
  }
}

extension TaskLine: ListedRow {
  static let columns = "rowid, id, title, is_completed, priority, steps_done, steps_target"

  init(row: Row) throws {
    let (id, title, priority) = try row.essentials()
    // The short id depends on the others' ids.
    self.init(
      id: id, shortID: "", title: title, isCompleted: row.integer(3) != 0, priority: priority,
      stepsDone: Int(row.integer(5)), stepsTarget: Int(row.integer(6)))
  }
}

extension Row {
  /// What every task has.
  fileprivate func essentials() throws -> (id: UUID, title: String, priority: TaskPriority) {
    guard let id = uuid(1), let title = text(2), let priority = TaskPriority(rank: Int(integer(4)))
    else {
      throw DatabaseError(code: SQLITE_CORRUPT, message: "row \(integer(0)) is no task")
    }
    return (id, title, priority)
  }
}

extension TaskItem: ListedRow {
  static var columns: String { TaskRow.columns }

  init(row: Row) throws {
    let (id, title, priority) = try row.essentials()
    self.init(
      id: id, title: title, isCompleted: row.integer(3) != 0, priority: priority,
      stepsDone: Int(row.integer(5)), stepsTarget: Int(row.integer(6)),
      position: Int(row.integer(7)), fraction: row.text(12) ?? "",
      createdAt: Date(microseconds: row.integer(8)),
      modifiedAt: Date(microseconds: row.integer(9)),
      completedAt: row.optionalInteger(10).map(Date.init(microseconds:)),
      dueAt: row.optionalInteger(11).map(Date.init(microseconds:)))
  }
}

extension TaskItem {
  /// The columns and their values.
  private var columns: [(name: String, value: DatabaseValue)] {
    [
      ("id", .text(id.text)),
      ("title", .text(title)),
      ("is_completed", DatabaseValue(isCompleted)),
      ("priority", DatabaseValue(priority.rank)),
      ("steps_done", DatabaseValue(stepsDone)),
      ("steps_target", DatabaseValue(stepsTarget)),
      ("position", DatabaseValue(position)),
      ("fraction", .text(fraction)),
      ("created_at", .integer(createdAt.microseconds)),
      ("modified_at", .integer(modifiedAt.microseconds)),
      ("completed_at", DatabaseValue(completedAt?.microseconds)),
      ("due_at", DatabaseValue(dueAt?.microseconds)),
    ]
  }

  /// - Returns: the task as it was stored: an open one gets a place of its own.
  @discardableResult
  func insert(into connection: Connection) throws -> TaskItem {
    let task = try connection.settled(self)
    let columns = task.columns
    let names = columns.map(\.name).joined(separator: ", ")
    let places = columns.map { _ in "?" }.joined(separator: ", ")
    try connection.run(
      "INSERT INTO task (\(names)) VALUES (\(places))", columns.map(\.value))
    return task
  }

  /// Writes what differs from the stored task. A column that is set, even to what it was, costs the
  /// writing of every index that it is in.
  ///
  /// - Returns: the task as it was stored: one that comes among the open ones of a priority gets a
  ///   place of its own there.
  @discardableResult
  func update(_ stored: TaskItem, in connection: Connection) throws -> TaskItem {
    let comes =
      stored.isCompleted || priority != stored.priority || place != stored.place
    let task = comes ? try connection.settled(self) : self
    let changes = zip(task.columns, stored.columns).filter { $0.value != $1.value }.map(\.0)
    guard !changes.isEmpty else { return task }
    let assignments = changes.map { "\($0.name) = ?" }.joined(separator: ", ")
    try connection.run(
      "UPDATE task SET \(assignments) WHERE id = ?",
      changes.map(\.value) + [.text(stored.id.text)])
    return task
  }
}
