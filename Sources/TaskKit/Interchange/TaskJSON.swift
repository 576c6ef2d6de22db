import FoundationEssentials

/// Tasks as JSON objects that hold all that a task has.
enum TaskJSON {
  /// The object of one task, on one line.
  static func text(of task: TaskItem) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(Object(task)), as: UTF8.self)
  }

  /// - Throws: `InterchangeError` when the bytes are no task.
  static func task(from bytes: [UInt8]) throws -> ImportedTask {
    guard String(validating: bytes, as: UTF8.self) != nil else { throw InterchangeError.notUTF8 }
    do {
      return try JSONDecoder().decode(Object.self, from: Data(bytes)).imported
    } catch let error as DecodingError {
      throw InterchangeError.unreadable(key: error.key)
    }
  }

  /// The keys are those of `taskletctl list --json`, and the three that a listing leaves out.
  private struct Object: Codable {
    var id: UUID?
    var title: String
    var isCompleted: Bool?
    var priority: TaskPriority?
    var stepsDone: Int?
    var stepsTarget: Int?
    var position: Int?
    var fraction: String?
    var createdAt: ExactDate?
    var modifiedAt: ExactDate?
    var completedAt: ExactDate?
    var dueAt: ExactDate?

    init(_ task: TaskItem) {
      id = task.id
      title = task.title
      isCompleted = task.isCompleted
      priority = task.priority
      stepsDone = task.stepsDone
      stepsTarget = task.stepsTarget
      position = task.position
      fraction = task.fraction.isEmpty ? nil : task.fraction
      createdAt = ExactDate(date: task.createdAt)
      modifiedAt = ExactDate(date: task.modifiedAt)
      completedAt = task.completedAt.map(ExactDate.init)
      dueAt = task.dueAt.map(ExactDate.init)
    }

    var imported: ImportedTask {
      ImportedTask(
        id: id, title: title, isCompleted: isCompleted ?? (completedAt != nil),
        priority: priority ?? .low,
        stepsDone: stepsDone ?? 0, stepsTarget: stepsTarget ?? 1, position: position,
        fraction: fraction ?? "", createdAt: createdAt?.date, modifiedAt: modifiedAt?.date,
        completedAt: completedAt?.date, dueAt: dueAt?.date)
    }
  }
}

/// A date in ISO 8601 with all its microseconds.
private struct ExactDate: Codable {
  let date: Date

  init(date: Date) {
    self.date = date
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    // Foundation reads and writes milliseconds only.
    var whole = text
    var fraction = 0.0
    if let point = text.firstIndex(of: ".") {
      let digits = text[text.index(after: point)...].prefix(while: \.isNumber)
      whole = String(text[..<point]) + text[digits.endIndex...]
      fraction = Double("0.\(digits)") ?? 0
    }
    guard let date = try? Date(whole, strategy: .iso8601) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "no date")
    }
    self.date = date.addingTimeInterval(fraction)
  }

  func encode(to encoder: any Encoder) throws {
    let microseconds = date.microseconds
    let (seconds, rest) = microseconds.quotientAndRemainder(dividingBy: 1_000_000)
    let fraction = rest < 0 ? rest + 1_000_000 : rest
    let whole = Date(timeIntervalSince1970: TimeInterval(rest < 0 ? seconds - 1 : seconds))
    var text = whole.formatted(.iso8601)
    if fraction != 0, text.hasSuffix("Z") {
      let digits = String(fraction)
      text = "\(text.dropLast()).\(String(repeating: "0", count: 6 - digits.count))\(digits)Z"
    }
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}

extension DecodingError {
  /// The key that is missing or wrong.
  fileprivate var key: String {
    switch self {
    case .keyNotFound(let key, _): key.stringValue
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
      context.codingPath.last?.stringValue ?? "{…}"
    @unknown default: "{…}"
    }
  }
}
