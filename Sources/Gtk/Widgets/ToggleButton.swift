internal import CGtk

/// A button that stays pressed.
@MainActor
package final class ToggleButton: Widget {
  package init() { super.init(constructed: gtk_toggle_button_new()) }

  package var child: Widget? {
    didSet { gtk_button_set_child(typed(), child?.widget) }
  }

  package var isActive: Bool {
    get { gtk_toggle_button_get_active(typed()) != 0 }
    set { gtk_toggle_button_set_active(typed(), newValue ? 1 : 0) }
  }

  package var hasFrame: Bool {
    get { gtk_button_get_has_frame(typed()) != 0 }
    set { gtk_button_set_has_frame(typed(), newValue ? 1 : 0) }
  }

  @discardableResult
  package func onToggled(_ action: @escaping VoidAction) -> SignalHandler<VoidAction> {
    connect("toggled", action)
  }
}
