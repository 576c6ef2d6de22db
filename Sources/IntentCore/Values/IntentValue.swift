import FoundationEssentials

/// A parameter's value in the plain form in which it is recorded, compared, stored and sent.
///
/// Enumerations are recorded by their raw value, entities by their id.
public enum IntentValue: Sendable, Hashable, Codable {
  /// An optional without a value.
  case null
  case bool(Bool)
  case int(Int)
  case double(Double)
  case string(String)
  case date(Date)
  case array([IntentValue])
}

extension IntentValue {
  /// The value as text, in the form that `IntentValueKind.parse` reads back.
  package var text: String {
    switch self {
    case .null: ""
    case .bool(let value): value ? "true" : "false"
    case .int(let value): String(value)
    case .double(let value): String(value)
    case .string(let value): value
    case .date(let value): value.formatted(.iso8601)
    case .array(let values): Self.list(values.map(\.text))
    }
  }

  /// Texts with commas between them. A comma or backslash in a text has a backslash before it, and a
  /// lone empty text is a backslash: nothing would be an empty list.
  static func list(_ texts: [String]) -> String {
    if texts == [""] { return "\\" }
    return texts.map { text in
      text.map { $0 == "," || $0 == "\\" ? "\\\($0)" : String($0) }.joined()
    }.joined(separator: ",")
  }

  /// The texts of a list in the form that `list` writes.
  static func texts(inList list: String) -> [String] {
    if list.isEmpty { return [] }
    var texts = [""]
    var isEscaped = false
    for character in list {
      if isEscaped {
        texts[texts.count - 1].append(character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if character == "," {
        texts.append("")
      } else {
        texts[texts.count - 1].append(character)
      }
    }
    return texts
  }
}
