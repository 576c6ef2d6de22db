internal import CGtk

extension Window {
  /// Whether the window can be on the screen: it is mapped and not minimised, and the compositor
  /// has not said that nobody sees it.
  package var isInSight: Bool {
    guard isMapped, let surface = gtk_native_get_surface(opaque) else { return false }
    // A window's surface is a toplevel.
    return gdk_toplevel_get_state(surface).rawValue & Self.outOfSight == 0
  }

  /// When the window comes into sight or goes out of it, and perhaps when neither has happened.
  package func onSightChanged(_ action: @escaping VoidAction) {
    onMap(action)
    onUnmap(action)
    onRealize { [weak self] in
      guard let self, let surface = gtk_native_get_surface(opaque) else { return }
      let states = GObject(UnsafeMutableRawPointer(surface), .borrowed)
      states.onNotify("state", action)
      attach(states)
    }
  }

  /// GTK has known the last, `GDK_TOPLEVEL_STATE_SUSPENDED`, since 4.12; before, it is never set.
  private static var outOfSight: UInt32 { GDK_TOPLEVEL_STATE_MINIMIZED.rawValue | 1 << 16 }
}
