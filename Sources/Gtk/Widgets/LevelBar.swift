internal import CGtk

/// A level within a range.
@MainActor
package final class LevelBar: Widget {
  package init(range: ClosedRange<Double>) {
    super.init(constructed: gtk_level_bar_new_for_interval(range.lowerBound, range.upperBound))
  }

  package var value: Double {
    get { gtk_level_bar_get_value(opaque) }
    set { gtk_level_bar_set_value(opaque, newValue) }
  }
}
