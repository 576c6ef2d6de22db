internal import CGtk

/// Children in a row or a column.
@MainActor
package final class Box: Widget {
  package init(_ orientation: Orientation, spacing: Int = 0) {
    super.init(
      constructed: gtk_box_new(GtkOrientation(rawValue: orientation.rawValue), Int32(spacing)))
  }

  package var spacing: Int {
    get { Int(gtk_box_get_spacing(typed())) }
    set { gtk_box_set_spacing(typed(), Int32(newValue)) }
  }

  package func append(_ child: Widget) {
    gtk_box_append(typed(), child.widget)
    attach(child)
  }

  /// Inserts after `sibling`, or first where it is nil.
  package func insert(_ child: Widget, after sibling: Widget?) {
    gtk_box_insert_child_after(typed(), child.widget, sibling?.widget)
    attach(child)
  }

  package func remove(_ child: Widget) {
    child.closePopovers()
    gtk_box_remove(typed(), child.widget)
    detach(child)
  }
}
