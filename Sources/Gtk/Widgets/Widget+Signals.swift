internal import CGtk

extension Widget {
  /// After the widget came onto the screen: every time a window is shown.
  @discardableResult
  package func onMap(_ action: @escaping VoidAction) -> SignalHandler<VoidAction> {
    connect("map", action)
  }

  @discardableResult
  package func onUnmap(_ action: @escaping VoidAction) -> SignalHandler<VoidAction> {
    connect("unmap", action)
  }

  /// After the window system's resources exist and before the first map.
  @discardableResult
  package func onRealize(_ action: @escaping VoidAction) -> SignalHandler<VoidAction> {
    connect("realize", action)
  }

  /// When a state changes that style sheets know: pressed, under the pointer, focused.
  @discardableResult
  package func onStateChanged(_ action: @escaping VoidAction) -> SignalHandler<IntAction> {
    connect("state-flags-changed", int: { _ in action() })
  }

  /// Whether the widget is being pressed.
  package var isPressed: Bool {
    gtk_widget_get_state_flags(widget).rawValue & GTK_STATE_FLAG_ACTIVE.rawValue != 0
  }
}
