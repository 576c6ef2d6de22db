import IntentCore

/// A property that is filled in before a view is evaluated.
@MainActor
public protocol _DynamicProperty {
  /// Takes the value for the coming evaluation.
  func _fill(from environment: EnvironmentValues)
}

/// Fills in dynamic properties.
@MainActor
enum DynamicProperties {
  /// Types that are known to have none: most views, and looking is not free.
  private static var without: Set<ObjectIdentifier> = []

  static func fill<T>(_ value: T, from environment: EnvironmentValues) {
    let type = ObjectIdentifier(T.self)
    if without.contains(type) { return }
    var found = false
    forEachStoredProperty(of: value) { property in
      guard property.isWrapper, property.type is any _DynamicProperty.Type,
        let property = property.value as? any _DynamicProperty
      else { return }
      property._fill(from: environment)
      found = true
    }
    if !found { without.insert(type) }
  }
}
