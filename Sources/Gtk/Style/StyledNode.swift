internal import CGtk

/// A widget as style sheets see it.
@MainActor
package struct StyledNode {
  private let widget: UnsafeMutablePointer<GtkWidget>

  fileprivate init(_ widget: UnsafeMutablePointer<GtkWidget>) { self.widget = widget }

  /// What rules call it, such as `checkbutton`.
  package var name: String { gtk_widget_get_css_name(widget).map { String(cString: $0) } ?? "" }

  package func hasClass(_ name: String) -> Bool { gtk_widget_has_css_class(widget, name) != 0 }

  package var isSensitive: Bool { gtk_widget_is_sensitive(widget) != 0 }

  /// What is in it and not hidden.
  package var visibleChildren: [StyledNode] {
    var children: [StyledNode] = []
    var next = gtk_widget_get_first_child(widget)
    while let child = next {
      if gtk_widget_get_visible(child) != 0 { children.append(StyledNode(child)) }
      next = gtk_widget_get_next_sibling(child)
    }
    return children
  }
}

extension Widget {
  /// The widget as style sheets see it.
  package var styledNode: StyledNode { StyledNode(widget) }
}
