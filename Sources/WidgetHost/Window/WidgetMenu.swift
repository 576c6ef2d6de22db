import Gtk
import WidgetModel

/// The menu of a widget's window: what a widget needs beyond its view.
@MainActor
final class WidgetMenu {
  private let menu: Gtk.Menu
  private let edit = SimpleAction("edit")
  private let keepOnTop = SimpleAction("keep-on-top", state: .boolean(false))
  private let undo = SimpleAction("undo")
  private let hasConfiguration: Bool
  private var obstacle: PlacementObstacle?

  /// Opens the configuration dialog.
  var onEdit: (@MainActor () -> Void)?
  /// Asks for another layer.
  var onKeepOnTop: (@MainActor (Bool) -> Void)?
  /// Takes back what was done last.
  var onUndo: (@MainActor () -> Void)?

  /// - Parameters:
  ///   - menu: what the window's menu button shows.
  ///   - window: has the actions.
  ///   - hasConfiguration: whether the widget can be edited.
  init(_ menu: Gtk.Menu, window: Gtk.ApplicationWindow, hasConfiguration: Bool) {
    self.menu = menu
    self.hasConfiguration = hasConfiguration
    undo.isEnabled = false
    edit.onActivate { [weak self] _ in self?.onEdit?() }
    undo.onActivate { [weak self] _ in self?.onUndo?() }
    keepOnTop.onActivate { [weak self] _ in
      guard let self else { return }
      onKeepOnTop?(!(keepOnTop.state?.boolValue ?? false))
    }
    for action in [edit, keepOnTop, undo] { window.add(action) }
    build()
  }

  /// Whether there is something to take back.
  var canUndo: Bool {
    get { undo.isEnabled }
    set { undo.isEnabled = newValue }
  }

  /// Shows where the window really is, and what keeps it from being on top.
  func show(layer: WindowLayer?, status: PlacementStatus) {
    keepOnTop.state = .boolean(layer == .onTop)
    keepOnTop.isEnabled = status.obstacle == nil
    if obstacle != status.obstacle {
      obstacle = status.obstacle
      build()
    }
  }

  private func build() {
    menu.removeAll()
    let widget = Gtk.Menu()
    if hasConfiguration { widget.append(String(localized: "Edit widget…"), action: "win.edit") }
    widget.append(String(localized: "Keep on top"), action: "win.keep-on-top")
    if let obstacle {
      // Without an action the item is insensitive: it only says why.
      widget.append(String(localized: obstacle.localizedStringResource), action: "win.none")
    }
    menu.append(section: widget)
    let changes = Gtk.Menu()
    changes.append(String(localized: "Undo"), action: "win.undo", accelerator: "<Control>z")
    menu.append(section: changes)
    let program = Gtk.Menu()
    program.append(String(localized: "Quit"), action: "app.quit", accelerator: "<Control>q")
    menu.append(section: program)
  }
}
