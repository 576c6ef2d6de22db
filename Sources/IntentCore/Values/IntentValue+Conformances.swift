import FoundationEssentials

/// What can be a parameter's value: `Bool`, `Int`, `Double`, `String`, `Date`, enumerations,
/// entities, and optionals and arrays of these.
public protocol _IntentValue: Sendable {
  /// The type without optionality: what a default is given in.
  associatedtype UnwrappedType: _IntentValue = Self

  /// What a parameter of this type takes.
  static var _kind: IntentValueKind { get }

  /// The value in plain form.
  var _intentValue: IntentValue { get }

  /// Makes a value from its plain form; asynchronous since entities are looked up.
  ///
  /// - Throws: `IntentValueMismatch` when the plain form is of another kind, or what an entity's
  ///   query throws.
  static func _decode(_ value: IntentValue) async throws -> Self

  /// Makes a value from its plain form without waiting; nil where that cannot be done, as for
  /// entities.
  ///
  /// - Throws: `IntentValueMismatch` when the plain form is of another kind.
  static func _decodeNow(_ value: IntentValue) throws -> Self?

  /// The value that an unset parameter has: nil for optionals, none otherwise.
  static var _absent: Self? { get }

  /// A default, given without optionality, as a value.
  static func _wrap(_ value: UnwrappedType) -> Self
}

/// A plain value of the wrong kind; turned into an `IntentError` where the parameter is known.
package struct IntentValueMismatch: Error {
  package let given: IntentValue

  package init(_ given: IntentValue) {
    self.given = given
  }
}

extension _IntentValue {
  /// No value.
  public static var _absent: Self? { nil }
}

extension _IntentValue {
  /// What can be made without waiting.
  public static func _decode(_ value: IntentValue) async throws -> Self {
    guard let decoded = try _decodeNow(value) else { throw IntentValueMismatch(value) }
    return decoded
  }
}

extension _IntentValue where UnwrappedType == Self {
  /// The value itself.
  public static func _wrap(_ value: Self) -> Self { value }
}

extension Bool: _IntentValue {
  /// Takes true or false.
  public static var _kind: IntentValueKind { .bool }
  /// The plain form.
  public var _intentValue: IntentValue { .bool(self) }
  /// From the plain form.
  public static func _decodeNow(_ value: IntentValue) throws -> Bool? {
    guard case .bool(let value) = value else { throw IntentValueMismatch(value) }
    return value
  }
}

extension Int: _IntentValue {
  /// Takes a whole number.
  public static var _kind: IntentValueKind { .int }
  /// The plain form.
  public var _intentValue: IntentValue { .int(self) }
  /// From the plain form.
  public static func _decodeNow(_ value: IntentValue) throws -> Int? {
    guard case .int(let value) = value else { throw IntentValueMismatch(value) }
    return value
  }
}

extension Double: _IntentValue {
  /// Takes a number.
  public static var _kind: IntentValueKind { .double }
  /// The plain form.
  public var _intentValue: IntentValue { .double(self) }
  /// From the plain form; a whole number will do.
  public static func _decodeNow(_ value: IntentValue) throws -> Double? {
    switch value {
    case .double(let value): return value
    case .int(let value): return Double(value)
    default: throw IntentValueMismatch(value)
    }
  }
}

extension String: _IntentValue {
  /// Takes text.
  public static var _kind: IntentValueKind { .string }
  /// The plain form.
  public var _intentValue: IntentValue { .string(self) }
  /// From the plain form.
  public static func _decodeNow(_ value: IntentValue) throws -> String? {
    guard case .string(let value) = value else { throw IntentValueMismatch(value) }
    return value
  }
}

extension Date: _IntentValue {
  /// Takes a date.
  public static var _kind: IntentValueKind { .date }
  /// The plain form.
  public var _intentValue: IntentValue { .date(self) }
  /// From the plain form.
  public static func _decodeNow(_ value: IntentValue) throws -> Date? {
    guard case .date(let value) = value else { throw IntentValueMismatch(value) }
    return value
  }
}

extension Optional: _IntentValue where Wrapped: _IntentValue, Wrapped.UnwrappedType == Wrapped {
  /// The wrapped type.
  public typealias UnwrappedType = Wrapped
  /// Takes what the wrapped type takes, or nothing.
  public static var _kind: IntentValueKind { .optional(Wrapped._kind) }
  /// The plain form.
  public var _intentValue: IntentValue { self?._intentValue ?? .null }
  /// From the plain form.
  public static func _decode(_ value: IntentValue) async throws -> Wrapped? {
    if case .null = value { return .none }
    return try await Wrapped._decode(value)
  }
  /// From the plain form.
  public static func _decodeNow(_ value: IntentValue) throws -> Wrapped?? {
    if case .null = value { return .some(.none) }
    return try Wrapped._decodeNow(value).map { .some($0) }
  }
  /// Nil.
  public static var _absent: Wrapped?? { .some(.none) }
  /// A default.
  public static func _wrap(_ value: Wrapped) -> Wrapped? { value }
}

extension Array: _IntentValue where Element: _IntentValue {
  /// The array itself.
  public typealias UnwrappedType = [Element]
  /// Takes a list.
  public static var _kind: IntentValueKind { .array(Element._kind) }
  /// The plain form.
  public var _intentValue: IntentValue { .array(map(\._intentValue)) }
  /// From the plain form.
  public static func _decode(_ value: IntentValue) async throws -> [Element] {
    guard case .array(let values) = value else { throw IntentValueMismatch(value) }
    var elements: [Element] = []
    for value in values {
      elements.append(try await Element._decode(value))
    }
    return elements
  }
  /// From the plain form.
  public static func _decodeNow(_ value: IntentValue) throws -> [Element]? {
    guard case .array(let values) = value else { throw IntentValueMismatch(value) }
    var elements: [Element] = []
    for value in values {
      guard let element = try Element._decodeNow(value) else { return nil }
      elements.append(element)
    }
    return elements
  }
}
