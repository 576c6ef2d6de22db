internal import CGtk
internal import CGtkShim

extension Widget {
  /// Closes the open popovers in this widget, itself included, at once. GTK 4.8 never lets go of one
  /// that goes while it is open, or with the focus in it.
  func hidePopovers() {
    Self.hidePopovers(in: widget)
    if containsFocus, let root = gtk_widget_get_root(widget) { gtk_root_set_focus(root, nil) }
  }

  /// The same for a widget that is about to leave its window, where there is one open: GTK keeps
  /// the grab of one that goes while it is open, and the window then takes no clicks and keys any
  /// more. Where there is none, GTK knows best where the focus goes.
  func closePopovers() {
    if Self.holdsOpenPopover(widget) { hidePopovers() }
  }

  private static func hidePopovers(in widget: UnsafeMutablePointer<GtkWidget>) {
    if isPopover(widget) { gtk_widget_set_visible(widget, 0) }
    for child in children(of: widget) { hidePopovers(in: child) }
  }

  private static func holdsOpenPopover(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
    if isPopover(widget), gtk_widget_get_visible(widget) != 0 { return true }
    return children(of: widget).contains { holdsOpenPopover($0) }
  }

  private static func isPopover(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
    gtkshim_is_a(UnsafeMutableRawPointer(widget), gtk_popover_get_type()) != 0
  }

  private static func children(
    of widget: UnsafeMutablePointer<GtkWidget>
  ) -> [UnsafeMutablePointer<GtkWidget>] {
    var children: [UnsafeMutablePointer<GtkWidget>] = []
    var child = gtk_widget_get_first_child(widget)
    while let present = child {
      children.append(present)
      child = gtk_widget_get_next_sibling(present)
    }
    return children
  }
}
