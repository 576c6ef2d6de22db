import Gtk
import WidgetModel

/// What the host's buttons do; shared by the window and the place in the tree where they stand.
@MainActor
final class HostControls {
  /// The window's menu.
  let menu = Gtk.Menu()
  /// Gives the focus to the first row.
  var focusFirstRow: (@MainActor () -> Void)?
  /// The fields that buttons call up.
  fileprivate(set) var fields: [FieldView] = []
  private weak var place: ControlsView?

  /// Takes note of a picture's fields, and of the buttons that are shown in it.
  func update(fields: [FieldView], place: ControlsView?) {
    let old = self.fields.map { ObjectIdentifier($0) }
    self.fields = fields
    let isOther = place !== self.place
    self.place = place
    if isOther || old != fields.map({ ObjectIdentifier($0) }) { place?.drawButtons() }
  }

  /// Opens the window's menu; false where there is no button for it.
  func openMenu() -> Bool {
    guard let place else { return false }
    place.openWindowMenu()
    return true
  }
}

/// The host's buttons: those that call a field up, and the menu. They appear when the pointer is in
/// the window or the focus on one of them, so that the resting widget is quiet.
@MainActor
final class ControlsView: NodeView {
  private let box = Gtk.Box(.horizontal, spacing: 2)
  /// Of the buttons' pictures, in logical pixels.
  private static let size = 16

  private let menuButton = Gtk.MenuButton()
  private let menuSlot: SymbolSlot
  private var buttons: [(button: Gtk.Button, slot: SymbolSlot)] = []

  init(_ node: ViewNode, context: RenderContext) {
    let image = Gtk.Image()
    menuSlot = SymbolSlot(image: image, symbols: context.symbols)
    super.init(node, widget: box, context: context)
    box.addClass("controls")
    menuSlot.show("ellipsis.vertical", size: Self.size)
    menuButton.child = image
    menuButton.onPopup { [weak menuButton, menu = context.controls.menu] in
      guard let menuButton, menuButton.popover == nil else { return }
      let popover = PopoverMenu(menu)
      // Its arrow would be black where the screen is not composited.
      popover.hasArrow = false
      menuButton.popover = popover
    }
    menuButton.hasFrame = false
    menuButton.tooltip = String(localized: "Menu")
    menuButton.setAccessibleLabel(String(localized: "Menu"))
    box.append(menuButton)
  }

  fileprivate func openWindowMenu() { menuButton.popup() }

  fileprivate func drawButtons() {
    for (button, _) in buttons { box.remove(button) }
    buttons = []
    for field in context.controls.fields {
      guard case .textField(let content) = field.node.content, let control = content.control
      else { continue }
      let button = Gtk.Button()
      let image = Gtk.Image()
      let slot = SymbolSlot(image: image, symbols: context.symbols)
      slot.show(control.symbol, size: Self.size)
      button.child = image
      button.hasFrame = false
      button.tooltip = control.title
      button.setAccessibleLabel(control.title)
      button.onClicked { [weak field] in field?.callUp() }
      box.insert(button, after: buttons.last?.button)
      buttons.append((button, slot))
    }
  }
}
