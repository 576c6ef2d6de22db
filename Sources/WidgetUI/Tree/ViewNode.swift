/// One node of the tree that a view is evaluated to, and that a host draws.
///
/// A value without references to views: it may be compared, kept and sent between threads. What it
/// looks like (`content`, `style`) and what it does (`actions`) are apart, so that an intent that
/// carries the present time repaints nothing.
public struct ViewNode: Sendable {
  package var identity: NodeIdentity
  package var content: NodeContent
  package var style: NodeStyle
  package var children: [ViewNode]
  private var rare: Boxed<RareParts>?

  /// What few nodes have.
  private struct RareParts: Sendable, Equatable {
    var actions = NodeActions()
    var alternatives: [ViewNode] = []
    var containerBackground: [ViewNode] = []

    static let none = RareParts()
  }

  package var actions: NodeActions {
    get { rare?.value.actions ?? RareParts.none.actions }
    set { change { $0.actions = newValue } }
  }

  /// Drawings that take the children's place for a while, at once and without a new evaluation:
  /// of a custom toggle, that of the other value; of a button, that of the pressed one. Empty when
  /// there is none.
  package var alternatives: [ViewNode] {
    get { rare?.value.alternatives ?? [] }
    set { change { $0.alternatives = newValue } }
  }

  /// What is drawn behind the whole widget, in its size, whichever node says it: one layers node,
  /// or nothing.
  package var containerBackground: [ViewNode] {
    get { rare?.value.containerBackground ?? [] }
    set { change { $0.containerBackground = newValue } }
  }

  /// Nodes with nothing rare have no box, so that equal nodes are stored alike.
  private mutating func change(_ change: (inout RareParts) -> Void) {
    var parts = rare?.value ?? .none
    change(&parts)
    rare = parts == .none ? nil : Boxed(parts)
  }

  package init(
    identity: NodeIdentity, content: NodeContent, style: NodeStyle = NodeStyle(),
    actions: NodeActions = NodeActions(), children: [ViewNode] = []
  ) {
    self.identity = identity
    self.content = content
    self.style = style
    self.children = children
    if actions != RareParts.none.actions { self.actions = actions }
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
    case .text(let text): style.isRedacted ? "" : text.string
    default: children.map(\.plainText).filter { !$0.isEmpty }.joined(separator: " ")
    }
  }

  /// What a screen reader says of this node: the names that parts of it were given, and the text of
  /// the others.
  package var spokenText: String {
    if style.isAccessibilityHidden { return "" }
    if let label = style.accessibilityLabel { return label }
    if case .text = content { return plainText }
    return children.map(\.spokenText).filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// This node and all below it, parents first.
  package var all: [ViewNode] {
    var found: [ViewNode] = []
    gather(into: &found)
    return found
  }

  private func gather(into found: inout [ViewNode]) {
    found.append(self)
    for child in children { child.gather(into: &found) }
  }
}
