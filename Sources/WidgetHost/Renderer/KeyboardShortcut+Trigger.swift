import Gtk
import WidgetModel

extension KeyboardShortcut {
  /// The keys as GTK writes them: `<Control>n`.
  var trigger: String {
    var result = ""
    if !modifiers.isDisjoint(with: [.command, .control]) { result += "<Control>" }
    if modifiers.contains(.shift) { result += "<Shift>" }
    if modifiers.contains(.option) { result += "<Alt>" }
    return result + keyName
  }

  private var keyName: String {
    switch key {
    case .return: "Return"
    case .escape: "Escape"
    case .space: "space"
    case .delete: "BackSpace"
    case .deleteForward: "Delete"
    default: String(key.character)
    }
  }

  /// Whether these are the keys that were pressed.
  func matches(_ pressed: Key, _ held: Modifiers) -> Bool {
    var wanted: Modifiers = []
    if !modifiers.isDisjoint(with: [.command, .control]) { wanted.insert(.control) }
    if modifiers.contains(.shift) { wanted.insert(.shift) }
    if modifiers.contains(.option) { wanted.insert(.alt) }
    guard held == wanted else { return false }
    return switch key {
    case .return: pressed == .returnKey || pressed == .keypadEnter
    case .escape: pressed == .escape
    case .space: pressed == .space
    case .delete: pressed == .backspace
    case .deleteForward: pressed == .delete
    default: pressed.character.map { $0.lowercased() == key.character.lowercased() } ?? false
    }
  }
}
