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

  /// A value with its own type: to ask a value whether it is of a protocol's type takes long.
  private final class Box<Dependency: Sendable>: Sendable {
    let value: Dependency

    init(_ value: Dependency) {
      self.value = value
    }
  }

  private let values = Mutex<[ObjectIdentifier: any AnyObject & Sendable]>([:])

  /// An empty manager.
  public init() {}

  /// Provides a value for every `@Dependency` of its type.
  ///
  /// - Parameter dependency: the value; it takes the place of an earlier one of its type. Evaluated
  ///   at once; it is a closure so that a value of a protocol's type keeps that type.
  public func add<Dependency: Sendable>(dependency: @autoclosure () -> Dependency) {
    let box = Box(dependency())
    values.withLock { $0[ObjectIdentifier(Dependency.self)] = box }
  }

  func value<Dependency: Sendable>(_ type: Dependency.Type) -> Dependency? {
    (values.withLock { $0[ObjectIdentifier(type)] } as? Box<Dependency>)?.value
  }
}

/// What an intent needs from its program; written `@Dependency`. Mirrors `AppDependency`.
///
/// ```swift
/// @Dependency var store: any TaskStore
/// ```
@propertyWrapper
public struct AppDependency<Value: Sendable>: Sendable, _AnyAppDependency {
  /// Looked up when it is read.
  public init() {}

  /// The value. Reading one that was never provided is a programmer's mistake: an intent is
  /// refused before it runs when one of its dependencies is missing.
  public var wrappedValue: Value {
    guard let value = AppDependencyManager.current.value(Value.self) else {
      preconditionFailure("\(Value.self) was not provided to AppDependencyManager")
    }
    return value
  }

  /// Whether the value was provided.
  public var isAvailable: Bool { AppDependencyManager.current.value(Value.self) != nil }

  /// The type's name, for messages.
  public var typeName: String { String(describing: Value.self) }
}

/// A dependency whatever its type.
public protocol _AnyAppDependency: Sendable {
  /// Whether the value was provided.
  var isAvailable: Bool { get }
  /// The type's name, for messages.
  var typeName: String { get }
}

extension AppIntent {
  /// The wrapper of what an intent needs from its program.
  public typealias Dependency = AppDependency
}
