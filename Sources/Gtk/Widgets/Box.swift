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

  /// Whether all children get the same room.
  package var isHomogeneous: Bool {
    get { gtk_box_get_homogeneous(typed()) != 0 }
    set { gtk_box_set_homogeneous(typed(), newValue ? 1 : 0) }
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

  /// Moves a child after `sibling`, or to the front where it is nil; it keeps its focus and state.
  package func reorder(_ child: Widget, after sibling: Widget?) {
    gtk_box_reorder_child_after(typed(), child.widget, sibling?.widget)
  }

  package func remove(_ child: Widget) {
    gtk_box_remove(typed(), child.widget)
    detach(child)
  }
}
