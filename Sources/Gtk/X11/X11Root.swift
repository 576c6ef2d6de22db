internal import CGtk
internal import CGtkShim

/// The root window: what the window manager says about itself.
@MainActor
package final class X11Root {
  private let display: Display
  private let window: UInt

  /// Nil unless the display is an X11 one.
  package init?(_ display: Display) {
    guard display.kind == .x11 else { return nil }
    self.display = display
    window = gtkshim_x11_root(display.opaque)
  }

  /// Whether a window manager runs that keeps to the standard hints.
  package var hasWindowManager: Bool { checkWindow != nil }

  /// Whether the window manager says that it knows a hint, such as `_NET_WM_STATE_ABOVE`.
  package func supports(_ hint: String) -> Bool {
    display.items(of: "_NET_SUPPORTED", window: window)?
      .contains(gtkshim_x11_atom(display.opaque, hint)) ?? false
  }

  /// Follows the root window's properties; `_NET_SUPPORTING_WM_CHECK` changes when a window
  /// manager comes.
  package func events() -> X11Events {
    _ = gtkshim_x11_watch_properties(display.opaque, window)
    return X11Events(display, window: window)
  }

  /// The window manager's own window. A dead one leaves the root's property behind, so the
  /// window must name itself.
  private var checkWindow: UInt? {
    let name = "_NET_SUPPORTING_WM_CHECK"
    guard let window = display.items(of: name, window: window)?.first,
      display.items(of: name, window: window)?.first == window
    else { return nil }
    return window
  }
}

extension Display {
  /// The 32-bit items of a property, or nil where it is missing or of another form.
  func items(of property: String, window: UInt) -> [UInt]? {
    var count: gsize = 0
    let atom = gtkshim_x11_atom(opaque, property)
    guard let items = gtkshim_x11_property(opaque, window, atom, &count) else { return nil }
    defer { g_free(items) }
    return Array(UnsafeBufferPointer(start: items, count: Int(count)))
  }
}
