extension View {
  /// Sets a value of the environment.
  ///
  /// - Parameters:
  ///   - keyPath: which.
  ///   - value: the value.
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    EnvironmentView(content: self) { $0[keyPath: keyPath] = value }
  }

  /// Changes a value of the environment.
  ///
  /// - Parameters:
  ///   - keyPath: which.
  ///   - transform: the change.
  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    EnvironmentView(content: self) { transform(&$0[keyPath: keyPath]) }
  }

  /// Light or dark, whatever the desktop says.
  nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }

  /// Light or dark, whatever the desktop says.
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    EnvironmentView(content: self) { $0.colorScheme = colorScheme ?? $0.colorScheme }
  }

  /// The size of texts.
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    modifyingEnvironment { $0.dynamicTypeSize = size }
  }
}

/// A view in an environment that its author changed: the colours of another scheme than the
/// desktop's go with its nodes.
struct EnvironmentView {
  let content: any View
  let change: (inout EnvironmentValues) -> Void
}

extension EnvironmentView: View {
  typealias Body = Never

  func _nodes(in context: _ViewContext) -> [ViewNode] {
    let inner = context.with(change)
    let nodes = content._nodes(in: inner)
    if inner.environment.colorScheme == context.environment.colorScheme { return nodes }
    return nodes.map { node in
      var copy = node
      copy.style.colorScheme = copy.style.colorScheme ?? inner.environment.colorScheme
      return copy
    }
  }
}

/// The size of texts as a person sets it; the desktop scales fonts by itself. Mirrors
/// `DynamicTypeSize`.
public enum DynamicTypeSize: Int, Sendable, Hashable, Comparable, CaseIterable {
  case xSmall
  case small
  case medium
  case large
  case xLarge
  case xxLarge
  case xxxLarge
  case accessibility1
  case accessibility2
  case accessibility3
  case accessibility4
  case accessibility5

  /// Whether it is one of the largest.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// Whether one is smaller.
  public static func < (one: DynamicTypeSize, other: DynamicTypeSize) -> Bool {
    one.rawValue < other.rawValue
  }
}
