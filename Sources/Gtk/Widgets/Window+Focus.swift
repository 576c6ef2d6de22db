internal import CGtk

extension Window {
  private var focused: UnsafeMutablePointer<GtkWidget>? { gtk_window_get_focus(typed()) }

  /// Whether the focus is in an open popover or menu, whose keys are its own.
  package var isFocusInPopover: Bool {
    focused.map { gtk_widget_get_ancestor($0, gtk_popover_get_type()) != nil } ?? false
  }

  /// Whether the focus is where text is typed.
  package var isFocusInText: Bool {
    focused.map { gtk_widget_get_ancestor($0, gtk_text_get_type()) != nil } ?? false
  }
}
