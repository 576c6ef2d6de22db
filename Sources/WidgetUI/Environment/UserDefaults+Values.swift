extension UserDefaults {
  /// Sets a value; what other platforms' key-value coding does, and authors write.
  ///
  /// - Parameters:
  ///   - value: the value; nil takes it away.
  ///   - key: its name.
  @_disfavoredOverload public func setValue(_ value: Any?, forKey key: String) {
    set(value, forKey: key)
  }

  /// A value; what other platforms' key-value coding does, and authors write.
  ///
  /// - Parameter key: its name.
  @_disfavoredOverload public func value(forKey key: String) -> Any? { object(forKey: key) }
}
