internal import CGtk

/// A number to type or to step.
@MainActor
package final class SpinButton: Widget {
  package init(range: ClosedRange<Double>, step: Double = 1, digits: Int = 0) {
    super.init(
      constructed: gtk_spin_button_new_with_range(range.lowerBound, range.upperBound, step))
    gtk_spin_button_set_digits(opaque, UInt32(clamping: digits))
    gtk_spin_button_set_numeric(opaque, 1)
  }

  /// Setting it calls the handlers of `onChanged` unless they are blocked.
  package var value: Double {
    get { gtk_spin_button_get_value(opaque) }
    set { gtk_spin_button_set_value(opaque, newValue) }
  }

  /// The natural width in characters, or nil for GTK's own, which goes by the range.
  package func setWidth(characters: Int?) {
    gtk_editable_set_width_chars(opaque, characters.map { Int32(clamping: $0) } ?? -1)
  }

  /// Takes what was typed, as Enter would.
  package func commit() { gtk_spin_button_update(opaque) }

  @discardableResult
  package func onChanged(_ action: @escaping VoidAction) -> SignalHandler<VoidAction> {
    connect("value-changed", action)
  }
}
