import Gtk

/// Which placement a kind of display allows.
enum PlacementChoice: Sendable, Equatable {
  case x11
  case plain(PlacementObstacle)

  init(_ kind: Display.Kind) {
    switch kind {
    case .x11: self = .x11
    case .wayland: self = .plain(.wayland)
    case .other: self = .plain(.unknownDisplay)
    }
  }

  /// Makes the placement for a window that has not been shown yet.
  @MainActor
  func placement(
    of window: Gtk.Window, on display: Display, layer: WindowLayer, position: WindowPosition?
  ) -> any Placement {
    switch self {
    case .x11: X11Placement(window, display, layer: layer, position: position)
    case .plain(let obstacle):
      PlainPlacement(layer: layer, position: position, obstacle: obstacle)
    }
  }
}
