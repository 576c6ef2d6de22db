import Gtk
import WidgetModel

/// A geometric shape: with CSS, whose colours ease over, where CSS can draw it, and else by hand.
@MainActor
final class ShapeView: NodeView {
  private let shapes: ShapeStage

  init(_ node: ViewNode, context: RenderContext) {
    shapes = ShapeStage(node, context: context)
    super.init(node, widget: shapes.pane, context: context)
  }

  override func canDraw(_ new: ViewNode) -> Bool {
    super.canDraw(new) && new.isDrawnByHand == node.isDrawnByHand && new.isNamed == node.isNamed
  }

  override func draw(from old: ViewNode?) {
    guard case .shape(let shape) = node.content, old?.content != node.content else { return }
    shapes.show(shape, scheme: scheme)
  }
}

extension ViewNode {
  /// Whether a screen reader is told of it.
  fileprivate var isNamed: Bool { style.accessibilityLabel != nil }

  fileprivate var isDrawnByHand: Bool {
    if case .shape(let shape) = content { shape.isDrawnByHand } else { false }
  }
}

extension ShapeNode {
  /// Whether CSS cannot draw it: an outline of one's own, a part of one, dashes, or a gradient as a
  /// stroke.
  var isDrawnByHand: Bool {
    if case .custom = shape { return true }
    if stroke != nil, trimStart > 0 || trimEnd < 1 || !dash.isEmpty { return true }
    if fill != nil, stroke == nil, trimStart > 0 || trimEnd < 1 { return true }
    if case .shaded = stroke { return true }
    return false
  }
}

/// The place of a shape in its node's rectangle.
@MainActor
final class ShapeStage: PaneLayout {
  let pane = Gtk.Pane()
  private let context: RenderContext
  private let shape: Gtk.Widget
  private let area: Gtk.DrawingArea?
  private var node: ShapeNode?
  private var scheme: ColorScheme?
  private var look: StyleClass?
  /// How far the drawing lies outside the node's rectangle, in pixels.
  private var overhang = 0

  init(_ node: ViewNode, context: RenderContext) {
    self.context = context
    area = node.isDrawnByHand ? Gtk.DrawingArea() : nil
    shape = area ?? Gtk.Box(.horizontal)
    pane.layout = self
    // GTK refuses another role later.
    pane.setAccessibleRole(node.isNamed ? .image : .presentation)
    shape.setAccessibleRole(.presentation)
    shape.addClass("node")
    shape.addClass("shape")
    pane.insert(shape, after: nil)
    area?.setDraw { [weak self] canvas, width, height in
      guard let self, let node = self.node else { return }
      let edge = Double(overhang)
      canvas.translate(x: edge, y: edge)
      ShapePainter(widget: shape, scheme: scheme)
        .paint(node, canvas, width: width - edge * 2, height: height - edge * 2)
    }
  }

  func show(_ node: ShapeNode, scheme: ColorScheme?) {
    self.node = node
    self.scheme = scheme
    if area != nil { return shape.queueDraw() }
    var declarations = node.fill.map { $0.backgroundDeclaration(in: scheme) } ?? ""
    if let stroke = node.stroke, node.lineWidth > 0 {
      declarations +=
        "border: \(css(min(node.lineWidth, .greatestEdge)))px solid \(stroke.css(in: scheme));"
    }
    declarations += node.shape.declaration
    if node.degrees != 0 { declarations += "transform: rotate(\(css(node.degrees))deg);" }
    let new = context.styles.look(for: declarations)
    shape.exchange(look, for: new)
    look = new
    pane.queueAllocate()
  }

  func measure(_ orientation: Orientation, for size: Int?) -> Measure { Measure() }

  func allocate(width: Int, height: Int, baseline: Int?) {
    guard let node else { return }
    if area != nil {
      // A drawing area draws nothing outside itself.
      let edge = node.overhang(width: Double(width), height: Double(height))
      overhang = edge
      return shape.allocate(
        x: Double(-edge), y: Double(-edge), width: width + edge * 2, height: height + edge * 2)
    }
    let rect = node.outline(width: Double(width), height: Double(height))
    // A stroke lies half outside the outline, unless it is a border.
    let outwards = node.stroke != nil && !node.strokesInside ? node.lineWidth / 2 : 0
    let least = shape.measure(.horizontal).minimum
    shape.allocate(
      x: rect.x - outwards, y: rect.y - outwards,
      width: max(Int(size: rect.width + outwards * 2), least),
      height: max(Int(size: rect.height + outwards * 2), least))
  }
}

extension ShapeNode {
  /// The outline, or the part of it that is drawn, before it is turned.
  ///
  /// - Parameters:
  ///   - width: of the node's rectangle, in pixels.
  ///   - height: of the node's rectangle, in pixels.
  ///   - inset: how much smaller the outline is at each edge, beside its own inset.
  func path(width: Double, height: Double, inset: Double = 0) -> Path {
    let inset = self.inset + inset
    let rect = CGRect(
      x: inset, y: inset, width: max(width - inset * 2, 0), height: max(height - inset * 2, 0))
    return shape.path(in: rect).trimmedPath(from: CGFloat(trimStart), to: CGFloat(trimEnd))
  }

  /// How far the drawing may lie outside the node's rectangle, in whole pixels: half of a stroke,
  /// and outlines of one's own that do not keep to it.
  fileprivate func overhang(width: Double, height: Double) -> Int {
    var most = stroke == nil ? 0 : lineWidth
    if case .custom = shape {
      let bounds = path(width: width, height: height).boundingRect
      let outside = [
        -bounds.minX, -bounds.minY, bounds.maxX - CGFloat(width), bounds.maxY - CGFloat(height),
      ]
      most += min(max(Double(outside.max() ?? 0), 0), 2000)
    }
    return Int(size: most.rounded(.up))
  }

  /// The rectangle of the outline in the node's: a circle is as large as fits.
  func outline(width: Double, height: Double) -> (
    x: Double, y: Double, width: Double, height: Double
  ) {
    var size = (width: max(width - inset * 2, 0), height: max(height - inset * 2, 0))
    if shape == .circle {
      let diameter = min(size.width, size.height)
      size = (diameter, diameter)
    }
    return ((width - size.width) / 2, (height - size.height) / 2, size.width, size.height)
  }
}
