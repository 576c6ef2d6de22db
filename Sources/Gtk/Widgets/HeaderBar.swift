internal import CGtk

/// A title bar with room for buttons.
@MainActor
package final class HeaderBar: Widget {
  package init() { super.init(constructed: gtk_header_bar_new()) }

  /// In the place of the window's title.
  package var titleWidget: Widget? {
    didSet { gtk_header_bar_set_title_widget(opaque, titleWidget?.widget) }
  }
}
