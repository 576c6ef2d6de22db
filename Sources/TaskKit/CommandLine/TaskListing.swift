import FoundationEssentials

/// Tasks as text.
enum TaskListing {
  /// One line a task: the shortest id, whether it is done, its priority, its steps, its title.
  ///
  /// - Parameter prefixes: the shortest ids, in the tasks' order.
  static func table(_ tasks: [TaskItem], prefixes: [String]) -> String {
    // All ASCII, so that a byte is a column; an empty column takes no room.
    let prefixWidth = prefixes.map { $0.utf8.count }.max() ?? 0
    let markWidth = tasks.map { $0.priority.mark.utf8.count }.max() ?? 0
    let stepsWidth = tasks.map { $0.steps.utf8.count }.max() ?? 0
    // Bytes: adding to a text costs several times as much, and there are many small ones.
    var table: [UInt8] = []
    table.reserveCapacity(tasks.count * 48)
    func append(_ cell: String, _ width: Int) {
      guard width > 0 else { return }
      table += cell.utf8
      table += repeatElement(UInt8(ascii: " "), count: width + 1 - cell.utf8.count)
    }
    for (prefix, task) in zip(prefixes, tasks) {
      append(prefix, prefixWidth)
      table += (task.isCompleted ? "[x] " : "[ ] ").utf8
      append(task.priority.mark, markWidth)
      append(task.steps, stepsWidth)
      table += task.title.onOneLine.utf8
      table.append(UInt8(ascii: "\n"))
    }
    return String(decoding: table, as: UTF8.self)
  }

  /// An array of objects, one a line, whose keys are the contract with other programs.
  static func json(_ tasks: [TaskItem]) throws -> String {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let objects = try tasks.map { task in
      String(decoding: try encoder.encode(TaskObject(task: task)), as: UTF8.self)
    }
    return objects.isEmpty ? "[]\n" : "[\n\(objects.joined(separator: ",\n"))\n]\n"
  }
}

/// A task as other programs see it; every key is always there.
private struct TaskObject: Encodable {
  let task: TaskItem

  private enum Key: String, CodingKey {
    case id, title, isCompleted, priority, stepsDone, stepsTarget, position, createdAt, completedAt
  }

  func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Key.self)
    try object.encode(task.id, forKey: .id)
    try object.encode(task.title, forKey: .title)
    try object.encode(task.isCompleted, forKey: .isCompleted)
    try object.encode(task.priority, forKey: .priority)
    try object.encode(task.stepsDone, forKey: .stepsDone)
    try object.encode(task.stepsTarget, forKey: .stepsTarget)
    try object.encode(task.position, forKey: .position)
    try object.encode(task.createdAt, forKey: .createdAt)
    try object.encode(task.completedAt, forKey: .completedAt)
  }
}

extension TaskItem {
  /// Its steps in a listing; a plain task has none.
  fileprivate var steps: String { hasSteps ? "\(stepsDone)/\(stepsTarget)" : "" }
}

extension TaskPriority {
  /// Its mark in a listing; low carries none.
  fileprivate var mark: String {
    switch self {
    case .low: ""
    case .medium: "!"
    case .high: "!!"
    }
  }
}
