/// A value as D-Bus and GTK's actions carry it.
package indirect enum Variant: Sendable, Equatable {
  case boolean(Bool)
  case int32(Int32)
  case uint32(UInt32)
  case int64(Int64)
  case double(Double)
  case string(String)
  /// Elements of one type; `element` is its type string, so that an empty array has one too.
  case array([Variant], element: String)
  /// `a{sv}`.
  case dictionary([String: Variant])
  case tuple([Variant])
  /// `v`.
  case boxed(Variant)
  /// A value of any other type.
  case other(GVariant)

  /// An array of strings.
  package static func strings(_ strings: [String]) -> Variant {
    .array(strings.map { .string($0) }, element: "s")
  }

  /// GLib's type string.
  package var typeString: String {
    switch self {
    case .boolean: "b"
    case .int32: "i"
    case .uint32: "u"
    case .int64: "x"
    case .double: "d"
    case .string: "s"
    case .array(_, let element): "a" + element
    case .dictionary: "a{sv}"
    case .tuple(let elements): "(" + elements.map(\.typeString).joined() + ")"
    case .boxed: "v"
    case .other(let value): value.typeString
    }
  }

  package var boolValue: Bool? { if case .boolean(let value) = self { value } else { nil } }

  package var stringValue: String? { if case .string(let value) = self { value } else { nil } }

  /// Any of the whole numbers.
  package var intValue: Int? {
    switch self {
    case .int32(let value): Int(value)
    case .uint32(let value): Int(value)
    case .int64(let value): Int(value)
    default: nil
    }
  }

  package var dictionaryValue: [String: Variant]? {
    if case .dictionary(let value) = self { value } else { nil }
  }

  package var arrayValue: [Variant]? {
    switch self {
    case .array(let value, _), .tuple(let value): value
    default: nil
    }
  }
}
