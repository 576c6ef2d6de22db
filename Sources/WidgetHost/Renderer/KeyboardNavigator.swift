import Gtk
import WidgetModel

/// The keys of a widget: arrows move between rows and never change anything, shortcuts of views and
/// of the focused row's menu do what they are bound to.
@MainActor
final class KeyboardNavigator {
  /// The key that edits the focused row's text, as GTK writes it.
  static let renameKey = "F2"

  private unowned let window: Gtk.Window
  private let renderer: WidgetRenderer

  init(window: Gtk.Window, renderer: WidgetRenderer) {
    self.window = window
    self.renderer = renderer
    // GTK's check buttons toggle on arrow keys, so the keys are dealt with before they get them.
    let arrows = KeyController(phase: .capture)
    arrows.onPressed { [weak self] key, held in self?.move(key, held) ?? false }
    renderer.container.addController(arrows)
    // What is typed belongs to fields first.
    let shortcuts = KeyController(phase: .bubble)
    shortcuts.onPressed { [weak self] key, held in self?.perform(key, held) ?? false }
    window.addController(shortcuts)
    let menu = ShortcutController(scope: .managed, phase: .capture)
    for keys in ["Menu", "<Shift>F10"] {
      menu.add(keys) { [weak self] in self?.openMenu() ?? false }
    }
    menu.add("F10") { [weak self] in self?.openMainMenu() ?? false }
    window.addController(menu)
  }

  // MARK: Arrows

  private func move(_ key: Key, _ held: Modifiers) -> Bool {
    guard held.isEmpty, !window.isFocusInPopover else { return false }
    let inText = window.isFocusInText
    switch key {
    case .up, .keypadUp: return focusRow(by: -1)
    case .down, .keypadDown: return focusRow(by: 1)
    case .home where !inText: return focus(renderer.rows.first)
    case .end where !inText: return focus(renderer.rows.last)
    case .left where !inText, .right where !inText: return focusControl(forward: key == .right)
    default: return false
    }
  }

  private var focusedRow: RowView? { renderer.rows.last { $0.widget.containsFocus } }

  private func focusRow(by step: Int) -> Bool {
    let rows = renderer.rows
    guard !rows.isEmpty else { return false }
    guard let current = rows.firstIndex(where: { $0.widget.containsFocus }) else {
      // From the header downwards to the first row, from the field below upwards to the last.
      return focus(step > 0 ? rows.first : rows.last)
    }
    let next = current + step
    if rows.indices.contains(next) { return focus(rows[next]) }
    return true
  }

  private func focus(_ row: RowView?) -> Bool {
    _ = row?.grabFocus()
    window.showsFocus = true
    return true
  }

  private func focusControl(forward: Bool) -> Bool {
    guard let row = focusedRow else { return false }
    let controls = row.all.filter { $0 is ControlView }
    guard let current = controls.firstIndex(where: { $0.widget.containsFocus }) else { return true }
    let isRightToLeft = row.widget.direction == .rightToLeft
    let next = current + (forward != isRightToLeft ? 1 : -1)
    if controls.indices.contains(next) { controls[next].grabFocus() }
    window.showsFocus = true
    return true
  }

  // MARK: Menus

  private func openMenu() -> Bool {
    guard !window.isFocusInPopover else { return false }
    if let row = focusedRow, let view = row.all.dropFirst().first(where: { $0.openMenu() }) {
      _ = view
      return true
    }
    return openMainMenu()
  }

  private func openMainMenu() -> Bool {
    !window.isFocusInPopover && renderer.context.controls.openMenu()
  }

  // MARK: Shortcuts

  private func perform(_ key: Key, _ held: Modifiers) -> Bool {
    guard !window.isFocusInPopover else { return false }
    if held.isEmpty, window.isFocusInText { return false }
    if key == .f2, held.isEmpty { return focusedRow?.edit() ?? false }
    if let row = focusedRow, performInMenu(of: row, key, held) { return true }
    for view in renderer.all {
      guard let shortcut = view.node.actions.shortcut, shortcut.matches(key, held),
        view.node.isEnabled, view.isReachable
      else { continue }
      switch view {
      case let field as FieldView: field.callUp()
      case let control as ControlView: control.press()
      default: continue
      }
      return true
    }
    return false
  }

  private func performInMenu(of row: RowView, _ key: Key, _ held: Modifiers) -> Bool {
    for view in row.all.dropFirst() where view.isReachable {
      for item in view.node.actions.contextMenu?.items.flatMap(\.all) ?? [] {
        if let shortcut = item.actions.shortcut, shortcut.matches(key, held), item.isEnabled {
          view.choose(item)
          return true
        }
      }
    }
    return false
  }
}

extension ViewNode {
  /// Whether the control does anything.
  fileprivate var isEnabled: Bool {
    switch content {
    case .button(let button): button.isEnabled
    case .toggle(let toggle): toggle.isEnabled
    case .textField(let field): field.isEnabled
    default: true
    }
  }
}

extension NodeView {
  /// Whether the person sees where the keys go: a field that is called up need not be there yet.
  fileprivate var isReachable: Bool {
    let place = self is FieldView ? parent : self
    guard place?.widget.isMapped ?? false else { return false }
    var next: NodeView? = self
    while let view = next {
      if view.node.style.isHidden { return false }
      next = view.parent
    }
    return true
  }
}
