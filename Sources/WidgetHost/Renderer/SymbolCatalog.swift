import Gtk
import WidgetModel

/// The symbols that the host can draw, under the names of SF Symbols.
@MainActor
final class SymbolCatalog {
  private let root: String
  private var unknown: Set<String> = []

  /// - Parameter root: the folder of the icons in the program's resources.
  init(root: String) {
    self.root = root
  }

  /// The icon's name for a symbol; one that is not there is drawn as a visible mark, and said once.
  func iconName(for symbol: String) -> String {
    let name = Self.iconName(of: symbol)
    if Resources.contains("\(root)/16x16/actions/\(name).symbolic.png") { return name }
    if unknown.insert(symbol).inserted {
      Diagnostics.report("There is no symbol “\(symbol)”; a mark is drawn in its place")
    }
    return Self.iconName(of: "questionmark.square.dashed")
  }

  private static func iconName(of symbol: String) -> String {
    symbol.map { $0 == "." ? "-" : String($0) }.joined() + "-symbolic"
  }
}
