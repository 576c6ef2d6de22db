import Gtk
import WidgetModel

/// The drawing of one node: it owns a GTK widget and changes it as the node changes.
@MainActor
class NodeView {
  private(set) var node: ViewNode
  let context: RenderContext
  /// The outermost widget of the drawing.
  let widget: Gtk.Widget
  weak var parent: NodeView?
  private var classes: [String] = []
  private var menu: ContextMenu?

  init(_ node: ViewNode, widget: Gtk.Widget, context: RenderContext) {
    self.node = node
    self.widget = widget
    self.context = context
    widget.addClass("node")
  }

  /// The drawings inside this one, in the order in which they are seen.
  var children: [NodeView] { [] }

  /// The widget that a screen reader names and that takes the focus.
  var accessible: Gtk.Widget { widget }

  /// Draws the node for the first time; called once, after the parent is known.
  func start() {
    applyStyle(from: nil)
    draw(from: nil)
    name()
    takeRoom()
    updateMenu()
  }

  /// Turns the drawing into that of another node of the same kind: what looks alike is left alone.
  final func update(to new: ViewNode) {
    let old = node
    node = new
    if old.style != new.style { applyStyle(from: old.style) }
    draw(from: old)
    if old.style != new.style || old.content != new.content { name() }
    takeRoom()
    if old.actions.contextMenu != new.actions.contextMenu { updateMenu() }
  }

  /// Asks for the room that the node can use; GTK passes the wish on from boxes only.
  func takeRoom() {
    widget.expandsHorizontally = node.expands(.horizontal)
    widget.expandsVertically = node.expands(.vertical)
  }

  /// Draws the content; `old` is what is drawn now, nil the first time.
  func draw(from old: ViewNode?) {}

  /// The look of the content beside that of the rectangle, as CSS.
  var contentDeclarations: String { "" }

  /// The style classes in force, exchanged as a whole.
  private func applyStyle(from old: NodeStyle?) {
    refreshClasses()
    let style = node.style
    if old?.frame != style.frame {
      widget.setSizeRequest(
        width: (style.frame?.width ?? style.frame?.minWidth).map { Int($0.rounded()) },
        height: (style.frame?.height ?? style.frame?.minHeight).map { Int($0.rounded()) })
    }
    if (old?.clips ?? false) != style.clips { widget.clipsOverflow = style.clips }
    if old?.help != style.help { widget.tooltip = style.help }
    if (old?.isAccessibilityHidden ?? false) != style.isAccessibilityHidden {
      accessible.setAccessibleHidden(style.isAccessibilityHidden)
    }
  }

  /// Names the widget for screen readers; after the drawing, since a GTK label names itself anew
  /// with each text.
  private func name() {
    if let label = node.style.accessibilityLabel { accessible.setAccessibleLabel(label) }
  }

  /// Looks the classes up again, after the content's look has changed.
  final func refreshClasses() {
    var new: [String] = []
    for declarations in [node.style.declarations, contentDeclarations] where !declarations.isEmpty {
      new.append(context.styles.className(for: declarations))
    }
    if node.style.isRedacted { new.append("redacted") }
    for name in classes where !new.contains(name) { widget.removeClass(name) }
    for name in new where !classes.contains(name) { widget.addClass(name) }
    classes = new
  }

  private func updateMenu() {
    if node.actions.contextMenu.isEmpty {
      menu?.detach()
      menu = nil
      widget.removeClass("interactive")
    } else if let menu {
      menu.update(node.actions.contextMenu)
    } else {
      widget.addClass("interactive")
      menu = ContextMenu(owner: self, items: node.actions.contextMenu)
    }
  }

  // MARK: Looking around

  /// The row that this drawing is in.
  final var row: RowView? {
    var next: NodeView? = self
    while let view = next {
      if let row = view as? RowView { return row }
      next = view.parent
    }
    return nil
  }

  /// This drawing and all inside it, outermost first.
  final var all: [NodeView] { [self] + children.flatMap(\.all) }

  /// Opens the context menu; false when there is none.
  @discardableResult
  final func openMenu() -> Bool {
    guard let menu else { return false }
    menu.popup()
    return true
  }

  /// Gives the focus to the first control inside.
  @discardableResult
  func grabFocus() -> Bool {
    children.contains { $0.grabFocus() }
  }
}
