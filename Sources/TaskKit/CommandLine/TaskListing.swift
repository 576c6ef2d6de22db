import FoundationEssentials

/// Tasks as text.
enum TaskListing {
  /// One line a task: the shortest id, whether it is done, its priority, its steps, its title.
  static func table(_ tasks: [TaskLine]) -> String {
    // Tasks are looked at in their array: to take each out of it would count its texts' users.
    let places = tasks.indices
    // All ASCII, so that a byte is a column; an empty column takes no room.
    let idWidth = places.reduce(0) { max($0, tasks[$1].shortID.utf8.count) }
    let markWidth = places.reduce(0) { max($0, tasks[$1].priority.mark.utf8.count) }
    let stepsWidth = places.reduce(0) { max($0, tasks[$1].steps.utf8.count) }
    var table = Bytes(capacity: tasks.count * 48)
    for place in places {
      table.append(tasks[place].shortID, idWidth)
      table.append(tasks[place].isCompleted ? "[x] " : "[ ] ")
      table.append(tasks[place].priority.mark, markWidth)
      table.append(tasks[place].steps, stepsWidth)
      table.append(tasks[place].title.onOneLine)
      table.append("\n")
    }
    return String(decoding: table.bytes, as: UTF8.self)
  }

  /// A text that grows: adding to a `String` costs several times as much, and there are many small
  /// pieces.
  private struct Bytes {
    private(set) var bytes: [UInt8] = []

    init(capacity: Int) { bytes.reserveCapacity(capacity) }

    mutating func append(_ text: String) {
      var text = text
      text.withUTF8 { bytes.append(contentsOf: $0) }
    }

    /// Adds a cell of a column and what parts it from the next.
    mutating func append(_ cell: String, _ width: Int) {
      guard width > 0 else { return }
      append(cell)
      for _ in cell.utf8.count...width { bytes.append(UInt8(ascii: " ")) }
    }
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

extension TaskLine {
  /// Its steps; a plain task has none.
  fileprivate var steps: String { stepsTarget > 1 ? "\(stepsDone)/\(stepsTarget)" : "" }
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
