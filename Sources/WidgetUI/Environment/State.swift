/// A value that belongs to a view. Mirrors `State`.
///
/// A widget's view keeps no state: the initial value is read, setting does nothing.
@propertyWrapper
public struct State<Value> {
  private let initial: Value

  /// - Parameter wrappedValue: the value.
  public init(wrappedValue: Value) {
    initial = wrappedValue
  }

  /// - Parameter value: the value.
  public init(initialValue value: Value) {
    initial = value
  }

  /// The initial value.
  public var wrappedValue: Value {
    get { initial }
    nonmutating set {}
  }

  /// A binding to the initial value.
  public var projectedValue: Binding<Value> { .constant(initial) }
}

/// A value that can be read and set elsewhere. Mirrors `Binding`.
@propertyWrapper
public struct Binding<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void

  /// - Parameters:
  ///   - get: reads the value.
  ///   - set: sets it.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }

  /// A value that never changes.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }

  /// The value.
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }
}
