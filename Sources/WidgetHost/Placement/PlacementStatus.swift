import WidgetModel

/// What became of the layer that was asked for.
enum PlacementStatus: Sendable, Equatable {
  /// Nothing is known yet: the window is not shown, or the answer is still awaited.
  case pending
  /// The window manager has the window where it was asked for.
  case honoured
  /// The window manager was asked several times and did otherwise.
  case notHonoured(PlacementObstacle)
  /// It cannot even be asked for.
  case unavailable(PlacementObstacle)

  /// What stands in the way, or nil.
  var obstacle: PlacementObstacle? {
    switch self {
    case .pending, .honoured: nil
    case .notHonoured(let obstacle), .unavailable(let obstacle): obstacle
    }
  }
}

/// Why a window is not where it was asked for.
enum PlacementObstacle: Sendable, Equatable {
  /// The window manager knows the state and does not set it.
  case refused
  /// The window manager does not know such a state.
  case unsupported
  /// No window manager runs.
  case noWindowManager
  /// A Wayland compositor decides alone.
  case wayland
  /// A display of another kind.
  case unknownDisplay
}

extension PlacementObstacle: CustomLocalizedStringResourceConvertible {
  /// The reason for the person, with what can be done where something can.
  var localizedStringResource: LocalizedStringResource {
    switch self {
    case .refused: "The window manager does not keep this window where it was asked to"
    case .unsupported: "This window manager cannot keep windows above or below others"
    case .noWindowManager: "No window manager is running"
    case .wayland:
      "Here only the desktop itself can do this: try “Always on Top” in the window's menu (Alt+Space)"
    case .unknownDisplay: "This display cannot keep windows above or below others"
    }
  }
}
