internal import CGtk

/// A title bar with room for buttons.
@MainActor
package final class HeaderBar: Widget {
  package init() { super.init(constructed: gtk_header_bar_new()) }

  /// In the place of the window's title.
  package var titleWidget: Widget? {
    didSet { gtk_header_bar_set_title_widget(opaque, titleWidget?.widget) }
  }

  package var showsWindowButtons: Bool {
    get { gtk_header_bar_get_show_title_buttons(opaque) != 0 }
    set { gtk_header_bar_set_show_title_buttons(opaque, newValue ? 1 : 0) }
  }

  package func packStart(_ child: Widget) {
    gtk_header_bar_pack_start(opaque, child.widget)
    attach(child)
  }

  package func packEnd(_ child: Widget) {
    gtk_header_bar_pack_end(opaque, child.widget)
    attach(child)
  }
}
