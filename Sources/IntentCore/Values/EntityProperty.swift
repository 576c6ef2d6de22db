import Synchronization

/// A property of an entity that other programs may ask for; written `@Property`. Mirrors
/// `EntityProperty`.
///
/// ```swift
/// struct HabitEntity: AppEntity {
///   @Property(title: "Name") var name: String
/// }
/// ```
///
/// Copies of an entity share the storage, as on Apple's platforms. May be used from any thread.
@propertyWrapper
public final class EntityProperty<Value: Sendable>: @unchecked Sendable {
  // Sendable because `stored` is touched only inside `lock`; the rest is immutable. (A
  // `Mutex<Value?>` in a generic class crashes the compiler of Swift 6.0.)
  private let lock = Mutex(())
  private var stored: Value?

  /// What the property is called.
  public let title: LocalizedStringResource?

  /// - Parameters:
  ///   - title: what it is called.
  ///   - identifier: accepted; the property's name identifies it.
  public init(title: LocalizedStringResource? = nil, identifier: String? = nil) {
    self.title = title
  }

  /// - Parameters:
  ///   - wrappedValue: the value.
  ///   - title: what it is called.
  public init(wrappedValue: Value, title: LocalizedStringResource? = nil) {
    self.title = title
    stored = wrappedValue
  }

  /// The value. An entity's initialiser sets it; reading it before is a programmer's mistake.
  public var wrappedValue: Value {
    get {
      guard let value = lock.withLock({ _ in stored }) else {
        preconditionFailure("A property of an entity was read before it was given a value")
      }
      return value
    }
    set { lock.withLock { _ in stored = newValue } }
  }

  /// The property itself.
  public var projectedValue: EntityProperty<Value> { self }
}

extension EntityProperty: Equatable where Value: Equatable {
  /// Whether both have the same value.
  public static func == (one: EntityProperty, other: EntityProperty) -> Bool {
    let first = one.lock.withLock { _ in one.stored }
    return first == other.lock.withLock { _ in other.stored }
  }
}

extension EntityProperty: Hashable where Value: Hashable {
  /// Hashes the value.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(lock.withLock { _ in stored })
  }
}

extension AppEntity {
  /// The wrapper of an entity's properties.
  public typealias Property = EntityProperty
}
