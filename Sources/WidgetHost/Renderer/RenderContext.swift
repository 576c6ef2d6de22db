import Gtk
import WidgetModel

/// What the drawn controls of one widget share: their styles, and whom they tell what a person did.
@MainActor
final class RenderContext {
  /// How long an intent may take before its control says that it is under way, in milliseconds.
  static let patience: UInt32 = 150

  let styles: StyleSheet
  let symbols: SymbolCatalog
  /// The widget that controls belong to; gone while a window is torn down.
  weak var surface: (any WidgetSurface)?
  /// The buttons of the host: those that call a field up, and the menu.
  let controls: HostControls
  /// The rooms that geometry readers got.
  let rooms = GeometryRooms()
  /// The present moment, for texts that tell the time.
  var now: @MainActor () -> Date = { Date() }
  /// What moves drawings; nil where pictures are still.
  var animator: Animator?
  /// The widget around the whole picture.
  weak var picture: Gtk.Widget?
  /// Called when other drawings are shown than before, because only they fit.
  var onChoice: (@MainActor () -> Void)?
  private var isTellingChoice = false
  private var flights = 0

  init(styles: StyleSheet, symbols: SymbolCatalog, controls: HostControls) {
    self.styles = styles
    self.symbols = symbols
    self.controls = controls
  }

  /// A control has begun an intent: what it may change is out of date from now on.
  func begin() {
    flights += 1
    if flights == 1 { picture?.addClass("in-flight") }
  }

  /// The timeline after it is on screen.
  func end() {
    flights -= 1
    if flights == 0 { picture?.removeClass("in-flight") }
  }

  /// Of several drawings another one is shown.
  func choiceChanged() {
    guard !isTellingChoice else { return }
    isTellingChoice = true
    // Not while the widgets are being laid out.
    MainLoop.idle { [weak self] in
      self?.isTellingChoice = false
      self?.onChoice?()
    }
  }

  /// Plays a symbol's effect once. One that goes on is left out: a widget at rest does not move.
  func play(_ effect: SymbolEffectNode, on widget: Gtk.Widget) {
    guard effect.value != nil, animator?.isEnabled ?? false else { return }
    let name = "effect-\(effect.name)"
    widget.removeClass(name)
    widget.addClass(name)
    animator?.run(Pace(linearFor: 0.6)) { [weak widget] share in
      if share >= 1 { widget?.removeClass(name) }
    }
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
