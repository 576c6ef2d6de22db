import Gtk
import WidgetModel

/// What is drawn behind the whole widget, margins and notices included.
@MainActor
final class Backdrop: PaneLayout {
  /// How large a picture may be, in pixels: windows and surfaces count in sixteen bits, and a screen
  /// may have two pixels for each.
  private static let greatestSize = 16_000

  let pane = Gtk.Pane()
  private let context: RenderContext
  private let ground = Gtk.Box(.horizontal)
  private var content: Gtk.Widget?
  private var drawing: NodeView?
  private var look: StyleClass?

  init(context: RenderContext) {
    self.context = context
    pane.layout = self
    ground.addClass("backdrop")
    ground.addClass("node")
    ground.canTarget = false
    ground.setAccessibleRole(.presentation)
    pane.insert(ground, after: nil)
  }

  /// Stands behind a widget, which gives the size.
  func stand(behind content: Gtk.Widget) {
    self.content = content
    pane.insert(content, after: ground)
  }

  /// Draws the background that a tree asks for.
  func show(_ tree: ViewNode) {
    let node = tree.first { $0.style.containerBackground != nil || !$0.containerBackground.isEmpty }
    show(node?.style.containerBackground, in: node?.style.colorScheme)
    show(node?.containerBackground.first)
  }

  private func show(_ paint: Paint?, in scheme: ColorScheme?) {
    // The background of the widget is what the style sheet gives it anyway.
    let new = paint.flatMap { paint in
      paint == .background && scheme == nil
        ? nil : context.styles.look(for: paint.groundDeclaration(in: scheme))
    }
    ground.exchange(look, for: new)
    look = new
  }

  private func show(_ node: ViewNode?) {
    if let node, let drawing, drawing.node.content.isSameKind(as: node.content),
      drawing.canDraw(node)
    {
      if drawing.node != node { drawing.update(to: node) }
      return
    }
    if let drawing { pane.remove(drawing.widget) }
    drawing = node.map { NodeView.make($0, parent: nil, context: context) }
    guard let drawing else { return }
    drawing.widget.canTarget = false
    drawing.widget.clipsOverflow = true
    drawing.widget.addClass("backdrop")
    pane.insert(drawing.widget, after: ground)
  }

  func measure(_ orientation: Orientation, for size: Int?) -> Measure {
    guard var measure = content?.measureWithBaseline(orientation, for: size) else {
      return Measure()
    }
    measure.minimum = min(measure.minimum, Self.greatestSize)
    measure.natural = min(measure.natural, Self.greatestSize)
    return measure
  }

  func allocate(width: Int, height: Int, baseline: Int?) {
    for widget in [ground, drawing?.widget, content].compactMap({ $0 }) {
      let least = widget.measure(.horizontal).minimum
      let size = (
        width: max(width, least),
        height: max(height, widget.measure(.vertical, for: max(width, least)).minimum)
      )
      widget.allocate(x: 0, y: 0, width: size.width, height: size.height)
    }
  }
}

extension ViewNode {
  /// The first node, parents before children, of which something holds.
  func first(where matches: (ViewNode) -> Bool) -> ViewNode? {
    if matches(self) { return self }
    for child in children {
      if let found = child.first(where: matches) { return found }
    }
    return nil
  }
}
