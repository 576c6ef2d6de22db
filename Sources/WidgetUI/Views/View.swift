/// A part of a widget's picture: a value that describes what is to be seen. Mirrors `View`.
///
/// ```swift
/// struct Greeting: View {
///   var body: some View { Text("Hello") }
/// }
/// ```
///
/// Views are evaluated on the main actor to a tree of nodes that a host draws; no view draws
/// anything itself.
@MainActor @preconcurrency
public protocol View {
  /// What the view consists of.
  associatedtype Body: View

  /// What the view consists of.
  @ViewBuilder var body: Body { get }

  /// The view's nodes; views that are not made of others answer this instead of `body`.
  func _nodes(in context: _ViewContext) -> [ViewNode]
}

extension View {
  /// The nodes of the body, after the view's environment was filled in.
  public func _nodes(in context: _ViewContext) -> [ViewNode] {
    context.fill(self)
    return body._nodes(in: context)
  }
}

extension View where Body == Never {
  /// Never called: the view answers `_nodes(in:)`.
  public var body: Never {
    preconditionFailure("\(Self.self) has no body")
  }
}

extension Never: View {
  /// Never called.
  public typealias Body = Never
}

/// Nothing. Mirrors `EmptyView`.
public struct EmptyView: Sendable {
  /// Nothing.
  public init() {}
}

extension EmptyView: View {
  /// Not made of other views.
  public typealias Body = Never
  /// None.
  public func _nodes(in context: _ViewContext) -> [ViewNode] { [] }
}

/// A view whatever its type. Mirrors `AnyView`.
public struct AnyView {
  let content: any View

  /// - Parameter view: the view.
  public init<V: View>(_ view: V) {
    content = view
  }

  /// - Parameter view: the view.
  public init<V: View>(erasing view: V) {
    content = view
  }
}

extension AnyView: View {
  /// Not made of other views.
  public typealias Body = Never
  /// The content's nodes.
  public func _nodes(in context: _ViewContext) -> [ViewNode] { content._nodes(in: context) }
}

/// Several views treated as one. Mirrors `Group`.
public struct Group<Content: View> {
  let content: Content

  /// - Parameter content: the views.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension Group: View {
  /// Not made of other views.
  public typealias Body = Never
  /// The content's nodes.
  public func _nodes(in context: _ViewContext) -> [ViewNode] { content._nodes(in: context) }
}
