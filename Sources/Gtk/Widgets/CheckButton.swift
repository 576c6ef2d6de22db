internal import CGtk

/// A check mark, and a click anywhere on its child sets it.
@MainActor
package final class CheckButton: Widget {
  package init(label: String? = nil) {
    super.init(constructed: gtk_check_button_new_with_label(label))
  }

  package var child: Widget? {
    didSet { gtk_check_button_set_child(typed(), child?.widget) }
  }

  package var label: String? {
    get { gtk_check_button_get_label(typed()).map { String(cString: $0) } }
    set { gtk_check_button_set_label(typed(), newValue) }
  }

  /// Setting it calls the handlers of `onToggled` unless they are blocked.
  package var isActive: Bool {
    get { gtk_check_button_get_active(typed()) != 0 }
    set { gtk_check_button_set_active(typed(), newValue ? 1 : 0) }
  }

  @discardableResult
  package func onToggled(_ action: @escaping VoidAction) -> SignalHandler<VoidAction> {
    connect("toggled", action)
  }
}
