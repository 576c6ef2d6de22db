internal import CGtk
internal import CGtkShim

/// The connection to the window system.
@MainActor
package final class Display: GObject {
  /// Which window system the display belongs to.
  package enum Kind: Sendable, Equatable { case x11, wayland, other }

  /// The default display, or nil where GTK could not open one.
  package static var current: Display? {
    gdk_display_get_default().map { Display(UnsafeMutableRawPointer($0), .borrowed) }
  }

  package var kind: Kind {
    if gtkshim_is_x11_display(raw) != 0 { return .x11 }
    // The Wayland backend may be missing from the GTK at hand, so its type is asked by name.
    return String(cString: g_type_name(gtkshim_type_of(raw))) == "GdkWaylandDisplay"
      ? .wayland : .other
  }

  /// Whether transparent parts of windows show what is behind.
  package var isComposited: Bool { gdk_display_is_composited(opaque) != 0 }

  @discardableResult
  package func onCompositedChanged(
    _ action: @escaping VoidAction
  ) -> SignalHandler<PointerAction> { onNotify("composited", action) }

  package func flush() { gdk_display_flush(opaque) }

  /// The screens, possibly none.
  package var monitors: [Monitor] {
    let list = gdk_display_get_monitors(opaque)
    return (0..<g_list_model_get_n_items(list)).compactMap { index in
      guard let item = g_list_model_get_item(list, index) else { return nil }
      defer { g_object_unref(item) }
      let monitor = OpaquePointer(item)
      var geometry = GdkRectangle()
      gdk_monitor_get_geometry(monitor, &geometry)
      var area = geometry
      if kind == .x11 { gtkshim_x11_work_area(monitor, &area) }
      return Monitor(
        geometry: Rectangle(geometry), workArea: Rectangle(area),
        scale: Int(gdk_monitor_get_scale_factor(monitor)),
        model: gdk_monitor_get_model(monitor).map { String(cString: $0) })
    }
  }

  /// When a screen comes, goes, or changes; as long as the returned object is held.
  package func onMonitorsChanged(_ action: @escaping VoidAction) -> MonitorWatch {
    MonitorWatch(self, action)
  }
}

/// Follows the list of screens and each screen's geometry and scale.
@MainActor
package final class MonitorWatch {
  private let list: GObject
  private var screens: [GObject] = []
  private let action: VoidAction

  init(_ display: Display, _ action: @escaping VoidAction) {
    self.action = action
    list = GObject(UnsafeMutableRawPointer(gdk_display_get_monitors(display.opaque)), .borrowed)
    follow()
    list.connect(
      "items-changed",
      uints: { [weak self] _, _, _ in
        self?.follow()
        self?.action()
      })
  }

  private func follow() {
    screens = (0..<g_list_model_get_n_items(list.opaque)).compactMap { index in
      guard let item = g_list_model_get_item(list.opaque, index) else { return nil }
      defer { g_object_unref(item) }
      let screen = GObject(item, .borrowed)
      for property in ["geometry", "scale-factor"] {
        screen.onNotify(property) { [weak self] in self?.action() }
      }
      return screen
    }
  }
}
