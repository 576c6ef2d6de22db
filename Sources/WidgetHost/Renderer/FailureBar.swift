import Gtk
import WidgetModel

/// Why something was not done, a button that tries again or takes the words away, and one that puts
/// it right.
@MainActor
final class FailureBar {
  let widget = Gtk.Box(.horizontal, spacing: 8)

  /// What puts something right, and what that is called.
  typealias Recovery = (title: String, action: @MainActor () -> Void)

  /// - Parameters:
  ///   - message: why.
  ///   - recovery: puts it right.
  ///   - retry: tries again.
  ///   - dismiss: takes the words away.
  init(
    message: String, recovery: Recovery? = nil, retry: (@MainActor () -> Void)? = nil,
    dismiss: (@MainActor () -> Void)? = nil
  ) {
    let label = Gtk.Label(message)
    label.addClass("reason")
    label.wraps = true
    label.horizontalPosition = 0
    label.expandsHorizontally = true
    widget.addClass("failure")
    widget.append(label)
    widget.setAccessibleRole(.status)
    if let recovery { add(recovery.title, recovery.action) }
    if let retry { add(String(localized: "Retry"), retry) }
    if let dismiss { add(String(localized: "Dismiss"), dismiss) }
  }

  private func add(_ title: String, _ action: @escaping @MainActor () -> Void) {
    let button = Gtk.Button(label: title)
    button.addClass("flat")
    button.verticalAlign = .center
    button.onClicked(action)
    widget.append(button)
  }
}
