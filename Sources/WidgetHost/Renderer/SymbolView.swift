import Gtk
import WidgetModel

/// A symbol's image.
@MainActor
class SymbolView: NodeView {
  fileprivate let image: Gtk.Image
  private let slot: SymbolSlot
  private let room: SingleChildPane?

  fileprivate init(_ node: ViewNode, room: SingleChildPane?, context: RenderContext) {
    // A local, since Swift 6.0 cannot compile a property in `??` before `super.init`.
    let image = Gtk.Image()
    self.image = image
    self.room = room
    slot = SymbolSlot(image: image, symbols: context.symbols)
    super.init(node, widget: room?.pane ?? image, context: context)
    room?.show(image)
  }

  /// In which size the symbol is drawn, in pixels.
  fileprivate func size(of symbol: SymbolNode) -> Int { 0 }

  override var contentDeclarations: String {
    guard case .symbol(let symbol) = node.content else { return "" }
    return symbol.color.map { "color: \($0.css(in: scheme));" } ?? ""
  }

  override func draw(from old: ViewNode?) {
    guard case .symbol(let symbol) = node.content, old?.content != node.content else { return }
    if case .symbol(let before) = old?.content, before.name != symbol.name { fade() }
    if old != nil { refreshClasses() }
    let size = size(of: symbol)
    slot.show(symbol.name, size: size)
    image.pixelSize = size
  }
}

/// A symbol in the size of the surrounding text.
@MainActor
final class TextSymbolView: SymbolView {
  init(_ node: ViewNode, context: RenderContext) {
    super.init(node, room: nil, context: context)
  }

  override func canDraw(_ new: ViewNode) -> Bool {
    guard case .symbol(let symbol) = new.content else { return false }
    return super.canDraw(new) && !symbol.isResizable
  }

  override fileprivate func size(of symbol: SymbolNode) -> Int {
    Int(size: min(symbol.font.pixels * symbol.scale, .greatestFont))
  }
}

/// A symbol as large as its room.
@MainActor
final class ResizableSymbolView: SymbolView {
  /// The size in which the symbol is drawn before it is scaled, in pixels.
  private static let size = 64

  init(_ node: ViewNode, context: RenderContext) {
    super.init(node, room: ScaledPane(), context: context)
  }

  override func canDraw(_ new: ViewNode) -> Bool {
    guard case .symbol(let symbol) = new.content else { return false }
    return super.canDraw(new) && symbol.isResizable
  }

  override fileprivate func size(of symbol: SymbolNode) -> Int { Self.size }
}

/// Draws a widget as large as its room, in the widget's proportion.
@MainActor
private final class ScaledPane: SingleChildPane {
  init() { super.init(size: Measure(natural: 16)) }

  override func place(_ child: Gtk.Widget, width: Int, height: Int) {
    let size = child.measure(.horizontal).natural
    let scale = Double(max(min(width, height), 1)) / Double(max(size, 1))
    let side = Double(size) * scale
    child.allocate(
      x: (Double(width) - side) / 2, y: (Double(height) - side) / 2, width: size, height: size,
      scale: scale)
  }
}
