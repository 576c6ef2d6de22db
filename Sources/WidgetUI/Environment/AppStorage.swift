/// A value in the person's defaults. Mirrors `AppStorage`.
///
/// ```swift
/// @AppStorage("goal", store: UserDefaults(suiteName: "org.example.habits")) var goal = 8
/// ```
///
/// Read anew each time a view is evaluated, so that what another process wrote is seen.
@propertyWrapper
public struct AppStorage<Value> {
  // A box, since the store that the surroundings name becomes known while the view is a constant.
  private final class Box {
    var store: UserDefaults?
  }

  private let named: UserDefaults?
  private let box = Box()
  private let read: (UserDefaults) -> Value
  private let write: (UserDefaults, Value) -> Void

  private init(
    _ store: UserDefaults?, read: @escaping (UserDefaults) -> Value,
    write: @escaping (UserDefaults, Value) -> Void
  ) {
    named = store
    self.read = read
    self.write = write
  }

  private var store: UserDefaults { named ?? box.store ?? .standard }

  /// The value.
  public var wrappedValue: Value {
    get { read(store) }
    nonmutating set {
      write(store, newValue)
      store.synchronize()
    }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }
}

extension AppStorage: _DynamicProperty {
  /// Takes in what other processes wrote: an open `UserDefaults` does not see that by itself.
  public func _fill(from environment: EnvironmentValues) {
    box.store = environment.defaultStore
    store.synchronize()
  }
}

extension AppStorage {
  /// For the types that defaults hold as they are.
  private init(plain value: Value, _ key: String, _ store: UserDefaults?) {
    self.init(
      store, read: { $0.object(forKey: key) as? Value ?? value },
      write: { $0.set($1, forKey: key) })
  }

  private init<Wrapped>(optional key: String, _ store: UserDefaults?) where Value == Wrapped? {
    self.init(
      store, read: { $0.object(forKey: key) as? Wrapped },
      write: { store, value in
        if let value {
          store.set(value, forKey: key)
        } else {
          store.removeObject(forKey: key)
        }
      })
  }

  /// - Parameters:
  ///   - wrappedValue: the value while there is none in the defaults.
  ///   - key: its name.
  ///   - store: the defaults; the program's own when nil.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(
      store, read: { $0.object(forKey: key) == nil ? wrappedValue : $0.bool(forKey: key) },
      write: { $0.set($1, forKey: key) })
  }

  /// - Parameters:
  ///   - wrappedValue: the value while there is none in the defaults.
  ///   - key: its name.
  ///   - store: the defaults; the program's own when nil.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(
      store, read: { $0.object(forKey: key) == nil ? wrappedValue : $0.integer(forKey: key) },
      write: { $0.set($1, forKey: key) })
  }

  /// - Parameters:
  ///   - wrappedValue: the value while there is none in the defaults.
  ///   - key: its name.
  ///   - store: the defaults; the program's own when nil.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Double {
    self.init(
      store, read: { $0.object(forKey: key) == nil ? wrappedValue : $0.double(forKey: key) },
      write: { $0.set($1, forKey: key) })
  }

  /// - Parameters:
  ///   - wrappedValue: the value while there is none in the defaults.
  ///   - key: its name.
  ///   - store: the defaults; the program's own when nil.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == String {
    self.init(plain: wrappedValue, key, store)
  }

  /// - Parameters:
  ///   - wrappedValue: the value while there is none in the defaults.
  ///   - key: its name.
  ///   - store: the defaults; the program's own when nil.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(plain: wrappedValue, key, store)
  }

  /// - Parameters:
  ///   - wrappedValue: the value while there is none in the defaults.
  ///   - key: its name.
  ///   - store: the defaults; the program's own when nil.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
    self.init(plain: wrappedValue, key, store)
  }

  /// - Parameters:
  ///   - wrappedValue: the value while there is none in the defaults.
  ///   - key: its name.
  ///   - store: the defaults; the program's own when nil.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
    self.init(
      store, read: { $0.url(forKey: key) ?? wrappedValue }, write: { $0.set($1, forKey: key) })
  }

  /// - Parameters:
  ///   - wrappedValue: the value while there is none in the defaults.
  ///   - key: its name.
  ///   - store: the defaults; the program's own when nil.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(
      store, read: { $0.string(forKey: key).flatMap(Value.init(rawValue:)) ?? wrappedValue },
      write: { $0.set($1.rawValue, forKey: key) })
  }

  /// - Parameters:
  ///   - wrappedValue: the value while there is none in the defaults.
  ///   - key: its name.
  ///   - store: the defaults; the program's own when nil.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(
      store,
      read: {
        $0.object(forKey: key) == nil
          ? wrappedValue : Value(rawValue: $0.integer(forKey: key)) ?? wrappedValue
      },
      write: { $0.set($1.rawValue, forKey: key) })
  }

  /// - Parameters:
  ///   - key: its name.
  ///   - store: the defaults; the program's own when nil.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(optional: key, store)
  }

  /// - Parameters:
  ///   - key: its name.
  ///   - store: the defaults; the program's own when nil.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(optional: key, store)
  }

  /// - Parameters:
  ///   - key: its name.
  ///   - store: the defaults; the program's own when nil.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(optional: key, store)
  }

  /// - Parameters:
  ///   - key: its name.
  ///   - store: the defaults; the program's own when nil.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(optional: key, store)
  }

  /// - Parameters:
  ///   - key: its name.
  ///   - store: the defaults; the program's own when nil.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(optional: key, store)
  }
}
