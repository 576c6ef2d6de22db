import Gtk
import WidgetModel

extension IntentReference {
  /// The intent with the arguments of a D-Bus action.
  ///
  /// - Parameters:
  ///   - type: the intent.
  ///   - arguments: values by the names of parameters.
  /// - Throws: `IntentError` for a name that the intent does not have, or a value of another kind.
  init(_ type: any AppIntent.Type, arguments: [String: Variant]) throws {
    let intent = type.init()
    let parameters = IntentParameterList(intent)
    var reference = IntentReference(recording: intent)
    for (name, argument) in arguments.sorted(by: { $0.key < $1.key }) {
      let entry = try parameters.entry(named: name)
      guard let value = argument.intentValue(for: entry.parameter.kind) else {
        throw IntentError.invalidValue(
          parameter: name, expected: String(localized: entry.expectation),
          given: argument.plainText)
      }
      reference = reference.setting(name, to: value)
    }
    self = reference
  }
}

extension IntentReference {
  var actionName: String { type.actionName }

  /// The values as a D-Bus action's arguments.
  var arguments: [String: Variant] { values.compactMapValues { Variant($0) } }
}

extension Variant {
  /// A parameter's value; nil for none.
  fileprivate init?(_ value: IntentValue) {
    switch value {
    case .null: return nil
    case .bool(let value): self = .boolean(value)
    case .int(let value): self = .int64(Int64(value))
    case .double(let value): self = .double(value)
    case .string(let value): self = .string(value)
    case .date: self = .string(value.text)
    case .array(let values):
      self = .array(values.compactMap { Variant($0) }.map { .boxed($0) }, element: "v")
    }
  }

  /// The value as a parameter of a kind takes it; nil when it is of another kind. Text is read as
  /// on the command line, so that a caller need not know every type.
  fileprivate func intentValue(for kind: IntentValueKind) -> IntentValue? {
    switch (self, kind.unwrapped) {
    case (.boxed(let value), _): return value.intentValue(for: kind)
    case (.string(let text), _): return kind.unwrapped.parse(text)
    case (.boolean(let value), .bool): return .bool(value)
    case (.double(let value), .double): return .double(value)
    case (_, .int): return intValue.map { .int($0) }
    case (_, .double): return intValue.map { .double(Double($0)) }
    case (.array(let values, _), .array(let element)):
      let converted = values.compactMap { $0.intentValue(for: element) }
      return converted.count == values.count ? .array(converted) : nil
    default: return nil
    }
  }

  fileprivate var plainText: String {
    switch self {
    case .boolean(let value): String(value)
    case .string(let value): value
    case .double(let value): String(value)
    case .boxed(let value): value.plainText
    case .other(let value): value.text
    default: intValue.map { String($0) } ?? typeString
    }
  }
}
