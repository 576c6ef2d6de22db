import Gtk
import WidgetModel

/// Draws the tree of one widget: the same tree again touches nothing.
@MainActor
final class WidgetRenderer {
  /// Where the picture is.
  let container = Gtk.Overlay()
  let context: RenderContext
  /// What stands behind the picture and whatever the window puts around it.
  let backdrop: Backdrop
  /// Whether the host's buttons are shown over the corner of a widget that has no place for them.
  var showsControls = true
  private(set) var root: NodeView?
  private var corner: NodeView?
  private var address: URL?
  private var addressClick: ClickGesture?

  init(context: RenderContext) {
    self.context = context
    backdrop = Backdrop(context: context)
    context.picture = container
    context.animator = Animator(widget: container)
    context.controls.focusFirstRow = { [weak self] in _ = self?.rows.first?.grabFocus() }
    context.onChoice = { [weak self] in self?.updateControls() }
  }

  /// Shows a tree, in the middle of the room there is.
  func show(_ node: ViewNode) {
    let box = ViewNode(identity: NodeIdentity([]), content: .box(.center), children: [node])
    if let root {
      if root.node != box { root.update(to: box) } else { return }
    } else {
      let view = NodeView.make(box, parent: nil, context: context)
      container.child = view.widget
      root = view
    }
    backdrop.show(node)
    openAddress(of: node)
    updateControls()
    context.styles.flush()
  }

  /// Lets the host's buttons stand where the view has a place for them, and call up what is shown.
  private func updateControls() {
    let place = all.lazy.compactMap { $0 as? ControlsView }.first
    showControlsInCorner(showsControls && place == nil)
    context.controls.update(
      fields: fields, place: place ?? corner as? ControlsView)
  }

  /// A click that no control takes opens the widget's address, if it has one.
  private func openAddress(of node: ViewNode) {
    address = node.first { $0.actions.widgetURL != nil }?.actions.widgetURL
    guard address != nil, addressClick == nil else { return }
    let click = ClickGesture(button: .primary, phase: .bubble)
    click.onReleased { [weak self] count, _, _ in
      guard count == 1, let self, let address else { return }
      context.surface?.open(address)
    }
    container.addController(click)
    addressClick = click
  }

  /// A widget that has no place for the host's buttons gets them over its corner.
  private func showControlsInCorner(_ isNeeded: Bool) {
    if isNeeded, corner == nil {
      let node = ViewNode(identity: NodeIdentity([]), content: .controls)
      let view = NodeView.make(node, parent: nil, context: context)
      view.widget.horizontalAlign = .end
      view.widget.verticalAlign = .start
      container.addOverlay(view.widget)
      corner = view
    } else if !isNeeded, let corner {
      container.removeOverlay(corner.widget)
      self.corner = nil
    }
  }

  /// Gives the focus to the first row, or to the field that invites to write.
  func focusFirst() {
    if rows.contains(where: { $0.grabFocus() }) { return }
    _ = all.first { $0 is FieldView && $0.grabFocus() }
  }

  /// What the measured height lacks for texts that take several lines in what scrolls.
  var heightOfBrokenLines: Int {
    all.compactMap { ($0 as? ScrollingView)?.heightOfBrokenLines }.reduce(0, +)
  }

  /// Whether the picture takes all the height that it gets, and shows its content in it rather than
  /// scrolling it.
  var fillsHeight: Bool { root?.node.children.contains { $0.fillsHeight } ?? false }

  /// Every drawing, outermost first.
  var all: [NodeView] { root?.all ?? [] }

  /// The rows, in the order in which they are seen.
  var rows: [RowView] { all.compactMap { $0 as? RowView } }

  private var fields: [FieldView] {
    all.compactMap { $0 as? FieldView }.filter {
      if case .textField(let field) = $0.node.content { field.control != nil } else { false }
    }
  }
}
