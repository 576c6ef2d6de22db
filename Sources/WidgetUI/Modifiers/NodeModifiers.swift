// What changes a view holds it as `any View`: each further generic type around it would have to be
// made at run time, at every start, and a row of a list easily has fifty.

/// A view whose nodes are changed after they were made.
struct NodeModifier {
  let content: any View
  let change: (ViewNode, _ViewContext) -> ViewNode
}

extension NodeModifier: View {
  typealias Body = Never
  func _nodes(in context: _ViewContext) -> [ViewNode] {
    content._nodes(in: context).map { change($0, context) }
  }
}

/// A view in a changed environment.
struct EnvironmentModifier {
  let content: any View
  let change: (inout EnvironmentValues) -> Void
}

extension EnvironmentModifier: View {
  typealias Body = Never
  func _nodes(in context: _ViewContext) -> [ViewNode] {
    content._nodes(in: context.with(change))
  }
}

extension View {
  nonisolated func modifyingNodes(_ change: @escaping (ViewNode, _ViewContext) -> ViewNode)
    -> NodeModifier
  {
    NodeModifier(content: self, change: change)
  }

  nonisolated func modifyingEnvironment(_ change: @escaping (inout EnvironmentValues) -> Void)
    -> EnvironmentModifier
  {
    EnvironmentModifier(content: self, change: change)
  }
}

extension ViewNode {
  /// The node with a changed style, or a box around it when the change would not be outermost.
  func styled(
    unless isTaken: (NodeStyle) -> Bool, _ change: (inout NodeStyle) -> Void
  ) -> ViewNode {
    if isTaken(style) { return boxed { change(&$0.style) } }
    var copy = self
    change(&copy.style)
    return copy
  }
}
