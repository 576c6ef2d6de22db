internal import CGtk

/// Children in rows and columns.
@MainActor
package final class Grid: Widget {
  package init() { super.init(constructed: gtk_grid_new()) }

  package func setSpacing(row: Int, column: Int) {
    gtk_grid_set_row_spacing(typed(), UInt32(clamping: row))
    gtk_grid_set_column_spacing(typed(), UInt32(clamping: column))
  }

  package func setHomogeneous(rows: Bool, columns: Bool) {
    gtk_grid_set_row_homogeneous(typed(), rows ? 1 : 0)
    gtk_grid_set_column_homogeneous(typed(), columns ? 1 : 0)
  }

  package func attach(
    _ child: Widget, column: Int, row: Int, columns: Int = 1, rows: Int = 1
  ) {
    gtk_grid_attach(
      typed(), child.widget, Int32(clamping: column), Int32(clamping: row),
      Int32(clamping: columns), Int32(clamping: rows))
    attach(child)
  }

  package func remove(_ child: Widget) {
    gtk_grid_remove(typed(), child.widget)
    detach(child)
  }
}
