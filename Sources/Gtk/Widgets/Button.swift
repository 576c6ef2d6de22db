internal import CGtk

/// A push button.
@MainActor
package final class Button: Widget {
  package init() { super.init(constructed: gtk_button_new()) }

  package init(label: String) { super.init(constructed: gtk_button_new_with_label(label)) }

  package var child: Widget? {
    didSet { gtk_button_set_child(typed(), child?.widget) }
  }

  /// Plain text; replaces the child.
  package var label: String {
    get { gtk_button_get_label(typed()).map { String(cString: $0) } ?? "" }
    set { gtk_button_set_label(typed(), newValue) }
  }

  /// Whether the frame always shows, not only under the pointer.
  package var hasFrame: Bool {
    get { gtk_button_get_has_frame(typed()) != 0 }
    set { gtk_button_set_has_frame(typed(), newValue ? 1 : 0) }
  }

  @discardableResult
  package func onClicked(_ action: @escaping VoidAction) -> SignalHandler<VoidAction> {
    connect("clicked", action)
  }
}
