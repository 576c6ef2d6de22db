import Gtk
import WidgetModel

/// A symbol in the size of the surrounding text.
@MainActor
final class SymbolView: NodeView {
  private let image = Gtk.Image()
  private let slot: SymbolSlot

  init(_ node: ViewNode, context: RenderContext) {
    slot = SymbolSlot(image: image, symbols: context.symbols)
    super.init(node, widget: image, context: context)
  }

  override func canDraw(_ new: ViewNode) -> Bool {
    guard case .symbol(let symbol) = new.content else { return false }
    return super.canDraw(new) && !symbol.isResizable
  }

  override var contentDeclarations: String {
    guard case .symbol(let symbol) = node.content else { return "" }
    return symbol.declarations(in: scheme)
  }

  override func draw(from old: ViewNode?) {
    guard case .symbol(let symbol) = node.content, old?.content != node.content else { return }
    if case .symbol(let before) = old?.content, before.name != symbol.name { fade() }
    if old != nil { refreshClasses() }
    let size = Int((symbol.font.pixels * symbol.scale).rounded())
    slot.show(symbol.name, size: size)
    image.pixelSize = size
  }
}

/// A symbol as large as its room.
@MainActor
final class ResizableSymbolView: NodeView {
  /// The size in which the symbol is drawn before it is scaled, in pixels.
  private static let size = 64

  private let image = Gtk.Image()
  private let slot: SymbolSlot
  private let room = ScaledLayout()

  init(_ node: ViewNode, context: RenderContext) {
    slot = SymbolSlot(image: image, symbols: context.symbols)
    super.init(node, widget: room.pane, context: context)
    image.pixelSize = Self.size
    room.show(image)
  }

  override func canDraw(_ new: ViewNode) -> Bool {
    guard case .symbol(let symbol) = new.content else { return false }
    return super.canDraw(new) && symbol.isResizable
  }

  override var contentDeclarations: String {
    guard case .symbol(let symbol) = node.content else { return "" }
    return symbol.declarations(in: scheme)
  }

  override func draw(from old: ViewNode?) {
    guard case .symbol(let symbol) = node.content, old?.content != node.content else { return }
    if case .symbol(let before) = old?.content, before.name != symbol.name { fade() }
    if old != nil { refreshClasses() }
    slot.show(symbol.name, size: Self.size)
  }
}

/// Draws a widget as large as its room, in the widget's proportion.
@MainActor
private final class ScaledLayout: PaneLayout {
  let pane = Gtk.Pane()
  private var widget: Gtk.Widget?

  func show(_ widget: Gtk.Widget) {
    self.widget = widget
    pane.layout = self
    pane.insert(widget, after: nil)
  }

  func measure(_ orientation: Orientation, for size: Int?) -> Measure { Measure(natural: 16) }

  func allocate(width: Int, height: Int, baseline: Int?) {
    guard let widget else { return }
    let size = widget.measure(.horizontal).natural
    let scale = Double(max(min(width, height), 1)) / Double(max(size, 1))
    let side = Double(size) * scale
    widget.allocate(
      x: (Double(width) - side) / 2, y: (Double(height) - side) / 2, width: size, height: size,
      scale: scale)
  }
}

extension SymbolNode {
  fileprivate func declarations(in scheme: ColorScheme?) -> String {
    color.map { "color: \($0.css(in: scheme));" } ?? ""
  }
}
