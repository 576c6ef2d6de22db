import Gtk

/// Placement through the window manager's standard hints.
///
/// Window managers forget a window's states when it is hidden, and ignore what is set before it is
/// shown; so everything is asked for by messages after every map, and read back.
@MainActor
final class X11Placement: Placement {
  var onStatusChanged: (@MainActor () -> Void)?

  private let window: Gtk.Window
  private let display: Display
  private let root: X11Root?
  private let layerKeeper: LayerKeeper
  private let positionKeeper: PositionKeeper
  private var x11: X11Window?
  private var windowEvents: X11Events?
  private var rootEvents: X11Events?
  private var monitorWatch: MonitorWatch?

  init(
    _ window: Gtk.Window, _ display: Display, layer: WindowLayer, position: WindowPosition?,
    delay: @escaping Delay = { MainLoop.after(milliseconds: $0, $1) }
  ) {
    self.window = window
    self.display = display
    let root = X11Root(display)
    self.root = root
    layerKeeper = LayerKeeper(layer, delay: delay) { [weak root] in
      guard let root, root.hasWindowManager else { return .noWindowManager }
      let isKnown =
        root.supports("_NET_WM_STATE_ABOVE") && root.supports("_NET_WM_STATE_BELOW")
      return isKnown ? .refused : .unsupported
    }
    positionKeeper = PositionKeeper(
      position, delay: delay,
      areas: { [weak display] in WorkAreas(display?.monitors.map(\.workArea) ?? []) },
      size: { [weak window] in Self.size(of: window) })
    layerKeeper.onChanged = { [weak self] in self?.onStatusChanged?() }
    follow()
  }

  var layer: WindowLayer {
    get { layerKeeper.layer }
    set { layerKeeper.layer = newValue }
  }

  var actualLayer: WindowLayer? { layerKeeper.actualLayer }

  var status: PlacementStatus { layerKeeper.status }

  var position: WindowPosition? {
    get { positionKeeper.position }
    set { positionKeeper.position = newValue }
  }

  var onMoved: (@MainActor (WindowPosition) -> Void)? {
    get { positionKeeper.onMoved }
    set { positionKeeper.onMoved = newValue }
  }

  func flush() { positionKeeper.flush() }

  private func follow() {
    window.onRealize { [weak self] in self?.realized() }
    window.onUnmap { [weak self] in
      self?.layerKeeper.unmapped()
      self?.positionKeeper.unmapped()
    }
    for property in ["default-width", "default-height"] {
      window.onNotify(property) { [weak self] in self?.positionKeeper.resized() }
    }
    monitorWatch = display.onMonitorsChanged { [weak self] in self?.positionKeeper.apply() }
    rootEvents = root?.events()
    // Panels come and go, and a login's panel often comes after us.
    rootEvents?.onProperty("_NET_WORKAREA") { [weak self] in self?.positionKeeper.apply() }
    // A window manager was started, or took another's place.
    rootEvents?.onProperty("_NET_SUPPORTING_WM_CHECK") { [weak self] in
      self?.layerKeeper.apply()
      self?.positionKeeper.apply()
    }
    if window.isRealized { realized() }
    if window.isMapped { mapped() }
  }

  private func realized() {
    guard let x11 = X11Window(window, display) else { return }
    self.x11 = x11
    x11.setUtilityType()
    x11.setSkipsLists(true)
    windowEvents = x11.events()
    windowEvents?.onProperty("_NET_WM_STATE") { [weak self] in
      self?.layerKeeper.statesChanged()
    }
    // GTK's own signal does not tell when another program hides the window and shows it again.
    windowEvents?.onMap { [weak self] in self?.mapped() }
    windowEvents?.onConfigure { [weak self] in self?.positionKeeper.configured() }
  }

  private func mapped() {
    guard let x11 else { return }
    layerKeeper.mapped(x11)
    positionKeeper.mapped(x11)
  }

  /// The size that was asked for, which GTK keeps up with resizing; what a window reports in its
  /// first map is not yet its size.
  private static func size(of window: Gtk.Window?) -> (width: Int, height: Int) {
    guard let window else { return (0, 0) }
    let (width, height) = window.defaultSize
    return (width ?? window.width, height ?? window.height)
  }
}
