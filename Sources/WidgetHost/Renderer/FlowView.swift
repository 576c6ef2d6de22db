import Gtk
import WidgetModel

/// Children in a row or column without more ado: a custom toggle's drawing, a grid's rows, what is
/// made for a room, the first of several alternatives.
@MainActor
final class FlowView: NodeView {
  private let list: ChildList

  init(_ node: ViewNode, axis: Axis, context: RenderContext) {
    let box = Gtk.Box(axis == .horizontal ? .horizontal : .vertical)
    list = ChildList(.box(box))
    super.init(node, widget: box, context: context)
  }

  override var children: [NodeView] { list.views }

  override func draw(from old: ViewNode?) {
    list.draw(from: old.map(seen) ?? [], to: seen(node), parent: self)
    for child in list.views { child.align(to: .center, in: .horizontal) }
    widget.expandsHorizontally = node.expands(.horizontal)
    widget.expandsVertically = node.expands(.vertical)
  }

  private func seen(_ node: ViewNode) -> [ViewNode] {
    if case .fitting = node.content { Array(node.children.prefix(1)) } else { node.children }
  }
}
