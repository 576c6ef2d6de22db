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
    case .array(let values): values.map(\.text).joined(separator: ",")
    }
  }
}
