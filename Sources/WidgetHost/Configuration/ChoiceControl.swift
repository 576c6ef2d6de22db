import Gtk
import WidgetModel

/// A drop-down.
@MainActor
final class ChoiceControl: ConfigurationControl {
  /// A title longer than that would make the window as wide.
  private static let greatestLength = 32

  private let dropDown = Gtk.DropDown()
  private var handler: SignalHandler<PointerAction>?
  private var choices: [ConfigurationChoice] = []

  init(_ choices: [ConfigurationChoice], _ events: ConfigurationControlEvents) {
    handler = dropDown.onSelected { [weak self] in
      guard let self, let selected = dropDown.selected, self.choices.indices.contains(selected)
      else { return }
      events.onChange(self.choices[selected].value)
    }
    offer(choices, selected: nil)
  }

  var widget: Gtk.Widget { dropDown }

  func setAccessibleTitle(_ title: String) { dropDown.setAccessibleTitle(title) }

  /// Offers other choices, without telling that the value changed.
  func offer(_ choices: [ConfigurationChoice], selected value: IntentValue?) {
    self.choices = choices
    handler?.blocked {
      dropDown.strings = choices.map { choice in
        choice.title.count <= Self.greatestLength
          ? choice.title : choice.title.prefix(Self.greatestLength - 1) + "…"
      }
      select(value)
    }
  }

  func show(_ row: ConfigurationRow) {
    handler?.blocked { select(row.value) }
  }

  private func select(_ value: IntentValue?) {
    let selected = choices.firstIndex { $0.value == value ?? .null }
    if dropDown.selected != selected { dropDown.selected = selected }
  }
}
