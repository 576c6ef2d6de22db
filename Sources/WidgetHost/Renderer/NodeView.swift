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
  /// The looks among the classes, held as long as they are worn.
  private var looks: [StyleClass] = []
  private var menu: ContextMenu?

  init(_ node: ViewNode, widget: Gtk.Widget, context: RenderContext) {
    self.node = node
    self.widget = widget
    self.context = context
    widget.addClass("node")
  }

  /// What lays the drawings inside out, where this one holds any.
  var stage: Stage? { nil }

  /// The drawings inside this one that are shown, in the order in which they are seen.
  var children: [NodeView] { stage?.shown ?? [] }

  /// The widget that a screen reader names and that takes the focus.
  var accessible: Gtk.Widget { widget }

  /// Whether the looks and the menu of the node are this drawing's own, and not those of another
  /// one inside it for the same node.
  var hasOwnLook: Bool { true }

  /// Whether the drawing can become that of a node of the same kind.
  func canDraw(_ new: ViewNode) -> Bool { !new.needsFit }

  /// Draws the node for the first time; called once, after the parent is known.
  func start() {
    // Newer GTK tells no names of what is nothing but a container.
    if node.style.accessibilityLabel != nil, accessible.isAccessibleGeneric {
      accessible.setAccessibleRole(.group)
    }
    applyStyle(from: nil)
    draw(from: nil)
    name(from: nil)
    takeRoom()
    updateMenu()
  }

  /// Turns the drawing into that of another node of the same kind: what looks alike is left alone.
  final func update(to new: ViewNode) {
    let old = node
    node = new
    if hasOwnLook, old.style != new.style { applyStyle(from: old.style) }
    draw(from: old)
    if hasOwnLook, old.style != new.style || old.content != new.content { name(from: old.style) }
    takeRoom()
    if hasOwnLook { updateMenu() }
  }

  /// Asks for the room that the node can use.
  func takeRoom() {
    widget.expandsHorizontally = node.expands(.horizontal)
    widget.expandsVertically = node.expands(.vertical)
  }

  /// Draws the content; `old` is what is drawn now, nil the first time.
  func draw(from old: ViewNode?) {}

  /// What the content says of its value where the author says nothing.
  var valueInWords: String { "" }

  /// The look of the content beside that of the rectangle, as CSS.
  var contentDeclarations: String { "" }

  private func applyStyle(from old: NodeStyle?) {
    refreshClasses()
    let style = node.style
    let before = old ?? NodeStyle()
    if before.clips != style.clips { widget.clipsOverflow = style.clips }
    if before.help != style.help { widget.tooltip = style.help }
    if before.isHidden != style.isHidden || before.ignoresClicks != style.ignoresClicks {
      widget.canTarget = !style.isHidden && !style.ignoresClicks
    }
    if before.isHidden != style.isHidden { widget.canFocus = !style.isHidden }
    if before.isSilent != style.isSilent { accessible.setAccessibleHidden(style.isSilent) }
    if before.isInvalidatable != style.isInvalidatable {
      widget.setClass("invalidatable", style.isInvalidatable)
    }
    if old != nil, let effect = style.symbolEffect, effect != before.symbolEffect {
      context.play(effect, on: widget)
    }
  }

  /// Tells screen readers all of a widget that has become the accessible one only now.
  final func describe() {
    if node.style.isSilent { accessible.setAccessibleHidden(true) }
    name(from: nil)
  }

  /// Names the widget for screen readers; after the drawing, since a GTK label names itself anew
  /// with each text.
  private func name(from old: NodeStyle?) {
    let style = node.style
    if let label = style.accessibilityLabel { accessible.setAccessibleLabel(label) }
    if style.accessibilityLabel == nil, old?.accessibilityLabel != nil {
      accessible.setAccessibleLabel(node.plainText)
    }
    if style.accessibilityValue != old?.accessibilityValue {
      accessible.setAccessibleValueText(style.accessibilityValue ?? valueInWords)
    }
    if style.accessibilityHint != old?.accessibilityHint {
      accessible.setAccessibleDescription(style.accessibilityHint ?? "")
    }
  }

  /// Looks the classes up again, after the content's look has changed: they are exchanged as a
  /// whole.
  final func refreshClasses() {
    var looks: [StyleClass] = []
    let own = node.style.declarations(in: scheme)
    var content = contentDeclarations
    if node.style.isRedacted {
      // Of a placeholder's content the outline is left.
      content += "color: transparent;"
      if let scheme {
        content += "background-color: \(Paint.opacity(.foreground(1), 0.12).css(in: scheme));"
      }
    }
    for declarations in [own, content] where !declarations.isEmpty {
      looks.append(context.styles.look(for: declarations))
    }
    if let animation = node.style.animation {
      looks.append(context.styles.look(for: animation.declarations, reach: .inside))
    }
    var new = looks.map(\.name)
    if node.style.isRedacted { new.append("redacted") }
    for name in classes where !new.contains(name) { widget.removeClass(name) }
    for name in new where !classes.contains(name) { widget.addClass(name) }
    classes = new
    self.looks = looks
  }

  private func updateMenu() {
    if let nodes = node.actions.contextMenu {
      if menu == nil {
        widget.addClass("interactive")
        menu = ContextMenu(owner: self)
      }
      menu?.nodes = nodes
    } else if let menu {
      menu.detach()
      self.menu = nil
      widget.removeClass("interactive")
    }
  }

  // MARK: Looking around

  /// Light or dark, where the node or one around it says so; nil for the desktop's.
  final var scheme: ColorScheme? { inherited { $0.colorScheme } }

  /// How changes here run, where the node or one around it says so.
  final var animation: AnimationNode? { inherited { $0.animation } }

  private func inherited<Value>(_ get: (NodeStyle) -> Value?) -> Value? {
    var next: NodeView? = self
    while let view = next {
      if let value = get(view.node.style) { return value }
      next = view.parent
    }
    return nil
  }

  /// The container that this drawing is in, which shows what goes on in its place.
  final var surroundings: Stage? {
    var next = parent
    while let view = next {
      if let stage = view.stage { return stage }
      next = view.parent
    }
    return nil
  }

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
  final var all: [NodeView] {
    var found: [NodeView] = []
    gather(into: &found)
    return found
  }

  private func gather(into found: inout [NodeView]) {
    found.append(self)
    for child in children { child.gather(into: &found) }
  }

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

extension NodeStyle {
  /// Whether screen readers are told nothing of it.
  var isSilent: Bool { isAccessibilityHidden || isHidden }
}
