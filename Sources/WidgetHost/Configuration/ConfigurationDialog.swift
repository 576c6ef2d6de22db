import Gtk
import WidgetModel

/// The window in which a person sets a placed widget up: a row for each parameter of the widget's
/// configuration, and under them what the host has to set.
///
/// Every change counts at once; there is nothing to confirm. The host keeps the dialog until it has
/// closed.
@MainActor
final class ConfigurationDialog {
  /// In logical pixels.
  private static let width = 372

  let window = Gtk.Window()
  /// Called once, after the window is gone.
  var onClosed: (@MainActor () -> Void)?

  private let display = Gtk.Display.current
  private let greatestHeight: Int
  private let scroller = Gtk.ScrolledWindow()
  private let groups = Gtk.Box(.vertical, spacing: 12)
  private var configuration: IntentReference?
  private var parameters:
    [(name: String, control: any ConfigurationControl, view: SettingRowView)] =
      []
  private let hostGroup = Gtk.Box(.vertical)
  private var hostRows: [HostSettingRowView] = []
  private let family: WidgetFamily
  private let onChange: @MainActor (IntentReference) -> Void
  private var isClosed = false

  /// - Parameters:
  ///   - configuration: the widget's settings; nil for a widget without any.
  ///   - family: the widget's size.
  ///   - parent: the widget's window.
  ///   - greatestHeight: how tall the window may be, in logical pixels; then it scrolls.
  ///   - rows: what the host has to set.
  ///   - onChange: called with the whole configuration after each change by the person.
  init(
    configuration: IntentReference?, family: WidgetFamily, parent: Gtk.Window?,
    greatestHeight: Int,
    rows: [HostSettingRow], onChange: @escaping @MainActor (IntentReference) -> Void
  ) {
    self.configuration = configuration
    self.family = family
    self.onChange = onChange
    // The title bar and the frame need room too.
    self.greatestHeight = max(greatestHeight - 80, 200)
    buildWindow(parent: parent)
    buildParameters()
    groups.append(hostGroup)
    hostGroup.addClass("group")
    update(rows: rows)
  }

  private func buildWindow(parent: Gtk.Window?) {
    window.title = String(localized: "Edit Widget")
    window.addClass("dialog")
    window.titlebar = Gtk.HeaderBar()
    window.isResizable = false
    window.setTransient(for: parent)
    window.isDestroyedWithParent = true
    groups.addClass("groups")
    groups.setSizeRequest(width: Self.width, height: nil)
    scroller.child = groups
    scroller.setPolicy(horizontal: .never, vertical: .automatic)
    window.child = scroller
    window.onCloseRequest { [weak self] in
      self?.close()
      return true
    }
    followCompositor()
    display?.onCompositedChanged { [weak self] in self?.followCompositor() }
    let keys = ShortcutController(scope: .managed)
    keys.add("Escape") { [weak self] in
      self?.close()
      return true
    }
    window.addController(keys)
  }

  /// Without a compositor what lies around an open drop-down's list is black.
  private func followCompositor() {
    window.setClass("composited", display?.isComposited == true)
  }

  private func buildParameters() {
    guard let configuration else { return }
    let rows = ConfigurationRow.rows(for: configuration, family: family)
    guard !rows.isEmpty else { return }
    let group = Gtk.Box(.vertical)
    group.addClass("group")
    groups.append(group)
    for (index, row) in rows.enumerated() {
      let control = row.makeControl(
        ConfigurationControlEvents(
          onChange: { [weak self] in self?.take($0, for: row) },
          onRefusal: { [weak self] in self?.show(reason: $0, at: index) }))
      control.setAccessibleTitle(row.title)
      let view = SettingRowView(title: row.title, control: control.widget)
      view.subtitle = row.subtitle
      parameters.append((row.name, control, view))
      control.show(row)
      view.widget.isVisible = row.isShown
      group.append(view.widget)
    }
  }

  private func show(reason: String?, at index: Int) {
    parameters[index].view.reason = reason
    fit()
  }

  private func take(_ value: IntentValue, for row: ConfigurationRow) {
    guard let old = configuration else { return }
    let new = row.applying(value, to: old)
    guard new != old else { return }
    configuration = new
    showRows()
    onChange(new)
  }

  /// Shows the rows that the present values call for.
  private func showRows() {
    guard let configuration else { return }
    for row in ConfigurationRow.rows(for: configuration, family: family) {
      parameters.first { $0.name == row.name }?.view.widget.isVisible = row.isShown
    }
    fit()
  }

  // MARK: Following

  /// Shows settings that were changed elsewhere.
  func update(configuration: IntentReference) {
    guard configuration != self.configuration else { return }
    self.configuration = configuration
    for row in ConfigurationRow.rows(for: configuration, family: family) {
      parameters.first { $0.name == row.name }?.control.show(row)
    }
    showRows()
  }

  /// Shows the present state of what the host has to set.
  func update(rows: [HostSettingRow]) {
    if rows.map(\.title) != hostRows.map(\.title) {
      for view in hostRows { hostGroup.remove(view.widget) }
      hostRows = rows.map { HostSettingRowView($0) }
      for view in hostRows { hostGroup.append(view.widget) }
      hostGroup.isVisible = !rows.isEmpty
    } else {
      for (row, view) in zip(rows, hostRows) { view.show(row) }
    }
    fit()
  }

  // MARK: Window

  /// Gives the window the height of its content. A scrolled window would ask for the height that
  /// texts have in the narrowest window, not in this one.
  private func fit() {
    let width = groups.measure(.horizontal).natural
    let height = min(groups.measure(.vertical, for: width).natural, greatestHeight)
    if scroller.minimumContentHeight != height { scroller.minimumContentHeight = height }
  }

  /// Shows the window, or brings it to the front.
  func present() { window.present() }

  /// Closes the window for good, taking what was typed and not taken yet.
  func close() {
    guard !isClosed else { return }
    isClosed = true
    for parameter in parameters { parameter.control.commit() }
    window.destroy()
    onClosed?()
  }
}
