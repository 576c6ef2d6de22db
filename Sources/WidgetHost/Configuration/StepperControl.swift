import Gtk
import WidgetModel

/// A field for a number, with buttons for one more and one less.
@MainActor
final class StepperControl: ConfigurationControl {
  /// A field as wide as the greatest number would be absurd.
  private static let greatestWidth = 8

  private let scale: NumberScale
  private let button: Gtk.SpinButton
  private let handler: SignalHandler<VoidAction>

  init(_ scale: NumberScale, _ events: ConfigurationControlEvents) {
    self.scale = scale
    button = Gtk.SpinButton(range: scale.range, step: scale.step, digits: scale.digits)
    let ends = [scale.range.lowerBound, scale.range.upperBound]
    let width = ends.map { String(Int($0)).count }.max() ?? 0
    button.setWidth(characters: min(width + scale.digits + 1, Self.greatestWidth))
    handler = button.onChanged { [weak button] in
      if let button { events.onChange(scale.value(button.value)) }
    }
  }

  var widget: Gtk.Widget { button }

  func show(_ row: ConfigurationRow) {
    let number = scale.number(row.value)
    // Setting the same number again would undo what is being typed.
    guard button.value != number else { return }
    handler.blocked { button.value = number }
  }

  func commit() { button.commit() }
}
