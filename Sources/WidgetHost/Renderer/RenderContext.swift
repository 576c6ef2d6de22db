import Gtk
import WidgetModel

/// What the drawn controls of one widget share: their styles, and whom they tell what a person did.
@MainActor
final class RenderContext {
  let styles: StyleSheet
  let symbols: SymbolCatalog
  /// The widget that controls belong to; gone while a window is torn down.
  weak var surface: (any WidgetSurface)?
  /// The buttons of the host: those that call a field up, and the menu.
  let controls: HostControls

  init(styles: StyleSheet, symbols: SymbolCatalog, controls: HostControls) {
    self.styles = styles
    self.symbols = symbols
    self.controls = controls
  }
}

/// What a placed widget does for its controls.
@MainActor
protocol WidgetSurface: AnyObject {
  /// Performs an intent and waits until what it changed is on screen.
  ///
  /// - Throws: what refused or failed it.
  func perform(_ reference: IntentReference) async throws

  /// Shows a failure that has no row to be shown on, with what tries again.
  func report(_ message: String, retry: (@MainActor () -> Void)?)

  /// Opens an address.
  func open(_ url: URL)

  /// A part of the picture has become taller or shorter by what a person did, not by a new picture.
  func contentResized()
}
