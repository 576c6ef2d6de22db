import Gtk
import WidgetModel

/// A field for text, and for what is written as text: dates, lists, numbers that may be missing.
///
/// Every text that is a value counts at once. One that is none is not held against the person while
/// they type, only when they press Enter or go on.
@MainActor
final class FieldControl: ConfigurationControl {
  private static let width = 14

  private let entry = Gtk.Entry()
  private let events: ConfigurationControlEvents
  private var handler: SignalHandler<VoidAction>?
  private var isPending = false
  private var row: ConfigurationRow?
  /// What was last shown or told.
  private var value: IntentValue?

  init(placeholder: String, _ events: ConfigurationControlEvents) {
    self.events = events
    entry.placeholder = placeholder
    entry.setWidth(characters: Self.width)
    handler = entry.onChanged { [weak self] in self?.takeSoon() }
    entry.onActivate { [weak self] in self?.commit() }
    entry.onPasteRefused { [weak self] in self?.refuse(FieldView.notPasted) }
    let focus = FocusController()
    focus.onLeave { [weak self] in self?.commit() }
    entry.addController(focus)
  }

  var widget: Gtk.Widget { entry }

  func show(_ row: ConfigurationRow) {
    let isFirst = self.row == nil
    self.row = row
    // What is being typed stays unless the value has really changed.
    guard isFirst || row.value != value else { return }
    value = row.value
    handler?.blocked { entry.text = row.text }
    refuse(nil)
  }

  func commit() { take(isFinal: true) }

  /// What is typed or pasted over a selection is told as two changes, of which the first leaves
  /// nothing.
  private func takeSoon() {
    guard !isPending else { return }
    isPending = true
    MainLoop.idle { [weak self] in
      if self?.isPending == true { self?.take(isFinal: false) }
    }
  }

  private func take(isFinal: Bool) {
    isPending = false
    guard let row else { return }
    guard !entry.isFull else { return refuse(FieldView.tooLong) }
    do {
      let new = try row.read(entry.text)
      refuse(nil)
      let isNull = new == .null
      guard (isNull ? nil : new) != value else { return }
      value = isNull ? nil : new
      events.onChange(new)
    } catch {
      if isFinal { refuse(words(for: error)) }
    }
  }

  private func refuse(_ reason: String?) {
    entry.setClass("error", reason != nil)
    events.onRefusal(reason)
  }
}
