/// One node of the tree that a view is evaluated to, and that a host draws.
///
/// A value without references to views: it may be compared, kept and sent between threads. What it
/// looks like (`content`, `style`) and what it does (`actions`) are apart, so that an intent that
/// carries the present time repaints nothing.
public struct ViewNode: Sendable {
  package var identity: NodeIdentity
  package var content: NodeContent
  package var style: NodeStyle
  package var actions: NodeActions
  package var children: [ViewNode]
  /// Drawings that take the children's place for a while, at once and without a new evaluation:
  /// of a custom toggle, that of the other value; of a button, that of the pressed one. Empty when
  /// there is none.
  package var alternatives: [ViewNode] = []
  /// What is drawn behind the whole widget, in its size, whichever node says it: one layers node,
  /// or nothing.
  package var containerBackground: [ViewNode] = []

  package init(
    identity: NodeIdentity, content: NodeContent, style: NodeStyle = NodeStyle(),
    actions: NodeActions = NodeActions(), children: [ViewNode] = []
  ) {
    self.identity = identity
    self.content = content
    self.style = style
    self.actions = actions
    self.children = children
  }

  /// Whether both are drawn alike, children and alternatives left aside.
  package func looksLike(_ other: ViewNode) -> Bool {
    content == other.content && style == other.style
  }

  /// The node inside a box that carries further looks or actions.
  package func boxed(_ change: (inout ViewNode) -> Void) -> ViewNode {
    var inner = self
    inner.identity = NodeIdentity([.index(0)])
    var box = ViewNode(identity: identity, content: .box(Alignment.center), children: [inner])
    change(&box)
    return box
  }
}

extension ViewNode: Equatable {}

extension ViewNode {
  /// The text that a person reads in this node, in the order in which it is drawn.
  package var plainText: String {
    switch content {
    case .text(let text): text.string
    default: children.map(\.plainText).filter { !$0.isEmpty }.joined(separator: " ")
    }
  }

  /// This node and all below it, parents first.
  package var all: [ViewNode] {
    [self] + children.flatMap(\.all)
  }
}
