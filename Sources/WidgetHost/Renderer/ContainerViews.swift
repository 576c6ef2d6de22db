import Gtk
import WidgetModel

/// Children in a row or column.
@MainActor
final class StackView: NodeView {
  private let box: Gtk.Box
  private let list: ChildList

  init(_ node: ViewNode, axis: Axis, context: RenderContext) {
    box = Gtk.Box(axis == .horizontal ? .horizontal : .vertical)
    list = ChildList(.box(box))
    super.init(node, widget: box, context: context)
  }

  override var children: [NodeView] { list.views }

  override func draw(from old: ViewNode?) {
    guard case .stack(let stack) = node.content else { return }
    box.spacing = Int(stack.spacing.rounded())
    list.draw(from: old?.children ?? [], to: node.children, parent: self)
    for child in list.views { child.align(to: stack.alignment, in: stack.axis) }
  }
}

/// Children on top of each other.
@MainActor
final class LayersView: NodeView {
  private let overlay = Gtk.Overlay()
  private let list: ChildList

  init(_ node: ViewNode, context: RenderContext) {
    let overlay = overlay
    // The order of layers is that of the overlays, which GTK keeps in the order of their adding.
    list = ChildList(
      ChildList.Slots(
        insert: { [unowned overlay] widget, _ in overlay.addOverlay(widget, isMeasured: true) },
        reorder: { _, _ in },
        remove: { [unowned overlay] widget in overlay.removeOverlay(widget) }))
    super.init(node, widget: overlay, context: context)
  }

  override var children: [NodeView] { list.views }

  override func draw(from old: ViewNode?) {
    guard case .layers(let layers) = node.content else { return }
    list.draw(from: old?.children ?? [], to: node.children, parent: self)
    for child in list.views { child.align(to: layers.alignment, in: nil) }
  }
}

/// One child, placed in what room there is.
@MainActor
final class BoxView: NodeView {
  private let box = Gtk.Box(.horizontal)
  private let list: ChildList

  init(_ node: ViewNode, context: RenderContext) {
    list = ChildList(.box(box))
    super.init(node, widget: box, context: context)
  }

  override var children: [NodeView] { list.views }

  override func draw(from old: ViewNode?) {
    guard case .box(let alignment) = node.content else { return }
    list.draw(from: old?.children ?? [], to: node.children, parent: self)
    for child in list.views {
      child.align(to: alignment, in: nil)
      // A box gives its one child all its room, which the alignment then uses.
      child.widget.expandsHorizontally = true
      child.widget.expandsVertically = child.node.expands(.vertical) || node.style.frame != nil
    }
  }
}

/// The part that scrolls when the window may not grow further.
@MainActor
final class ScrollingView: NodeView {
  private let scroller = Gtk.ScrolledWindow()
  private let box: Gtk.Box
  private let list: ChildList

  init(_ node: ViewNode, context: RenderContext) {
    guard case .scroll(let axes) = node.content else { preconditionFailure("Not a scroll node") }
    box = Gtk.Box(axes.contains(.vertical) ? .vertical : .horizontal)
    list = ChildList(.box(box))
    super.init(node, widget: scroller, context: context)
    scroller.child = box
    scroller.setPolicy(
      horizontal: axes.contains(.horizontal) ? .automatic : .never,
      vertical: axes.contains(.vertical) ? .automatic : .never)
    scroller.propagatesNaturalHeight = true
    scroller.propagatesNaturalWidth = true
  }

  override var children: [NodeView] { list.views }

  /// What GTK leaves out of a scrolled window's natural height: it measures the content as if it
  /// had all the width it wants, where texts need no second line.
  var heightOfBrokenLines: Int {
    guard scroller.width > 0 else { return 0 }
    return box.measure(.vertical, for: scroller.width).natural - box.measure(.vertical).natural
  }

  override func draw(from old: ViewNode?) {
    list.draw(from: old?.children ?? [], to: node.children, parent: self)
    for child in list.views { child.align(to: .center, in: .vertical) }
  }
}
