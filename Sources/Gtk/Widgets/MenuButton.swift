internal import CGtk

/// A button that opens a menu.
@MainActor
package final class MenuButton: Widget {
  package init() { super.init(constructed: gtk_menu_button_new()) }

  package var iconName: String? {
    get { gtk_menu_button_get_icon_name(opaque).map { String(cString: $0) } }
    set { if let newValue { gtk_menu_button_set_icon_name(opaque, newValue) } }
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

  package func popup() { gtk_menu_button_popup(opaque) }

  package func popdown() { gtk_menu_button_popdown(opaque) }
}
