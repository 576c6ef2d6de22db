import Gtk
import WidgetModel

/// A symbol in the size of the surrounding text.
@MainActor
final class SymbolView: NodeView {
  private let image = Gtk.Image()

  init(_ node: ViewNode, context: RenderContext) {
    super.init(node, widget: image, context: context)
  }

  override var contentDeclarations: String {
    guard case .symbol(let symbol) = node.content, let color = symbol.color else { return "" }
    return "color: \(color.css);"
  }

  override func draw(from old: ViewNode?) {
    guard case .symbol(let symbol) = node.content, old?.content != node.content else { return }
    if old != nil { refreshClasses() }
    image.iconName = context.symbols.iconName(for: symbol.name)
    image.pixelSize = Int((symbol.font.pixels).rounded())
  }
}
