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

  private let read: (EnvironmentValues) -> Value?
  private let box = Box()

  /// - Parameter keyPath: which value.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
  }

  /// - Parameter objectType: the type of a model that was given with `environment(_:)`.
  public init(_ objectType: Value.Type) where Value: AnyObject {
    read = { $0.object(objectType) }
  }

  /// - Parameter objectType: the type of a model that may have been given with `environment(_:)`.
  public init<T: AnyObject>(_ objectType: T.Type) where Value == T? {
    read = { .some($0.object(objectType)) }
  }

  /// The value; outside an evaluation, its default. Asking for a model that nobody gave is the
  /// author's mistake, as in SwiftUI.
  public var wrappedValue: Value {
    guard let value = box.value ?? read(EnvironmentValues()) else {
      preconditionFailure("No \(Value.self) was given with environment(_:)")
    }
    return value
  }
}

extension Environment: _DynamicProperty {
  /// Takes the value for the coming evaluation.
  public func _fill(from environment: EnvironmentValues) {
    box.value = read(environment)
  }
}

/// A value of one's own in the environment. Mirrors `EnvironmentKey`.
public protocol EnvironmentKey {
  /// The value's type.
  associatedtype Value
  /// The value where nobody set one.
  static var defaultValue: Value { get }
}
