internal import CGtk
internal import CGtkShim

/// A realized window as X11 and the window manager know it. Pixels are the device's.
@MainActor
package final class X11Window {
  /// States that a window manager keeps (`_NET_WM_STATE_…`).
  package enum State: String, Sendable, CaseIterable {
    case above = "_NET_WM_STATE_ABOVE"
    case below = "_NET_WM_STATE_BELOW"
    case sticky = "_NET_WM_STATE_STICKY"
    case skipTaskbar = "_NET_WM_STATE_SKIP_TASKBAR"
    case skipPager = "_NET_WM_STATE_SKIP_PAGER"
  }

  private let display: Display
  private let window: Window

  /// X11's number of the window.
  package let id: UInt

  /// Nil unless the display is an X11 one and the window is realized.
  package init?(_ window: Window, _ display: Display) {
    guard display.kind == .x11, window.isRealized else { return nil }
    id = gtkshim_x11_window(window.widget)
    guard id != 0 else { return nil }
    self.window = window
    self.display = display
  }

  // MARK: Before the map

  /// Says that the window is a utility: small, long-lived, of no task list.
  package func setUtilityType() {
    let types = ["_NET_WM_WINDOW_TYPE_UTILITY", "_NET_WM_WINDOW_TYPE_NORMAL"].map(atom)
    _ = gtkshim_x11_set_atoms(
      display.opaque, id, atom("_NET_WM_WINDOW_TYPE"), types, gsize(types.count))
  }

  /// Keeps the window out of taskbar and pager.
  package func setSkipsLists(_ skips: Bool) {
    gtkshim_x11_skip_lists(window.widget, skips ? 1 : 0)
  }

  // MARK: After every map

  /// Asks the window manager to add or remove a state. Whether X took the message.
  @discardableResult
  package func request(_ state: State, _ isOn: Bool) -> Bool {
    send("_NET_WM_STATE", [isOn ? 1 : 0, Int(bitPattern: atom(state.rawValue)), 0, 1, 0])
  }

  /// Asks for a place on every desktop, or on the present one.
  @discardableResult
  package func requestAllDesktops(_ isOn: Bool) -> Bool {
    let current = display.items(
      of: "_NET_CURRENT_DESKTOP", window: gtkshim_x11_root(display.opaque))?.first
    let desktop = isOn ? 0xFFFF_FFFF : Int(bitPattern: current ?? 0)
    return send("_NET_WM_DESKTOP", [desktop, 1, 0, 0, 0])
  }

  /// Moves the window's corner. Whether X took the request; the window manager may refuse.
  @discardableResult
  package func move(x: Int, y: Int) -> Bool {
    gtkshim_x11_move(display.opaque, id, Int32(clamping: x), Int32(clamping: y)) != 0
  }

  // MARK: Read back

  /// The states that the window manager has set.
  package var states: Set<State> {
    guard let atoms = display.items(of: "_NET_WM_STATE", window: id) else { return [] }
    return Set(State.allCases.filter { atoms.contains(atom($0.rawValue)) })
  }

  /// Where the window's corner is on the root window.
  package var origin: (x: Int, y: Int)? {
    var x: Int32 = 0
    var y: Int32 = 0
    guard gtkshim_x11_origin(display.opaque, id, &x, &y) != 0 else { return nil }
    return (Int(x), Int(y))
  }

  /// Device pixels for each logical one.
  package var scale: Int { window.scaleFactor }

  /// Follows the window's properties and moves.
  package func events() -> X11Events { X11Events(display, window: id) }

  private func atom(_ name: String) -> UInt { gtkshim_x11_atom(display.opaque, name) }

  private func send(_ type: String, _ data: [Int]) -> Bool {
    gtkshim_x11_send_to_root(display.opaque, id, atom(type), data) != 0
  }
}
