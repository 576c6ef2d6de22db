/// A property that is filled in before a view is evaluated.
@MainActor
public protocol _DynamicProperty {
  /// Takes the value for the coming evaluation.
  func _fill(from environment: EnvironmentValues)
}

/// Fills in dynamic properties.
@MainActor
enum DynamicProperties {
  /// Types that are known to have none: most views, and a look with `Mirror` is not free.
  private static var without: Set<ObjectIdentifier> = []

  static func fill<T>(_ value: T, from environment: EnvironmentValues) {
    let type = ObjectIdentifier(T.self)
    if without.contains(type) { return }
    var found = false
    // Wrappers are stored under a name with a line before it; asking every other property what it
    // is would be a search through the whole program for each new type.
    for child in Mirror(reflecting: value).children where child.label?.first == "_" {
      if let property = child.value as? any _DynamicProperty {
        property._fill(from: environment)
        found = true
      }
    }
    if !found { without.insert(type) }
  }
}
