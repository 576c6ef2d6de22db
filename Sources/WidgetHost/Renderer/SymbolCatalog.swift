import Gtk
import WidgetModel

/// The symbols that the host can draw, under the names of SF Symbols.
///
/// They are not icons of the theme: those cannot be had before it is read, which would hold up the
/// first picture.
@MainActor
final class SymbolCatalog {
  /// The widths in which each symbol is there, in pixels.
  private static let widths = [16, 32, 64]

  private let root: String
  private var paintables: [String: Paintable] = [:]
  private var unknown: Set<String> = []

  /// - Parameter root: the folder of the symbols in the program's resources.
  init(root: String) {
    self.root = root
  }

  /// A symbol to be drawn in a size; one that is not there is a visible mark, and said once.
  ///
  /// - Parameters:
  ///   - size: width and height in logical pixels.
  ///   - scale: the pixels that a logical pixel has on the screen, in each direction.
  func paintable(_ symbol: String, size: Int, scale: Int) -> Paintable? {
    let pixels = size * scale
    let width = Self.widths.first { $0 >= pixels } ?? Self.widths[Self.widths.count - 1]
    if let found = load(symbol, size: size, width: width) { return found }
    if unknown.insert(symbol).inserted {
      Diagnostics.report("There is no symbol “\(symbol)”; a mark is drawn in its place")
    }
    return load("questionmark.square.dashed", size: size, width: width)
  }

  private func load(_ symbol: String, size: Int, width: Int) -> Paintable? {
    let key = "\(width)/\(symbol)@\(size)"
    if let found = paintables[key] { return found }
    let path = "\(root)/\(width)/\(symbol).symbolic.png"
    let paintable = Paintable.symbol(resource: path, size: size)
    if let paintable { paintables[key] = paintable }
    return paintable
  }
}

/// Keeps a place for a picture filled with a symbol, in the resolution of its widget's screen.
@MainActor
final class SymbolSlot {
  private let symbols: SymbolCatalog
  private weak var widget: Gtk.Widget?
  private let fill: @MainActor (Paintable?) -> Void
  private var content: (name: String, size: Int)?

  /// - Parameter fill: puts a picture in the place.
  init(
    of widget: Gtk.Widget, symbols: SymbolCatalog, fill: @escaping @MainActor (Paintable?) -> Void
  ) {
    self.widget = widget
    self.symbols = symbols
    self.fill = fill
    widget.onNotify("scale-factor") { [weak self] in self?.draw() }
  }

  /// - Parameter size: width and height in logical pixels.
  func show(_ name: String, size: Int) {
    content = (name, size)
    draw()
  }

  private func draw() {
    guard let content, let widget else { return }
    fill(symbols.paintable(content.name, size: content.size, scale: widget.scaleFactor))
  }
}

extension SymbolSlot {
  /// An image that shows a symbol.
  convenience init(image: Gtk.Image, symbols: SymbolCatalog) {
    self.init(of: image, symbols: symbols) { [weak image] in image?.setPaintable($0) }
  }

  /// The start of a field.
  convenience init(startOf entry: Gtk.Entry, symbols: SymbolCatalog) {
    self.init(of: entry, symbols: symbols) { [weak entry] in entry?.setStartIcon($0) }
  }
}
