/// A change to a view that has a name and can be applied to any. Mirrors `ViewModifier`.
///
/// ```swift
/// struct Card: ViewModifier {
///   func body(content: Content) -> some View { content.padding().background(.fill, in: .capsule) }
/// }
/// ```
@MainActor @preconcurrency
public protocol ViewModifier {
  /// What the changed view consists of.
  associatedtype Body: View
  /// The view that is changed.
  typealias Content = _ViewModifier_Content<Self>
  /// The changed view.
  @ViewBuilder func body(content: Content) -> Body
}

/// The view that a modifier changes.
public struct _ViewModifier_Content<Modifier> {
  let content: AnyView
}

extension _ViewModifier_Content: View {
  /// Not made of other views.
  public typealias Body = Never
  /// The view's nodes.
  public func _nodes(in context: _ViewContext) -> [ViewNode] { content._nodes(in: context) }
}

/// A view with a modifier. Mirrors `ModifiedContent`.
public struct ModifiedContent<Content, Modifier> {
  /// The view.
  public var content: Content
  /// The modifier.
  public var modifier: Modifier

  /// - Parameters:
  ///   - content: the view.
  ///   - modifier: the modifier.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// Not made of other views.
  public typealias Body = Never
  /// The nodes of the modifier's body, after its environment was filled in.
  public func _nodes(in context: _ViewContext) -> [ViewNode] {
    context.fill(modifier)
    return modifier.body(content: _ViewModifier_Content(content: AnyView(content)))
      ._nodes(in: context)
  }
}

/// A modifier that changes nothing. Mirrors `EmptyModifier`.
public struct EmptyModifier {
  /// Changes nothing.
  public static let identity = EmptyModifier()
  /// Changes nothing.
  public init() {}
}

extension EmptyModifier: ViewModifier {
  /// The view itself.
  public func body(content: Content) -> some View { content }
}

extension EmptyModifier: Sendable {}

extension View {
  /// The view, changed.
  ///
  /// - Parameter modifier: what changes it.
  nonisolated public func modifier<M>(_ modifier: M) -> ModifiedContent<Self, M> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
