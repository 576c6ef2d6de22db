import Synchronization

/// Where a program puts what its intents need, such as a store. Mirrors `AppDependencyManager`.
///
/// ```swift
/// AppDependencyManager.shared.add(dependency: store)
/// ```
///
/// May be used from any thread.
public final class AppDependencyManager: Sendable {
  /// The program's own.
  public static let shared = AppDependencyManager()

  /// Another manager for the present task and its children: tests run side by side, each with its
  /// own dependencies.
  @TaskLocal package static var override: AppDependencyManager?

  static var current: AppDependencyManager { override ?? shared }

  private struct Entry: Sendable {
    let type: ObjectIdentifier
    let box: any AnyObject & Sendable
  }

  /// A value with its own type: to ask a value whether it is of a protocol's type takes long.
  private final class Box<Dependency: Sendable>: Sendable {
    let value: Dependency

    init(_ value: Dependency) {
      self.value = value
    }
  }

  // There are a few, and to look through them takes less than to make a dictionary's type.
  private let entries = Mutex<[Entry]>([])

  /// An empty manager.
  public init() {}

  /// Provides a value for every `@Dependency` of its type.
  ///
  /// - Parameter dependency: the value; it takes the place of an earlier one of its type. Evaluated
  ///   at once; it is a closure so that a value of a protocol's type keeps that type.
  public func add<Dependency: Sendable>(dependency: @autoclosure () -> Dependency) {
    let box = Box(dependency())
    let entry = Entry(type: ObjectIdentifier(Dependency.self), box: box)
    entries.withLock {
      $0.removeAll { $0.type == entry.type }
      $0.append(entry)
    }
  }

  func value<Dependency: Sendable>(_ type: Dependency.Type) -> Dependency? {
    let type = ObjectIdentifier(type)
    let box = entries.withLock { $0.first { $0.type == type }?.box }
    return (box as? Box<Dependency>)?.value
  }
}

/// What an intent needs from its program; written `@Dependency`. Mirrors `AppDependency`.
///
/// ```swift
/// @Dependency var store: any TaskStore
/// ```
@propertyWrapper
public final class AppDependency<Value: Sendable>: _AnyAppDependency, @unchecked Sendable {
  // Sendable because it holds nothing.

  /// Looked up when it is read.
  public override init() {}

  /// The value. Reading one that was never provided is a programmer's mistake: an intent is
  /// refused before it runs when one of its dependencies is missing.
  public var wrappedValue: Value {
    guard let value = AppDependencyManager.current.value(Value.self) else {
      preconditionFailure("\(Value.self) was not provided to AppDependencyManager")
    }
    return value
  }

  /// Whether the value was provided.
  public override var isAvailable: Bool { AppDependencyManager.current.value(Value.self) != nil }

  /// The type's name, for messages.
  public override var typeName: String { String(describing: Value.self) }
}

/// A dependency whatever its type: a class, as `_AnyIntentParameter` is.
public class _AnyAppDependency: @unchecked Sendable {
  // Sendable because it holds nothing, nor does its only subclass.

  fileprivate init() {}

  /// Whether the value was provided.
  public var isAvailable: Bool { preconditionFailure("A dependency has a type") }
  /// The type's name, for messages.
  public var typeName: String { preconditionFailure("A dependency has a type") }
}

extension AppIntent {
  /// The wrapper of what an intent needs from its program.
  public typealias Dependency = AppDependency
}
