import Gtk
import WidgetModel

/// A field in the place of a row: Enter keeps the new text, Escape the old one.
@MainActor
final class InlineEditor {
  let widget = Gtk.Box(.vertical)
  private let entry = Gtk.Entry()
  private let reason = Gtk.Label()
  private let original: String

  /// Called with the text when Enter was pressed and the text is another one.
  var onCommit: (@MainActor (String) -> Void)?
  /// Called when the text is to stay as it was.
  var onCancel: (@MainActor () -> Void)?
  /// Whether the new text is being kept; Enter does nothing meanwhile.
  var isBusy = false

  init(text: String, label: String) {
    original = text
    entry.text = text
    entry.setAccessibleLabel(label)
    reason.addClass("reason")
    reason.wraps = true
    reason.horizontalPosition = 0
    reason.isVisible = false
    widget.addClass("editor")
    widget.append(entry)
    widget.append(reason)
    entry.onActivate { [weak self] in self?.commit() }
    entry.onPasteRefused { [weak self] in self?.show(failure: FieldView.notPasted) }
    let keys = KeyController(phase: .capture)
    keys.onPressed { [weak self] key, _ in
      guard key == .escape else { return false }
      self?.onCancel?()
      return true
    }
    entry.addController(keys)
  }

  private func commit() {
    guard !isBusy else { return }
    guard !entry.isFull else { return show(failure: FieldView.tooLong) }
    if entry.text == original { onCancel?() } else { onCommit?(entry.text) }
  }

  /// Gives the field the focus, with all its text selected.
  func focus() {
    entry.grabFocus()
    entry.selectAll()
  }

  /// Says why the text was not kept; it stays in the field.
  func show(failure: String) {
    reason.text = failure
    reason.isVisible = true
    entry.addClass("error")
  }
}
