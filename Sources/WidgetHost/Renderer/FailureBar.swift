import Gtk
import WidgetModel

/// Why something was not done, and a button that tries again.
@MainActor
final class FailureBar {
  let widget = Gtk.Box(.horizontal, spacing: 8)

  init(message: String, retry: (@MainActor () -> Void)?) {
    let label = Gtk.Label(message)
    label.addClass("reason")
    label.wraps = true
    label.horizontalPosition = 0
    label.expandsHorizontally = true
    widget.addClass("failure")
    widget.append(label)
    widget.setAccessibleRole(.status)
    guard let retry else { return }
    let button = Gtk.Button(label: String(localized: "Retry"))
    button.addClass("flat")
    button.verticalAlign = .center
    button.onClicked(retry)
    widget.append(button)
  }
}
