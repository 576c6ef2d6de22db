import Synchronization

/// A parameter of an intent: what a person, a view or another program gives it.
///
/// ```swift
/// @Parameter(title: "Number of Tasks", default: 3, inclusiveRange: (1, 50)) var count: Int
/// ```
///
/// Written `@Parameter` inside an intent. Copies of an intent share their parameters' storage, as
/// on Apple's platforms, which is why the setter is nonmutating. May be used from any thread.
/// Mirrors `IntentParameter`.
@propertyWrapper
public final class IntentParameter<Value>: _AnyIntentParameter, @unchecked Sendable {
  // Its values conform to `_IntentValue`, which only the initializers ask for: of a class that asks
  // for it, the run-time makes each type by a search through the whole program.
  // Sendable because `stored` is touched only inside `lock`; the rest is immutable. (A
  // `Mutex<Value?>` in a generic class crashes the compiler of Swift 6.0.)
  private let lock = Mutex(())
  private var stored: Value?
  private let absent: Value?
  private let valueKind: @Sendable () -> IntentValueKind
  private let encode: @Sendable (Value) -> IntentValue
  private let decode: @Sendable (IntentValue) async throws -> Value
  private let decodeNow: @Sendable (IntentValue) throws -> Value?

  init(
    title: LocalizedStringResource, description: LocalizedStringResource?,
    default initial: Value.UnwrappedType?,
    constraint: IntentParameterConstraint = IntentParameterConstraint()
  ) where Value: _IntentValue {
    stored = initial.map { Value._wrap($0) }
    absent = Value._absent
    valueKind = { Value._kind }
    encode = { $0._intentValue }
    decode = { try await Value._decode($0) }
    decodeNow = { try Value._decodeNow($0) }
    super.init(
      title: title, description: description, constraint: constraint,
      defaultValue: initial?._intentValue)
  }

  /// The value.
  ///
  /// Reading a parameter that is neither set nor optional is a programmer's mistake: whoever runs
  /// an intent for a person checks its parameters first (`IntentReference.perform`).
  public var wrappedValue: Value {
    get {
      guard let value = lock.withLock({ _ in stored }) ?? absent else {
        preconditionFailure("The parameter “\(title.key)” was read before it was given a value")
      }
      return value
    }
    set { lock.withLock { _ in stored = newValue } }
  }

  /// The parameter itself: `\.$count`.
  public var projectedValue: IntentParameter<Value> { self }

  /// What the parameter takes.
  public override var kind: IntentValueKind { valueKind() }

  /// The value in plain form; nil when it is unset.
  public override var recorded: IntentValue? {
    lock.withLock { _ in stored }.map(encode)
  }

  /// Sets the value from its plain form.
  ///
  /// - Throws: `IntentValueMismatch`, or what an entity's query throws.
  public override func assign(_ value: IntentValue) async throws {
    wrappedValue = try await decode(value)
  }

  /// Sets the value from its plain form, if that needs no waiting.
  ///
  /// - Returns: whether it was set.
  /// - Throws: `IntentValueMismatch`.
  public override func assignNow(_ value: IntentValue) throws -> Bool {
    guard let decoded = try decodeNow(value) else { return false }
    wrappedValue = decoded
    return true
  }
}

/// A parameter whatever its type: how generic code reads and sets it.
///
/// A class rather than a protocol: whether an object is of a class is told at once, whether it
/// conforms is a search through the whole program for each new type.
public class _AnyIntentParameter: @unchecked Sendable {
  // Sendable because it is immutable; its only subclass says why it is.

  /// What the parameter is called.
  public let title: LocalizedStringResource
  /// A line that explains it.
  public let parameterDescription: LocalizedStringResource?
  /// What it takes beyond its type.
  public let constraint: IntentParameterConstraint
  /// What it is before anybody gave a value.
  public let defaultValue: IntentValue?

  fileprivate init(
    title: LocalizedStringResource, description: LocalizedStringResource?,
    constraint: IntentParameterConstraint, defaultValue: IntentValue?
  ) {
    self.title = title
    parameterDescription = description
    self.constraint = constraint
    self.defaultValue = defaultValue
  }

  /// What it takes.
  public var kind: IntentValueKind { preconditionFailure("A parameter has a type") }
  /// The value in plain form; nil when it is unset.
  public var recorded: IntentValue? { nil }
  /// Sets the value from its plain form.
  ///
  /// - Throws: `IntentValueMismatch`, or what an entity's query throws.
  public func assign(_ value: IntentValue) async throws {}
  /// Sets the value from its plain form, if that needs no waiting.
  ///
  /// - Returns: whether it was set.
  /// - Throws: `IntentValueMismatch`.
  public func assignNow(_ value: IntentValue) throws -> Bool { false }
}

extension AppIntent {
  /// The wrapper of an intent's parameters.
  public typealias Parameter = IntentParameter
}
