import Gtk
import WidgetModel

/// What the host's buttons do; shared by the window and the place in the tree where they stand.
@MainActor
final class HostControls {
  /// The window's menu.
  let menu = Gtk.Menu()
  /// Gives the focus to the first row.
  var focusFirstRow: (@MainActor () -> Void)?
  /// Opens the window's menu; set by the drawn buttons.
  var openMenu: (@MainActor () -> Void)?
  /// The fields that buttons call up.
  fileprivate(set) var fields: [FieldView] = []
  fileprivate var redraw: (@MainActor () -> Void)?

  /// Takes note of the fields of a picture.
  func update(fields: [FieldView]) {
    let old = self.fields.map { ObjectIdentifier($0) }
    self.fields = fields
    if old != fields.map({ ObjectIdentifier($0) }) || redraw == nil { redraw?() }
  }
}

/// The host's buttons: those that call a field up, and the menu. They appear when the pointer is in
/// the window or the focus on one of them, so that the resting widget is quiet.
@MainActor
final class ControlsView: NodeView {
  private let box = Gtk.Box(.horizontal, spacing: 2)
  private let menuButton = Gtk.MenuButton()
  private var buttons: [Gtk.Button] = []

  init(_ node: ViewNode, context: RenderContext) {
    super.init(node, widget: box, context: context)
    box.addClass("controls")
    menuButton.iconName = context.symbols.iconName(for: "ellipsis.vertical")
    // Its arrow would be black where the screen is not composited.
    let menu = PopoverMenu(context.controls.menu)
    menu.hasArrow = false
    menuButton.popover = menu
    menuButton.hasFrame = false
    menuButton.tooltip = String(localized: "Menu")
    menuButton.setAccessibleLabel(String(localized: "Menu"))
    box.append(menuButton)
    context.controls.openMenu = { [weak menuButton] in menuButton?.popup() }
    context.controls.redraw = { [weak self] in self?.drawButtons() }
    drawButtons()
  }

  private func drawButtons() {
    for button in buttons { box.remove(button) }
    buttons = []
    for field in context.controls.fields {
      guard case .textField(let content) = field.node.content, let control = content.control
      else { continue }
      let button = Gtk.Button(iconName: context.symbols.iconName(for: control.symbol))
      button.hasFrame = false
      button.tooltip = control.title
      button.setAccessibleLabel(control.title)
      button.onClicked { [weak field] in field?.callUp() }
      box.insert(button, after: buttons.last)
      buttons.append(button)
    }
  }
}
