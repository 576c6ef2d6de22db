extension View {
  /// What a screen reader says of the value.
  nonisolated public func accessibilityValue(_ value: LocalizedStringKey) -> some View {
    spoken { style, _ in style.accessibilityValue = String(localized: value.resource) }
  }

  /// What a screen reader says of the value.
  nonisolated public func accessibilityValue(_ value: Text) -> some View {
    spoken { $0.accessibilityValue = value.node(in: $1.environment).string }
  }

  /// What a screen reader says of the value, as it is.
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    spoken { style, _ in style.accessibilityValue = String(value) }
  }

  /// What a screen reader says of what will happen.
  nonisolated public func accessibilityHint(_ hint: LocalizedStringKey) -> some View {
    spoken { style, _ in style.accessibilityHint = String(localized: hint.resource) }
  }

  /// What a screen reader says of what will happen.
  nonisolated public func accessibilityHint(_ hint: Text) -> some View {
    spoken { $0.accessibilityHint = hint.node(in: $1.environment).string }
  }

  /// What a screen reader says of what will happen, as it is.
  @_disfavoredOverload
  nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    spoken { style, _ in style.accessibilityHint = String(hint) }
  }

  nonisolated private func spoken(
    _ change: @escaping (inout NodeStyle, _ViewContext) -> Void
  ) -> some View {
    modifyingNodes { node, context in
      node.changingInnermost {
        var copy = $0
        if !context.hidesContent { change(&copy.style, context) }
        return copy
      }
    }
  }

  /// How views inside are told to a screen reader: as they are, as one, or not at all.
  nonisolated public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    modifyingNodes { node, _ in
      var copy = node
      switch children.kind {
      case .contain: break
      case .combine where copy.style.accessibilityLabel == nil:
        copy.style.accessibilityLabel = node.plainText
      case .combine: break
      case .ignore:
        copy.children = copy.children.map {
          var child = $0
          child.style.isAccessibilityHidden = true
          return child
        }
      }
      return copy
    }
  }
}

/// How views inside are told to a screen reader. Mirrors `AccessibilityChildBehavior`.
public struct AccessibilityChildBehavior: Sendable, Hashable {
  enum Kind {
    case ignore
    case contain
    case combine
  }

  let kind: Kind

  /// Not at all.
  public static let ignore = AccessibilityChildBehavior(kind: .ignore)
  /// As they are.
  public static let contain = AccessibilityChildBehavior(kind: .contain)
  /// As one.
  public static let combine = AccessibilityChildBehavior(kind: .combine)
}
