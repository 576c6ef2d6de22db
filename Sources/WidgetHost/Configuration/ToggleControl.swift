import Gtk
import WidgetModel

/// A switch.
@MainActor
final class ToggleControl: ConfigurationControl {
  private let toggle = Gtk.Switch()
  private let handler: SignalHandler<PointerAction>

  init(_ events: ConfigurationControlEvents) {
    handler = toggle.onToggled { [weak toggle] in
      if let toggle { events.onChange(.bool(toggle.isActive)) }
    }
  }

  var widget: Gtk.Widget { toggle }

  func show(_ row: ConfigurationRow) {
    handler.blocked { toggle.isActive = row.value == .bool(true) }
  }
}
