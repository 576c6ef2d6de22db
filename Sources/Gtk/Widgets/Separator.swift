internal import CGtk

/// A line between things.
@MainActor
package final class Separator: Widget {
  package init(_ orientation: Orientation) {
    super.init(constructed: gtk_separator_new(GtkOrientation(rawValue: orientation.rawValue)))
  }
}
