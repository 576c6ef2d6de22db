import Gtk

/// A row with a switch for something that the host sets.
@MainActor
final class HostSettingRowView {
  private let view: SettingRowView
  private let toggle = Gtk.Switch()
  private var handler: SignalHandler<PointerAction>?
  private var row: HostSettingRow

  init(_ row: HostSettingRow) {
    self.row = row
    toggle.setAccessibleLabel(row.title)
    view = SettingRowView(title: row.title, control: toggle)
    handler = toggle.onToggled { [weak self] in
      guard let self else { return }
      self.row.set(toggle.isActive)
    }
    show(row)
  }

  var widget: Gtk.Widget { view.widget }

  var title: String { row.title }

  /// Shows the present state, without asking for another.
  func show(_ row: HostSettingRow) {
    self.row = row
    view.subtitle = row.subtitle
    toggle.isSensitive = row.isSensitive
    handler?.blocked { toggle.isActive = row.isOn }
  }
}
