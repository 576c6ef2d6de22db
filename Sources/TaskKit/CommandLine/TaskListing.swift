import FoundationEssentials

/// Tasks as text.
enum TaskListing {
  /// One line a task: the shortest id, whether it is done, its priority, its steps, its title.
  static func table(_ tasks: [TaskItem], prefixes: [UUID: String]) -> String {
    let rows = tasks.map { task in
      [
        prefixes[task.id] ?? task.id.uuidString,
        task.isCompleted ? "[x]" : "[ ]",
        task.priority.mark,
        task.hasSteps ? "\(task.stepsDone)/\(task.stepsTarget)" : "",
        task.title.onOneLine,
      ]
    }
    // The last column runs to its own end; an empty one takes no room.
    let widths = (0..<4).map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let cells = zip(row, widths).filter { $0.1 > 0 }.map { text, width in
        text + String(repeating: " ", count: width - text.count)
      }
      return (cells + [row[4]]).joined(separator: " ") + "\n"
    }.joined()
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
