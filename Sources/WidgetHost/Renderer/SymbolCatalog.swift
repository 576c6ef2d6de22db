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

  /// A symbol to be drawn in a size; for one that is not there its nearest relative, or else a
  /// visible mark, and it is said once.
  ///
  /// - Parameters:
  ///   - size: width and height in logical pixels.
  ///   - scale: the pixels that a logical pixel has on the screen, in each direction.
  func paintable(_ symbol: String, size: Int, scale: Int) -> Paintable? {
    let pixels = size * scale
    let width = Self.widths.first { $0 >= pixels } ?? Self.widths[Self.widths.count - 1]
    if let found = load(symbol, size: size, width: width) { return found }
    for relative in Self.relatives(of: symbol) {
      guard let found = load(relative, size: size, width: width) else { continue }
      report(symbol, "“\(relative)”")
      return found
    }
    report(symbol, "a mark")
    return load("questionmark.square.dashed", size: size, width: width)
  }

  private func report(_ symbol: String, _ substitute: String) {
    guard unknown.insert(symbol).inserted else { return }
    Diagnostics.report("There is no symbol “\(symbol)”; \(substitute) is drawn in its place")
  }

  /// The names of symbols that show the same with less beside it, the nearest first: of
  /// `calendar.badge.plus` that is `calendar`, of `alarm` it is `alarm.fill`.
  static func relatives(of symbol: String) -> [String] {
    var parts = symbol.split(separator: ".").map(String.init)
    if parts.first == "figure" { return ["figure.walk"] }
    let isFilled = parts.last == "fill"
    if isFilled { parts.removeLast() }
    var names: [String] = []
    while !parts.isEmpty {
      let name = parts.joined(separator: ".")
      names += isFilled ? [name + ".fill", name] : [name, name + ".fill"]
      parts.removeLast()
    }
    return names.filter { $0 != symbol }
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
