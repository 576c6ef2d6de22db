/// A view on a painted shape.
struct GroundedView {
  let content: any View
  let shape: any View
  let outline: _Outline
  let style: StyleValue
}

extension GroundedView: View {
  typealias Body = Never

  func _nodes(in context: _ViewContext) -> [ViewNode] {
    content._nodes(in: context).map { node in
      guard outline.isEdge(of: node) else {
        return node.layered(shape, isOver: false, in: context)
      }
      return node.styled(unless: \.hasOuterLook) {
        $0.background = style.paint(in: context.environment)
        $0.shape = outline.kind == .rectangle ? nil : outline.kind
      }
    }
  }
}

/// A view of which is shown what lies under another one.
struct MaskedView {
  let content: any View
  let mask: any View
  let alignment: Alignment
  /// The outline of the other one, when it is a shape and nothing else.
  let outline: _Outline?
}

extension MaskedView: View {
  typealias Body = Never

  func _nodes(in context: _ViewContext) -> [ViewNode] {
    content._nodes(in: context).map { node in
      guard let outline, outline.isEdge(of: node) else { return masked(node, context) }
      return node.styled(unless: {
        $0.shape != nil || $0.clips || $0.opacity != nil || $0.effects != nil
      }) {
        $0.shape = outline.kind
        $0.clips = true
      }
    }
  }

  @MainActor private func masked(_ node: ViewNode, _ context: _ViewContext) -> ViewNode {
    var base = node
    base.identity = NodeIdentity([.index(0)])
    // In the same room as the content, whatever it holds.
    var layer = ViewNode(
      identity: NodeIdentity([.index(1)]), content: .box(alignment),
      children: mask._nodes(in: context.inside(nil)))
    layer.style.isAccessibilityHidden = true
    layer.style.ignoresClicks = true
    var layers = LayersNode(alignment: .center, sizing: 0)
    layers.isMasked = true
    return ViewNode(identity: node.identity, content: .layers(layers), children: [base, layer])
  }
}

extension _Outline {
  /// Whether a node's own rectangle can have the outline: others lie inside it.
  fileprivate func isEdge(of node: ViewNode) -> Bool {
    guard isUnchanged else { return false }
    switch kind {
    case .rectangle, .rounded, .uneven, .capsule, .ellipse: return true
    case .circle:
      guard let width = node.style.frame?.width else { return false }
      return width == node.style.frame?.height
    case .custom: return false
    }
  }
}
