import Gtk

/// A row of a dialog: title and explanation at the start, a control at the end, which has the title
/// as its accessible name already.
@MainActor
final class SettingRowView {
  /// How wide a text is before it wraps.
  private static let textWidth = 26

  let widget = Gtk.Box(.horizontal, spacing: 12)
  private let control: Gtk.Widget
  private let titleLabel: Gtk.Label
  private let subtitleLabel = SettingRowView.explanation("dim")
  private let reasonLabel = SettingRowView.explanation("reason")

  init(title: String, control: Gtk.Widget) {
    self.control = control
    titleLabel = Gtk.Label(title)
    Self.layOut(titleLabel)
    let texts = Gtk.Box(.vertical, spacing: 1)
    texts.verticalAlign = .center
    texts.expandsHorizontally = true
    for label in [titleLabel, subtitleLabel, reasonLabel] { texts.append(label) }
    reasonLabel.setAccessibleRole(.status)
    control.verticalAlign = .center
    control.horizontalAlign = .end
    widget.append(texts)
    widget.append(control)
  }

  private static func explanation(_ name: String) -> Gtk.Label {
    let label = Gtk.Label()
    label.addClass(name)
    layOut(label)
    label.isVisible = false
    return label
  }

  private static func layOut(_ label: Gtk.Label) {
    label.horizontalPosition = 0
    label.wraps = true
    label.maximumWidthInCharacters = textWidth
  }

  /// The line under the title; nil for none.
  var subtitle: String? {
    didSet {
      guard subtitle != oldValue else { return }
      show(subtitle, in: subtitleLabel)
      control.setAccessibleDescription(subtitle ?? "")
    }
  }

  /// Why the control has no value; nil when it has.
  var reason: String? {
    didSet { if reason != oldValue { show(reason, in: reasonLabel) } }
  }

  private func show(_ text: String?, in label: Gtk.Label) {
    label.text = text ?? ""
    label.isVisible = text != nil
  }
}
