import FoundationEssentials

/// What a parameter takes.
public indirect enum IntentValueKind: Sendable {
  case bool
  case int
  case double
  case string
  case date
  /// One of a fixed set.
  case enumeration([IntentEnumCase])
  /// One of a person's things, known by its id and found by its query.
  case entity(any AppEntity.Type)
  case optional(IntentValueKind)
  case array(IntentValueKind)
}

/// One choice of an enumeration.
public struct IntentEnumCase: Sendable {
  /// The raw value as text: what is recorded.
  public let value: String
  /// The case's name in the source, accepted as well when it is typed.
  public var name: String { describe().name }
  /// How it is shown.
  public var title: LocalizedStringResource { describe().title }
  // Later, since both cost look-ups of conformances that a start can do without.
  private let describe: @Sendable () -> (name: String, title: LocalizedStringResource)

  init(
    value: String,
    describe: @escaping @Sendable () -> (name: String, title: LocalizedStringResource)
  ) {
    self.value = value
    self.describe = describe
  }
}

extension IntentValueKind {
  /// Whether a parameter of this kind may be left out.
  package var isOptional: Bool {
    if case .optional = self { true } else { false }
  }

  /// The kind without optionality.
  package var unwrapped: IntentValueKind {
    if case .optional(let wrapped) = self { wrapped.unwrapped } else { self }
  }

  /// Whether a parameter of this kind names one of a person's things.
  package var isEntity: Bool {
    if case .entity = unwrapped { true } else { false }
  }

  /// What the entity's query offers when nobody chose.
  func defaultEntity() async -> IntentValue? {
    guard case .entity(let type) = unwrapped else { return nil }
    return await type._defaultValue()
  }

  /// Reads a value that somebody typed or wrote into a file.
  ///
  /// - Parameter text: the text, in the form that `IntentValue.text` writes.
  /// - Returns: the value, or nil when the text is not one of this kind.
  package func parse(_ text: String) -> IntentValue? {
    switch self {
    case .bool:
      switch text.lowercased() {
      case "true", "yes", "on", "1": .bool(true)
      case "false", "no", "off", "0": .bool(false)
      default: nil
      }
    case .int: Int(text).map { .int($0) }
    case .double: Double(text).flatMap { $0.isFinite ? .double($0) : nil }
    case .string, .entity: .string(text)
    case .date: Self.parseDate(text).map { .date($0) }
    case .enumeration(let cases):
      (cases.first { $0.value.lowercased() == text.lowercased() }
        ?? cases.first { $0.name.lowercased() == text.lowercased() }).map { .string($0.value) }
    case .optional(let wrapped): text.isEmpty ? .null : wrapped.parse(text)
    case .array(let element):
      Self.parseAll(IntentValue.texts(inList: text), element)
    }
  }

  private static func parseAll(_ parts: [String], _ kind: IntentValueKind) -> IntentValue? {
    var values: [IntentValue] = []
    for part in parts {
      guard let value = kind.parse(part) else { return nil }
      values.append(value)
    }
    return .array(values)
  }

  private static func parseDate(_ text: String) -> Date? {
    if let date = try? Date(text, strategy: .iso8601) { return date }
    return try? Date(text, strategy: dayStyle)
  }

  /// A day as it is written: the person's own, from its midnight.
  package static var dayStyle: Date.ISO8601FormatStyle {
    Date.ISO8601FormatStyle(timeZone: .current).year().month().day()
  }

  /// What this kind takes, in words: "a whole number", "one of low, medium, high".
  package var expectation: LocalizedStringResource {
    switch self {
    case .bool: "true or false"
    case .int: "a whole number"
    case .double: "a number"
    case .string: "text"
    case .date: "a date such as 2026-05-31 or 2026-05-31T09:30:00Z"
    case .enumeration(let cases): "one of \(cases.map(\.value).joined(separator: ", "))"
    case .entity: "an id"
    case .optional(let wrapped): wrapped.expectation
    case .array(let element): "a list, separated by commas, each \(element.expectation)"
    }
  }
}
