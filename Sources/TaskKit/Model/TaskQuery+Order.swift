import FoundationEssentials

/// A task and the number of its row, which decides between equal places.
struct TaskRow {
  let number: Int64
  let task: TaskItem

  /// The order of open tasks.
  static func openOrder(_ left: TaskRow, _ right: TaskRow) -> Bool {
    if left.task.priority != right.task.priority { return left.task.priority > right.task.priority }
    return (left.task.place, left.number) < (right.task.place, right.number)
  }

  /// The order of completed tasks; one without a date, which only other programs write, comes last.
  static func completedOrder(_ left: TaskRow, _ right: TaskRow) -> Bool {
    let dates = (left.task.completedAt ?? .distantPast, right.task.completedAt ?? .distantPast)
    return dates.0 == dates.1 ? left.number < right.number : dates.0 > dates.1
  }
}

/// What was read of rows, and apart from it their numbers: most listings are what was read alone, which
/// need not be copied then.
struct Rows<Value> {
  private(set) var values: [Value] = []
  private(set) var numbers: [Int64] = []

  mutating func append(_ value: consuming Value, number: Int64) {
    values.append(value)
    numbers.append(number)
  }
}

extension Rows where Value == TaskItem {
  init(_ rows: [TaskRow]) {
    for row in rows { append(row.task, number: row.number) }
  }

  var all: [TaskRow] { zip(numbers, values).map(TaskRow.init) }
}

extension TaskQuery {
  /// The dates of completion that still keep a task in its place.
  var settling: Range<Date>? {
    keepsRecentlyCompletedInPlace.map { now in
      // The first moment that is less than the interval ago, up to and with now, in stored steps.
      let end = now.microseconds
      let start = end - Int64(Self.settleInterval * 1_000_000)
      return Date(microseconds: start + 1)..<Date(microseconds: end + 1)
    }
  }

  /// Joins the parts of a listing.
  ///
  /// - Parameters:
  ///   - open: open tasks in order, at least as many as the limit asks for.
  ///   - recent: all that were completed while `settling`, in any order.
  ///   - completed: completed tasks in order; those of `recent` are left out.
  func joined(open: Rows<TaskItem>, recent: [TaskRow], completed: [TaskRow]) -> [TaskItem] {
    let limit = limit.map { max($0, 0) } ?? .max
    var tasks =
      recent.isEmpty
      ? open.values : (open.all + recent).sorted(by: TaskRow.openOrder).map(\.task)
    if tasks.count > limit { tasks.removeLast(tasks.count - limit) }
    guard !completed.isEmpty else { return tasks }
    let placed = Set(recent.map(\.number))
    tasks += completed.lazy.filter { !placed.contains($0.number) }
      .prefix(limit - tasks.count).map(\.task)
    return tasks
  }
}
