internal import CGtk

/// A number to choose by sliding.
@MainActor
package final class Slider: Widget {
  package init(range: ClosedRange<Double>, step: Double = 1, digits: Int = 0) {
    super.init(
      constructed: gtk_scale_new_with_range(
        GtkOrientation(rawValue: Orientation.horizontal.rawValue), range.lowerBound,
        range.upperBound, step))
    gtk_scale_set_digits(typed(), Int32(clamping: digits))
    gtk_scale_set_draw_value(typed(), 1)
  }

  package var value: Double {
    get { gtk_range_get_value(typed()) }
    set { gtk_range_set_value(typed(), newValue) }
  }

  @discardableResult
  package func onChanged(_ action: @escaping VoidAction) -> SignalHandler<VoidAction> {
    connect("value-changed", action)
  }
}
