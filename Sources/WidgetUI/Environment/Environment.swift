/// A value that a view reads from its surroundings. Mirrors `Environment`.
///
/// ```swift
/// @Environment(\.widgetFamily) var family
/// ```
@propertyWrapper
public struct Environment<Value> {
  // A box, since the wrapper is filled in while its view is a constant.
  private final class Box {
    var value: Value?
  }

  private let keyPath: KeyPath<EnvironmentValues, Value>
  private let box = Box()

  /// - Parameter keyPath: which value.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    self.keyPath = keyPath
  }

  /// The value; outside an evaluation, its default.
  public var wrappedValue: Value {
    box.value ?? EnvironmentValues()[keyPath: keyPath]
  }
}

extension Environment: _DynamicProperty {
  /// Takes the value for the coming evaluation.
  public func _fill(from environment: EnvironmentValues) {
    box.value = environment[keyPath: keyPath]
  }
}

/// A value of one's own in the environment. Mirrors `EnvironmentKey`.
public protocol EnvironmentKey {
  /// The value's type.
  associatedtype Value
  /// The value where nobody set one.
  static var defaultValue: Value { get }
}
