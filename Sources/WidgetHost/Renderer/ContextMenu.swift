import Gtk
import WidgetModel

/// The menu of the secondary click, the Menu key and Shift+F10.
///
/// Its model is made when it is opened; until then it costs a gesture.
@MainActor
final class ContextMenu {
  private static let prefix = "context"

  private unowned let owner: NodeView
  /// What it shows; an open menu keeps what it has.
  var nodes: MenuNodes?
  private var popover: PopoverMenu?
  // Its closures live as long as the Swift objects, which GTK does not keep.
  private var actions: SimpleActionGroup?
  private let gesture = ClickGesture(button: .secondary, phase: .capture)

  init(owner: NodeView) {
    self.owner = owner
    gesture.onPressed { [weak self] _, x, y in
      self?.gesture.claim()
      self?.popup(at: Gtk.Rectangle(x: Int(x), y: Int(y), width: 1, height: 1))
    }
    owner.widget.addController(gesture)
  }

  /// Takes the menu from its widget.
  func detach() {
    close()
    owner.widget.removeController(gesture)
  }

  /// Opens the menu, at a place of the owner's widget or under it.
  func popup(at place: Gtk.Rectangle? = nil) {
    close()
    guard let items = nodes?.items, !items.isEmpty else { return }
    let group = SimpleActionGroup()
    var builder = MenuModelBuilder(prefix: Self.prefix, group: group) { [weak self] item in
      self?.choose(item)
    }
    let menu = builder.menu(for: items)
    owner.widget.insertActionGroup(Self.prefix, group)
    actions = group
    let popover = PopoverMenu(menu, nested: true)
    popover.setParent(owner.widget)
    popover.hasArrow = false
    popover.setPointing(to: place)
    popover.onClosed { [weak self, weak popover] in
      // The chosen item's action runs after the menu has closed.
      MainLoop.idle {
        guard let self, let popover, self.popover === popover else { return }
        self.close()
        // The focus goes back to where it came from, or to the field that the menu has opened.
        _ = (self.owner.row ?? self.owner).grabFocus()
      }
    }
    self.popover = popover
    popover.popup()
  }

  private func close() {
    guard let popover else { return }
    self.popover = nil
    popover.removeFromParent()
    owner.widget.insertActionGroup(Self.prefix, nil)
    actions = nil
  }

  private func choose(_ item: ViewNode) {
    owner.choose(item)
  }
}

extension NodeView {
  /// Does what an item of this view's context menu does.
  func choose(_ item: ViewNode) {
    if case .rename = item.content {
      // The menu gives the focus back when it closes; the field takes it after that.
      MainLoop.idle { [weak self] in _ = self?.row?.edit() }
      return
    }
    guard let intent = item.actions.intent, let surface = context.surface else { return }
    let row = self.row
    row?.begin()
    MainLoop.task { [weak self, weak row] in
      do {
        try await surface.perform(intent)
        row?.end()
        row?.clearFailure()
      } catch {
        row?.end()
        let retry: @MainActor () -> Void = { self?.choose(item) }
        if let row, row.widget.isRooted {
          row.show(failure: words(for: error), retry: retry)
        } else {
          surface.report(words(for: error), retry: nil)
        }
      }
    }
  }
}

/// Turns the nodes of a context menu into a menu model and its actions.
@MainActor
struct MenuModelBuilder {
  let prefix: String
  let group: SimpleActionGroup
  let choose: @MainActor (ViewNode) -> Void
  private var count = 0

  init(
    prefix: String, group: SimpleActionGroup, choose: @escaping @MainActor (ViewNode) -> Void
  ) {
    self.prefix = prefix
    self.group = group
    self.choose = choose
  }

  /// The model; dividers part its sections.
  mutating func menu(for nodes: [ViewNode]) -> Gtk.Menu {
    let menu = Gtk.Menu()
    var section = Gtk.Menu()
    for node in nodes {
      switch node.content {
      case .divider:
        if section.count > 0 { menu.append(section: section) }
        section = Gtk.Menu()
      case .menu(let title):
        section.append(submenu: self.menu(for: node.children), label: title)
      case .button(let button):
        append(node, title: node.plainText, state: nil, isEnabled: button.isEnabled, to: section)
      case .rename(let title):
        append(node, title: title, state: nil, isEnabled: true, to: section)
      case .toggle(let toggle):
        append(
          node, title: node.plainText, state: toggle.isOn, isEnabled: toggle.isEnabled,
          to: section)
      default: break
      }
    }
    if section.count > 0 { menu.append(section: section) }
    return menu
  }

  private mutating func append(
    _ node: ViewNode, title: String, state: Bool?, isEnabled: Bool, to section: Gtk.Menu
  ) {
    count += 1
    let action = SimpleAction("item\(count)", state: state.map { .boolean($0) })
    action.isEnabled = isEnabled
    let choose = choose
    action.onActivate { _ in choose(node) }
    group.add(action)
    var accelerator = node.actions.shortcut?.trigger
    if case .rename = node.content { accelerator = KeyboardNavigator.renameKey }
    section.append(
      title, action: "\(prefix).\(action.name)", accelerator: accelerator)
  }
}
