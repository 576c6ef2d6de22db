internal import CGtk
internal import CGtkShim

extension Widget {
  /// Closes the open popovers in this widget, itself included, at once. GTK 4.8 never lets go of one
  /// that goes while it is open, or with the focus in it.
  func hidePopovers() {
    Self.hidePopovers(in: widget)
    if containsFocus, let root = gtk_widget_get_root(widget) { gtk_root_set_focus(root, nil) }
  }

  private static func hidePopovers(in widget: UnsafeMutablePointer<GtkWidget>) {
    if gtkshim_is_a(UnsafeMutableRawPointer(widget), gtk_popover_get_type()) != 0 {
      gtk_widget_set_visible(widget, 0)
    }
    var child = gtk_widget_get_first_child(widget)
    while let present = child {
      hidePopovers(in: present)
      child = gtk_widget_get_next_sibling(present)
    }
  }
}
