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
public final class IntentParameter<Value: _IntentValue>: _AnyIntentParameter, @unchecked Sendable {
  // Sendable because `stored` is touched only inside `lock`; the rest is immutable. (A
  // `Mutex<Value?>` in a generic class crashes the compiler of Swift 6.0.)
  private let lock = Mutex(())
  private var stored: Value?

  /// What the parameter is called.
  public let title: LocalizedStringResource
  /// A line that explains it.
  public let parameterDescription: LocalizedStringResource?
  /// What it takes beyond its type.
  public let constraint: IntentParameterConstraint
  /// What it is before anybody gave a value.
  public let defaultValue: IntentValue?

  init(
    title: LocalizedStringResource, description: LocalizedStringResource?,
    default initial: Value.UnwrappedType?,
    constraint: IntentParameterConstraint = IntentParameterConstraint()
  ) {
    self.title = title
    parameterDescription = description
    self.constraint = constraint
    stored = initial.map { Value._wrap($0) }
    defaultValue = initial?._intentValue
  }

  /// The value.
  ///
  /// Reading a parameter that is neither set nor optional is a programmer's mistake: whoever runs
  /// an intent for a person checks its parameters first (`IntentReference.perform`).
  public var wrappedValue: Value {
    get {
      guard let value = lock.withLock({ _ in stored }) ?? Value._absent else {
        preconditionFailure("The parameter “\(title.key)” was read before it was given a value")
      }
      return value
    }
    set { lock.withLock { _ in stored = newValue } }
  }

  /// The parameter itself: `\.$count`.
  public var projectedValue: IntentParameter<Value> { self }

  /// What the parameter takes.
  public var kind: IntentValueKind { Value._kind }

  /// The value in plain form; nil when it is unset.
  public var recorded: IntentValue? {
    lock.withLock { _ in stored }?._intentValue
  }

  /// Sets the value from its plain form.
  ///
  /// - Throws: `IntentValueMismatch`, or what an entity's query throws.
  public func assign(_ value: IntentValue) async throws {
    wrappedValue = try await Value._decode(value)
  }

  /// Sets the value from its plain form, if that needs no waiting.
  ///
  /// - Returns: whether it was set.
  /// - Throws: `IntentValueMismatch`.
  public func assignNow(_ value: IntentValue) throws -> Bool {
    guard let decoded = try Value._decodeNow(value) else { return false }
    wrappedValue = decoded
    return true
  }
}

/// A parameter whatever its type: how generic code reads and sets it.
public protocol _AnyIntentParameter: AnyObject, Sendable {
  /// What the parameter is called.
  var title: LocalizedStringResource { get }
  /// A line that explains it.
  var parameterDescription: LocalizedStringResource? { get }
  /// What it takes.
  var kind: IntentValueKind { get }
  /// What it takes beyond its type.
  var constraint: IntentParameterConstraint { get }
  /// What it is before anybody gave a value.
  var defaultValue: IntentValue? { get }
  /// The value in plain form; nil when it is unset.
  var recorded: IntentValue? { get }
  /// Sets the value from its plain form.
  func assign(_ value: IntentValue) async throws
  /// Sets the value from its plain form, if that needs no waiting.
  func assignNow(_ value: IntentValue) throws -> Bool
}

extension AppIntent {
  /// The wrapper of an intent's parameters.
  public typealias Parameter = IntentParameter
}
