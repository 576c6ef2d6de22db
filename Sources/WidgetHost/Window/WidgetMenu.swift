import Gtk
import WidgetModel

/// The menu of a widget's window: what a widget needs beyond its view.
@MainActor
final class WidgetMenu {
  private let menu: Gtk.Menu
  private let edit = SimpleAction("edit")
  private let keepOnTop = SimpleAction("keep-on-top", state: .boolean(false))
  private let undo = SimpleAction("undo")
  private let add = SimpleAction("add-widget")
  private let remove = SimpleAction("remove-widget")
  private let size: SimpleAction
  private let definition: WidgetDefinition
  private var obstacle: PlacementObstacle?

  /// Opens the configuration dialog.
  var onEdit: (@MainActor () -> Void)?
  /// Asks for another layer.
  var onKeepOnTop: (@MainActor (Bool) -> Void)?
  /// Asks for another size.
  var onSize: (@MainActor (WidgetFamily) -> Void)?
  /// Opens the gallery.
  var onAdd: (@MainActor () -> Void)?
  /// Takes the widget away.
  var onRemove: (@MainActor () -> Void)?
  /// Takes back what was done last.
  var onUndo: (@MainActor () -> Void)?

  /// - Parameters:
  ///   - menu: what the window's menu button shows.
  ///   - window: has the actions.
  ///   - definition: the widget: whether it can be edited, and its sizes.
  ///   - family: its present size.
  init(
    _ menu: Gtk.Menu, window: Gtk.ApplicationWindow, definition: WidgetDefinition,
    family: WidgetFamily
  ) {
    self.menu = menu
    self.definition = definition
    size = SimpleAction("size", parameterType: "s", state: .string(family.description))
    undo.isEnabled = false
    edit.onActivate { [weak self] _ in self?.onEdit?() }
    undo.onActivate { [weak self] _ in self?.onUndo?() }
    keepOnTop.onActivate { [weak self] _ in
      guard let self else { return }
      onKeepOnTop?(!(keepOnTop.state?.boolValue ?? false))
    }
    size.onActivate { [weak self] chosen in
      let family = definition.offeredFamilies.first { $0.description == chosen?.stringValue }
      if let family { self?.onSize?(family) }
    }
    add.onActivate { [weak self] _ in self?.onAdd?() }
    remove.onActivate { [weak self] _ in self?.onRemove?() }
    for action in [edit, keepOnTop, undo, size, add, remove] { window.add(action) }
    build()
  }

  /// Whether there is something to take back.
  var canUndo: Bool {
    get { undo.isEnabled }
    set { undo.isEnabled = newValue }
  }

  /// Shows which size the widget has.
  func show(family: WidgetFamily) { size.state = .string(family.description) }

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
    if definition.configuration != nil {
      widget.append(String(localized: "Edit widget…"), action: "win.edit")
    }
    if definition.offeredFamilies.count > 1 {
      widget.append(submenu: sizes, label: String(localized: "Size"))
    }
    widget.append(String(localized: "Keep on top"), action: "win.keep-on-top")
    if let obstacle {
      // Without an action the item is insensitive: it only says why.
      widget.append(String(localized: obstacle.localizedStringResource), action: "win.none")
    }
    menu.append(section: widget)
    let widgets = Gtk.Menu()
    widgets.append(String(localized: "Add widget…"), action: "win.add-widget")
    widgets.append(String(localized: "Remove widget"), action: "win.remove-widget")
    menu.append(section: widgets)
    let changes = Gtk.Menu()
    changes.append(String(localized: "Undo"), action: "win.undo", accelerator: "<Control>z")
    menu.append(section: changes)
    let program = Gtk.Menu()
    program.append(String(localized: "Quit"), action: "app.quit", accelerator: "<Control>q")
    menu.append(section: program)
  }

  private var sizes: Gtk.Menu {
    let menu = Gtk.Menu()
    for family in definition.offeredFamilies {
      menu.append(
        String(localized: family.title), action: "win.size", target: .string(family.description))
    }
    return menu
  }
}
