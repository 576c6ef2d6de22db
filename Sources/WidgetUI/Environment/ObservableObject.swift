/// A model that tells views of its changes. Mirrors `ObservableObject`.
///
/// A widget's view is evaluated anew for each timeline entry and after each intent, so a view reads
/// the model as it is then; nothing waits for single changes.
public protocol ObservableObject: AnyObject {}

/// A property of a model that tells of its changes. Mirrors `Published`.
@propertyWrapper
public struct Published<Value> {
  /// The value.
  public var wrappedValue: Value

  /// - Parameter wrappedValue: the value.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// - Parameter initialValue: the value.
  public init(initialValue: Value) {
    wrappedValue = initialValue
  }
}

extension Published: Sendable where Value: Sendable {}

/// A model that a view was given. Mirrors `ObservedObject`.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject> {
  /// Gives bindings to the model's properties. Mirrors `ObservedObject.Wrapper`.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    /// A binding to a property of the model.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
  }

  /// The model.
  public var wrappedValue: ObjectType

  /// Bindings to the model's properties.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  /// - Parameter wrappedValue: the model.
  public init(wrappedValue: ObjectType) {
    self.wrappedValue = wrappedValue
  }

  /// - Parameter initialValue: the model.
  public init(initialValue: ObjectType) {
    wrappedValue = initialValue
  }
}

/// A model that a view makes, once. Mirrors `StateObject`.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject> {
  /// Made when it is first read.
  private final class Box {
    private let make: () -> ObjectType
    private(set) lazy var object = make()

    init(_ make: @escaping () -> ObjectType) {
      self.make = make
    }
  }

  private let box: Box

  /// - Parameter thunk: makes the model.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    box = Box(thunk)
  }

  /// The model.
  public var wrappedValue: ObjectType { box.object }

  /// Bindings to the model's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(object: box.object)
  }
}

/// A model that a view further out gave. Mirrors `EnvironmentObject`.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject> {
  // A box, since the wrapper is filled in while its view is a constant.
  private final class Box {
    var object: ObjectType?
  }

  private let box = Box()

  /// The model of this type.
  public init() {}

  /// The model; asking for one that nobody gave is the author's mistake, as in SwiftUI.
  public var wrappedValue: ObjectType {
    guard let object = box.object else {
      preconditionFailure("No \(ObjectType.self) was given with environmentObject(_:)")
    }
    return object
  }

  /// Bindings to the model's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(object: wrappedValue)
  }
}

extension EnvironmentObject: _DynamicProperty {
  /// Takes the model for the coming evaluation.
  public func _fill(from environment: EnvironmentValues) {
    box.object = environment.object(ObjectType.self)
  }
}

extension View {
  /// A model for the views inside.
  ///
  /// - Parameter object: the model, found again by its type.
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifyingEnvironment { $0.setObject(object) }
  }

  /// A model for the views inside, which read it with `@Environment(Model.self)`.
  ///
  /// - Parameter object: the model, found again by its type.
  nonisolated public func environment<T: AnyObject>(_ object: T?) -> some View {
    modifyingEnvironment { $0.setObject(object) }
  }
}
