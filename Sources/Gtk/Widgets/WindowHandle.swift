internal import CGtk

/// Moves its window when it is dragged.
@MainActor
package final class WindowHandle: Widget {
  package init() { super.init(constructed: gtk_window_handle_new()) }

  package var child: Widget? {
    didSet { gtk_window_handle_set_child(opaque, child?.widget) }
  }
}
