import Gtk
import WidgetModel

/// A drop-down of what has to be asked for, while the dialog is there already.
@MainActor
final class OptionControl: ConfigurationControl {
  private let source: OptionSource
  private let events: ConfigurationControlEvents
  private let choice: ChoiceControl
  private var value: IntentValue?
  private var known: [ConfigurationChoice] = []
  private var request = 0

  init(_ source: OptionSource, _ events: ConfigurationControlEvents) {
    self.source = source
    self.events = events
    var changed: (@MainActor (IntentValue) -> Void)?
    choice = ChoiceControl(
      [], ConfigurationControlEvents(onChange: { changed?($0) }, onRefusal: { _ in }))
    changed = { [weak self] value in
      self?.value = value == .null ? nil : value
      events.onChange(value)
    }
  }

  var widget: Gtk.Widget { choice.widget }

  func setAccessibleTitle(_ title: String) { choice.setAccessibleTitle(title) }

  func show(_ row: ConfigurationRow) {
    value = row.value
    if request > 0, known.contains(where: { $0.value == value ?? .null }) {
      choice.show(row)
    } else {
      load()
    }
  }

  private func load() {
    request += 1
    let request = request
    let (source, value) = (source, value)
    choice.widget.isSensitive = false
    if known.isEmpty {
      let waiting = ConfigurationChoice(value: value ?? .null, title: String(localized: "Loading…"))
      choice.offer([waiting], selected: waiting.value)
    }
    MainLoop.task { [weak self] in
      do {
        let offer = try await source.offer(for: value)
        self?.finish(request, offer, failure: nil)
      } catch {
        self?.finish(request, OptionSource.Offer(), failure: words(for: error))
      }
    }
  }

  private func finish(_ request: Int, _ offer: OptionSource.Offer, failure: String?) {
    // Another value has come in from outside since.
    guard request == self.request else { return }
    known = offer.choices
    choice.widget.isSensitive = !known.isEmpty
    events.onRefusal(
      failure ?? (known.isEmpty ? String(localized: "There is nothing to choose from") : nil))
    choice.offer(known, selected: offer.selected)
  }
}
