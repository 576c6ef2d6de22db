import Gtk
import WidgetModel

/// One placed widget: its window, its picture, and what it says under it.
@MainActor
final class WidgetWindow {
  /// How wide a widget is that nobody has sized, in pixels.
  static func width(of family: WidgetFamily) -> Int {
    switch family {
    case .systemSmall: 160
    case .systemExtraLarge: 480
    default: 320
    }
  }

  /// How tall a widget is whose picture fills what room there is, in pixels: others are as tall as
  /// what they hold.
  static func height(of family: WidgetFamily) -> Int {
    switch family {
    case .systemLarge, .systemExtraLarge: 340
    default: 160
    }
  }

  /// How large the picture of a widget is that nobody has sized, in pixels.
  static func displaySize(of family: WidgetFamily) -> CGSize {
    CGSize(width: width(of: family), height: height(of: family))
  }

  /// The part of that size which the margins leave.
  static func contentSize(of family: WidgetFamily, hasMargins: Bool) -> CGSize {
    let size = displaySize(of: family)
    // As the style sheet draws them; the margins include the border.
    let border = EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)
    let margins = hasMargins ? EnvironmentValues().widgetContentMargins : border
    return CGSize(
      width: size.width - margins.leading - margins.trailing,
      height: size.height - margins.top - margins.bottom)
  }

  static func context(_ family: WidgetFamily) -> TimelineProviderContext {
    TimelineProviderContext(
      family: family, isPreview: false, displaySize: displaySize(of: family))
  }

  /// How long the first picture may take before a placeholder is shown, in milliseconds.
  private static let firstPicturePatience: UInt32 = 250

  /// The group of the settings file.
  let id: String
  let definition: WidgetDefinition
  private(set) var family: WidgetFamily
  let timeline: TimelineController
  let window: Gtk.ApplicationWindow
  let notices = NoticeBar()
  let renderer: WidgetRenderer

  let host: HostServices
  let placement: any Placement
  let menu: WidgetMenu

  private let container = Gtk.Box(.vertical, spacing: 7)
  private let navigator: KeyboardNavigator
  private var entry: EntryBox?
  private var showsPlaceholder = false
  private var patience: LoopSource?
  private var hasAppeared = false
  private var lastUndo: IntentReference? {
    didSet { menu.canUndo = lastUndo != nil }
  }
  private var compositing: SignalHandler<PointerAction>?

  /// The width that the person gave the window, or the family's.
  private var width: Int
  /// The height that the settings ask for; the content may need more.
  private var leastHeight: Int?
  private var resizeTimer: LoopSource?
  private var wantedHeight: Int?
  private var hasInsisted = false
  /// Called a moment after the person has given the window another width.
  var onWidthChanged: (@MainActor (Int) -> Void)?
  /// Called after a control of this widget has changed something, which others may show as well.
  var onPerformed: (@MainActor () -> Void)?
  /// Called when the window manager has done something about the layer.
  var onPlacementChanged: (@MainActor () -> Void)?

  init(
    _ widget: PlacedWidget, _ definition: WidgetDefinition, timeline: TimelineController,
    host: HostServices, application: Gtk.Application
  ) {
    id = widget.id
    self.definition = definition
    family = widget.family
    self.host = host
    width = widget.width ?? Self.width(of: widget.family)
    leastHeight = widget.height
    self.timeline = timeline
    window = Gtk.ApplicationWindow(application)
    renderer = WidgetRenderer(
      context: RenderContext(
        styles: host.styles, symbols: host.symbols, controls: HostControls()))
    navigator = KeyboardNavigator(window: window, renderer: renderer)
    menu = WidgetMenu(
      renderer.context.controls.menu, window: window, definition: definition,
      family: widget.family)
    placement = PlacementChoice(host.display.kind).placement(
      of: window, on: host.display, layer: widget.layer, position: widget.position)
    renderer.context.surface = self
    renderer.context.rooms.onChange = { [weak self] in self?.redraw() }
    build()
    placement.onStatusChanged = { [weak self] in self?.showPlacement() }
    showPlacement()
    menu.onUndo = { [weak self] in _ = self?.undoLast() }
    timeline.onEntry = { [weak self] in self?.show($0) }
    timeline.onFailure = { [weak self] in self?.show(failure: $0) }
  }

  private func build() {
    window.title = String(localized: definition.displayName)
    window.isDecorated = false
    window.addClass("widget")
    followCompositing()
    container.addClass("container")
    container.setClass("margins", definition.hasContentMargins)
    renderer.container.expandsVertically = true
    container.append(renderer.container)
    container.append(notices.widget)
    // A drag on what is no control moves the window: the header, and the gaps between rows.
    let handle = Gtk.WindowHandle()
    renderer.backdrop.stand(behind: container)
    handle.child = renderer.backdrop.pane
    window.child = handle
    window.onNotify("default-width") { [weak self] in self?.sizeChanged() }
    window.onNotify("default-height") { [weak self] in self?.heightChanged() }
    // The first layout tells how wide texts are.
    window.onMap { [weak self] in MainLoop.idle { self?.fit() } }
    notices.onResize = { [weak self] in self?.fit() }
  }

  /// Corners are round only where the screen is composited.
  private func followCompositing() {
    window.setClass("composited", host.display.isComposited)
    compositing = host.display.onCompositedChanged { [weak self] in
      guard let self else { return }
      window.setClass("composited", host.display.isComposited)
    }
  }

  private func showPlacement() {
    menu.show(layer: placement.actualLayer, status: placement.status)
    onPlacementChanged?()
  }

  // MARK: Appearing

  /// Asks for the first picture; the window appears with it, or with a placeholder after a moment.
  func open() {
    patience = MainLoop.after(milliseconds: Self.firstPicturePatience) { [weak self] in
      self?.showPlaceholder()
    }
    timeline.start()
  }

  private func showPlaceholder() {
    guard !hasAppeared else { return }
    showsPlaceholder = true
    drawPlaceholder()
  }

  private func drawPlaceholder() {
    var environment = self.environment
    environment.redactionReasons.insert(.placeholder)
    let placeholder = definition.source.placeholder(in: timeline.context)
    draw(definition.source.node(for: placeholder, in: environment))
  }

  private func show(_ entry: EntryBox) {
    self.entry = entry
    showsPlaceholder = false
    draw(definition.source.node(for: entry, in: environment))
  }

  /// Draws what is shown anew, for another colour scheme, a locked session or another room.
  func redraw() {
    if let entry {
      show(entry)
    } else if showsPlaceholder {
      drawPlaceholder()
    }
  }

  private func draw(_ node: ViewNode) {
    renderer.show(node)
    // Before anything is measured: a window that was not shown yet keeps what it was measured with.
    if !hasAppeared { host.openingTheme?.prepare(window) }
    fit()
    appear()
  }

  private func show(failure: (any Error)?) {
    let message = failure.map { words(for: $0) }
    // A provider that is asked again and fails again leaves the focus on its Retry button.
    if let message, notices.says(message, about: "provider") { return }
    notices.set(
      "provider", message: message, recovery: recovery(from: failure),
      retry: { [weak self] in self?.timeline.reload() })
    // Without any picture the placeholder stands behind the reason: never an empty list.
    if failure != nil, entry == nil { showPlaceholder() }
  }

  private func recovery(from failure: (any Error)?) -> FailureBar.Recovery? {
    guard let intent = (failure as? any RecoverableByIntent)?.recoveryIntent else { return nil }
    let reference = IntentReference(recording: intent)
    return (
      String(localized: type(of: intent).title),
      { [weak self] in self?.perform(undo: reference) }
    )
  }

  private func appear() {
    guard !hasAppeared else { return }
    hasAppeared = true
    patience?.cancel()
    patience = nil
    window.present()
    // The first picture need not wait for the focus, nor for the theme that has the icon.
    MainLoop.idle { [weak self] in
      guard let self else { return }
      renderer.focusFirst()
      window.iconName = host.applicationID
    }
  }

  private var environment: EnvironmentValues {
    var environment = host.environment(for: definition, family, in: renderer.context)
    environment.displayScale = CGFloat(window.scaleFactor)
    return environment
  }

  // MARK: Size

  /// Gives the window the height of its content, as far as the work area allows.
  func fit() {
    guard renderer.root != nil else { return }
    var natural =
      container.measure(.vertical, for: width).natural + renderer.heightOfBrokenLines
    if renderer.fillsHeight {
      let notices = notices.widget.measure(.vertical, for: width).natural
      natural = max(natural, Self.height(of: family) + notices)
    }
    natural = max(natural, leastHeight ?? 0)
    let height = min(natural, host.greatestHeight(for: window))
    if height != wantedHeight {
      wantedHeight = height
      hasInsisted = false
    }
    if window.defaultSize.width != width || window.defaultSize.height != height {
      window.defaultSize = (width, height)
    }
  }

  /// GTK takes the answer to an earlier wish for the newest when two follow each other closely. It
  /// is told once more; a window manager that has its own mind is then let be.
  private func heightChanged() {
    guard let wantedHeight, !hasInsisted, window.defaultSize.height != wantedHeight else { return }
    hasInsisted = true
    MainLoop.idle { [weak self] in self?.fit() }
  }

  /// GTK keeps the size that the person has given the window as its default size.
  private func sizeChanged() {
    guard hasAppeared, let present = window.defaultSize.width, present != width else { return }
    // A window is at least as wide as its content, whatever was asked for: that is nobody's choice.
    let isForced = present > width && present <= container.measure(.horizontal).minimum
    guard !isForced else { return }
    width = present
    resizeTimer = MainLoop.after(milliseconds: PositionKeeper.rest) { [weak self] in
      guard let self else { return }
      resizeTimer = nil
      fit()
      onWidthChanged?(width)
    }
  }

  // MARK: Settings

  /// Whether this is the window for a placed widget, whatever its settings.
  func shows(_ widget: PlacedWidget) -> Bool {
    widget.id == id && widget.kind == definition.kind
  }

  /// Follows the settings.
  func apply(_ widget: PlacedWidget) {
    if widget.family != family { show(widget.family) }
    timeline.configuration = widget.configuration(for: definition).configuration
    if placement.layer != widget.layer { placement.layer = widget.layer }
    if placement.position != widget.position { placement.position = widget.position }
    let width = widget.width ?? Self.width(of: family)
    if width != self.width || widget.height != leastHeight {
      self.width = width
      leastHeight = widget.height
      fit()
    }
  }

  /// Takes another size; the picture follows when the provider has answered.
  private func show(_ family: WidgetFamily) {
    self.family = family
    menu.show(family: family)
    timeline.context = Self.context(family)
    timeline.reload()
  }

  // MARK: Undo

  /// Says what an intent has done, and offers to take it back.
  func announce(_ outcome: IntentOutcome) {
    // What has failed before is done now, or no longer what matters.
    notices.set("control", message: nil)
    guard let dialog = outcome.dialog else { return }
    lastUndo = outcome.undo
    guard outcome.undo != nil else {
      notices.show(String(localized: dialog.text), undo: nil)
      return
    }
    notices.show(String(localized: dialog.text)) { [weak self] in self?.undoLast() }
  }

  /// Takes back what was done last; false when there is nothing.
  @discardableResult
  func undoLast() -> Bool {
    guard let lastUndo else { return false }
    perform(undo: lastUndo)
    return true
  }

  private func perform(undo: IntentReference) {
    lastUndo = nil
    notices.hideUndo()
    MainLoop.task { [weak self] in
      do {
        try await self?.perform(undo)
      } catch {
        self?.report(words(for: error), retry: nil)
      }
    }
  }

  // MARK: Going

  /// Ends the widget: its window, its timers, its closures.
  func close() {
    timeline.stop()
    notices.hideUndo()
    patience?.cancel()
    resizeTimer?.cancel()
    compositing?.disconnect()
    placement.flush()
    // The fields that the host's buttons call up know these buttons as well.
    renderer.context.controls.update(fields: [], place: nil)
    window.destroy()
  }
}

extension WidgetWindow: WidgetSurface {
  func perform(_ reference: IntentReference) async throws {
    let outcome = try await host.dispatcher.perform(reference, from: .control)
    onPerformed?()
    await timeline.reloadAndWait()
    announce(outcome)
  }

  func report(_ message: String, retry: (@MainActor () -> Void)?) {
    notices.set("control", message: message, retry: retry)
  }

  func open(_ url: URL) {
    guard !host.sessionLock.isLocked else {
      return report(words(for: DispatchError.locked(title: "Open Link")), retry: nil)
    }
    host.open(url)
  }

  func contentResized() {
    fit()
  }
}
