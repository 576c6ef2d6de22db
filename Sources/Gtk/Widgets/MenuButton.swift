internal import CGtk

/// A button that opens a menu.
@MainActor
package final class MenuButton: Widget {
  package init() { super.init(constructed: gtk_menu_button_new()) }

  package var child: Widget? {
    didSet { gtk_menu_button_set_child(opaque, child?.widget) }
  }

  package var menu: Menu? {
    didSet { gtk_menu_button_set_menu_model(opaque, menu?.typed()) }
  }

  package var popover: Popover? {
    didSet { gtk_menu_button_set_popover(opaque, popover?.widget) }
  }

  package var hasFrame: Bool {
    get { gtk_menu_button_get_has_frame(opaque) != 0 }
    set { gtk_menu_button_set_has_frame(opaque, newValue ? 1 : 0) }
  }

  /// Calls back each time the popover is about to be shown, so that it need not be made before.
  package func onPopup(_ action: @escaping VoidAction) {
    gtk_menu_button_set_create_popup_func(
      opaque, { _, data in voidTrampoline(nil, data: data) }, ClosureBox(action).retained(),
      releaseBox)
  }

  package func popup() { gtk_menu_button_popup(opaque) }

  package func popdown() { gtk_menu_button_popdown(opaque) }
}
