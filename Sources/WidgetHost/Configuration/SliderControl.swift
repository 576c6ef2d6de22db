import Gtk
import WidgetModel

/// A number to choose by sliding.
@MainActor
final class SliderControl: ConfigurationControl {
  private static let width = 140

  private let scale: NumberScale
  private let slider: Gtk.Slider
  private let handler: SignalHandler<VoidAction>

  init(_ scale: NumberScale, _ events: ConfigurationControlEvents) {
    self.scale = scale
    slider = Gtk.Slider(range: scale.range, step: scale.step, digits: scale.digits)
    slider.setSizeRequest(width: Self.width, height: nil)
    var last: IntentValue?
    handler = slider.onChanged { [weak slider] in
      guard let slider else { return }
      // Sliding passes through many numbers that are one value.
      let value = scale.value(slider.value)
      if value != last { events.onChange(value) }
      last = value
    }
  }

  var widget: Gtk.Widget { slider }

  func show(_ row: ConfigurationRow) {
    let number = scale.number(row.value)
    guard scale.value(slider.value) != scale.value(number) else { return }
    handler.blocked { slider.value = number }
  }
}
