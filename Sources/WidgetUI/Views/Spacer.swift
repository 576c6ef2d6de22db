/// Room that grows. Mirrors `Spacer`.
public struct Spacer: Sendable {
  let minLength: CGFloat?

  /// - Parameter minLength: the least room, in pixels.
  public init(minLength: CGFloat? = nil) {
    self.minLength = minLength
  }
}

extension Spacer: View {
  /// Not made of other views.
  public typealias Body = Never
  /// One node.
  public func _nodes(in context: _ViewContext) -> [ViewNode] {
    [context.node(.spacer(minLength: Double(size: minLength ?? 0)))]
  }
}

/// A line between views. Mirrors `Divider`.
public struct Divider: Sendable {
  /// A line.
  public init() {}
}

extension Divider: View {
  /// Not made of other views.
  public typealias Body = Never
  /// One node, across the enclosing stack.
  public func _nodes(in context: _ViewContext) -> [ViewNode] {
    [context.node(.divider(context.axis == .horizontal ? .vertical : .horizontal))]
  }
}

/// Where the host's own buttons stand in a widget's header. A desktop addition: without it the
/// host lays them over the top trailing corner on hover and focus.
public struct WidgetControls: Sendable {
  /// The host's buttons.
  public init() {}
}

extension WidgetControls: View {
  /// Not made of other views.
  public typealias Body = Never
  /// One node.
  public func _nodes(in context: _ViewContext) -> [ViewNode] { [context.node(.controls)] }
}
