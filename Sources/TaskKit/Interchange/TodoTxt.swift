import FoundationEssentials
import Glibc

/// Tasks as lines of todo.txt.
///
/// `(A)`, `(B)` and `(C)` are high, medium and low. A line always has its priority and its date of
/// creation, completed ones that of completion too, so that whatever stands behind them is the title
/// as it is, words like `x`, dates and `key:value` included. Of the keys only `steps:` and, for
/// completed tasks, `pri:` are ours, and only at the line's end; all others stay in the title, where
/// they are seen. Days are the person's own.
enum TodoTxt {
  // MARK: Writing

  /// - Throws: `InterchangeError.lineBreak` for a title that a line cannot hold.
  static func line(for task: TaskItem) throws -> String {
    guard !task.title.utf8.contains(UInt8(ascii: "\n")) else {
      throw InterchangeError.lineBreak(title: task.title)
    }
    let created = day(of: task.createdAt)
    var line =
      task.isCompleted
      ? "x \(day(of: task.completedAt ?? task.modifiedAt)) \(created) \(task.title)"
      : "(\(task.priority.letter)) \(created) \(task.title)"
    if let due = task.dueAt { line += " due:\(day(of: due))" }
    // A plain task says its steps when its title would otherwise be taken to do so.
    let looksLikeSteps = task.title.lastWord.flatMap(steps) != nil
    let looksLikePriority = task.isCompleted && task.title.lastWord.flatMap(priority) != nil
    if task.hasSteps || looksLikeSteps || looksLikePriority {
      line += " steps:\(task.stepsDone)/\(task.stepsTarget)"
    }
    if task.isCompleted { line += " pri:\(task.priority.letter)" }
    return line + "\n"
  }

  private static var style: Date.ISO8601FormatStyle {
    Date.ISO8601FormatStyle(timeZone: .current).year().month().day()
  }

  private static func day(of date: Date) -> String { date.formatted(style) }

  // MARK: Reading

  static func task(from line: String) -> ImportedTask {
    var task = ImportedTask(title: "")
    var rest = line.unicodeScalars[...]
    if rest.takeWord(if: { $0 == "x" }) != nil {
      task.isCompleted = true
      // Some programs keep the priority in front.
      task.priority = rest.takeWord(mark) ?? .low
      task.completedAt = rest.takeWord(date)
    } else {
      task.priority = rest.takeWord(mark) ?? .low
    }
    task.createdAt = rest.takeWord(date)
    var title = String(rest)
    if task.isCompleted, let priority = title.takeLastWord(priority) { task.priority = priority }
    if let (done, target) = title.takeLastWord(steps) {
      (task.stepsDone, task.stepsTarget) = (done, target)
    }
    task.title = title
    return task
  }

  private static func mark(_ word: String) -> TaskPriority? {
    guard word.count == 3, word.hasPrefix("("), word.hasSuffix(")") else { return nil }
    return TaskPriority(letter: String(word.dropFirst().dropLast()))
  }

  private static func priority(_ word: String) -> TaskPriority? {
    word.hasPrefix("pri:") ? TaskPriority(letter: String(word.dropFirst(4))) : nil
  }

  private static func steps(_ word: String) -> (done: Int, target: Int)? {
    guard word.hasPrefix("steps:") else { return nil }
    let parts = word.dropFirst(6).split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let done = Int(parts[0]), let target = Int(parts[1]) else { return nil }
    return (done, target)
  }

  /// The person's midnight of a day.
  private static func date(_ word: String) -> Date? {
    guard word.utf8.count == 10, let date = try? Date(word, strategy: style), day(of: date) == word
    else { return nil }
    return date
  }
}

extension TaskPriority {
  fileprivate var letter: String {
    switch self {
    case .high: "A"
    case .medium: "B"
    case .low: "C"
    }
  }

  /// Letters after C, which others use, are low like it.
  fileprivate init?(letter: String) {
    guard letter.utf8.count == 1, let byte = letter.utf8.first else { return nil }
    switch byte {
    case UInt8(ascii: "A"): self = .high
    case UInt8(ascii: "B"): self = .medium
    case UInt8(ascii: "C")...UInt8(ascii: "Z"): self = .low
    default: return nil
    }
  }
}

extension Substring.UnicodeScalarView {
  /// Takes the first word and the space behind it, when it means something.
  fileprivate mutating func takeWord<Value>(_ meaning: (String) -> Value?) -> Value? {
    guard let space = firstIndex(of: " "), let value = meaning(String(self[..<space])) else {
      return nil
    }
    self = self[index(after: space)...]
    return value
  }

  fileprivate mutating func takeWord(if isIt: (String) -> Bool) -> String? {
    takeWord { isIt($0) ? $0 : nil }
  }
}

extension String {
  fileprivate var lastWord: String? {
    unicodeScalars.split(separator: " ").last.map(String.init)
  }

  /// Takes the last word and the space before it, when it means something.
  fileprivate mutating func takeLastWord<Value>(_ meaning: (String) -> Value?) -> Value? {
    guard let space = unicodeScalars.lastIndex(of: " "),
      let value = meaning(String(self[unicodeScalars.index(after: space)...]))
    else { return nil }
    self = String(unicodeScalars[..<space])
    return value
  }
}
