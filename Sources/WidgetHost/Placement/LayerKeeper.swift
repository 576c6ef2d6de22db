import Gtk

/// Asks the window manager for a layer, reads back what it did, and asks again a bounded number of
/// times.
@MainActor
final class LayerKeeper {
  private(set) var status = PlacementStatus.pending
  private(set) var actualLayer: WindowLayer?
  var onChanged: (@MainActor () -> Void)?

  /// Setting it asks, also for the same layer where somebody else has changed it meanwhile.
  var layer: WindowLayer {
    didSet { if layer != oldValue || layer != actualLayer { apply() } }
  }

  /// What to say when all asking was in vain.
  private let obstacle: @MainActor () -> PlacementObstacle
  private let delay: Delay
  private weak var window: (any ManagedWindow)?
  private var attempt = 0
  private var wait: AnyObject?

  init(
    _ layer: WindowLayer, delay: @escaping Delay,
    obstacle: @escaping @MainActor () -> PlacementObstacle
  ) {
    self.layer = layer
    self.delay = delay
    self.obstacle = obstacle
  }

  /// The window was mapped: the window manager has forgotten everything about it.
  func mapped(_ window: any ManagedWindow) {
    self.window = window
    apply()
  }

  func unmapped() {
    window = nil
    wait = nil
    settle(.pending, nil)
  }

  /// Asks anew, from the beginning.
  func apply() {
    guard window != nil else { return }
    attempt = 0
    settle(.pending, actualLayer)
    ask()
  }

  /// The window's states have changed: by our asking, or by the person in the window's menu.
  func statesChanged() {
    guard let window else { return }
    let actual = Self.layer(of: window.states)
    if actual == layer {
      wait = nil
      settle(.honoured, actual)
    } else {
      // While an answer is awaited others may come first; later it is somebody's decision, which
      // is shown and not fought.
      settle(status, actual)
    }
  }

  private func ask() {
    guard let window else { return }
    window.request(.above, layer == .onTop)
    window.request(.below, layer == .desktop)
    // GDK's hints are there at the first map only.
    for state in [X11Window.State.sticky, .skipTaskbar, .skipPager] { window.request(state, true) }
    window.requestAllDesktops(true)
    guard attempt < placementPatience.count else { return }
    wait = delay(placementPatience[attempt]) { [weak self] in self?.check() }
    attempt += 1
  }

  private func check() {
    guard let window else { return }
    wait = nil
    let actual = Self.layer(of: window.states)
    if actual == layer {
      settle(.honoured, actual)
    } else if attempt < placementPatience.count {
      ask()
    } else {
      let obstacle = obstacle()
      settle(
        obstacle == .refused ? .notHonoured(obstacle) : .unavailable(obstacle), actual)
    }
  }

  private func settle(_ status: PlacementStatus, _ actual: WindowLayer?) {
    guard status != self.status || actual != actualLayer else { return }
    self.status = status
    actualLayer = actual
    onChanged?()
  }

  private static func layer(of states: Set<X11Window.State>) -> WindowLayer {
    if states.contains(.above) { return .onTop }
    return states.contains(.below) ? .desktop : .normal
  }
}
