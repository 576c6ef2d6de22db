/// Builds views from statements: several views, `if`, `switch`, `let`. Mirrors `ViewBuilder`.
@resultBuilder
public struct ViewBuilder {
  /// No view.
  public static func buildBlock() -> EmptyView { EmptyView() }
  /// One view.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  /// Several views.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    var children: [any View] = []
    repeat children.append(each content)
    return TupleView(children: children)
  }
  /// A view as it stands.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  /// An `if` without `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  /// The first branch.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> { .first(first) }
  /// The second branch.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> { .second(second) }
  /// A view behind `if #available`.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

/// Several views from a `ViewBuilder`. Mirrors `TupleView`.
public struct TupleView<T> {
  let children: [any View]
}

extension TupleView: View {
  /// Not made of other views.
  public typealias Body = Never
  /// The nodes of each view, under its place.
  public func _nodes(in context: _ViewContext) -> [ViewNode] {
    children.enumerated().flatMap { index, child in child._nodes(in: context.at(.index(index))) }
  }
}

/// One of two branches.
public enum _ConditionalContent<First, Second> {
  case first(First)
  case second(Second)
}

extension _ConditionalContent: View where First: View, Second: View {
  /// Not made of other views.
  public typealias Body = Never
  /// The branch's nodes.
  public func _nodes(in context: _ViewContext) -> [ViewNode] {
    switch self {
    case .first(let view): view._nodes(in: context.at(.branch(0)))
    case .second(let view): view._nodes(in: context.at(.branch(1)))
    }
  }
}

extension Optional: View where Wrapped: View {
  /// Not made of other views.
  public typealias Body = Never
  /// The view's nodes, if there is one.
  public func _nodes(in context: _ViewContext) -> [ViewNode] {
    self?._nodes(in: context.at(.branch(0))) ?? []
  }
}
