/// A key. Mirrors `KeyEquivalent`.
public struct KeyEquivalent: Sendable, Hashable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The key's character.
  public let character: Character

  /// - Parameter character: the key's character.
  public init(_ character: Character) {
    self.character = character
  }

  /// A key by its character.
  public init(extendedGraphemeClusterLiteral character: Character) {
    self.init(character)
  }

  /// Enter.
  public static let `return` = KeyEquivalent("\r")
  /// Escape.
  public static let escape = KeyEquivalent("\u{1B}")
  /// Space.
  public static let space = KeyEquivalent(" ")
  /// The key that deletes backwards.
  public static let delete = KeyEquivalent("\u{8}")
  /// The key that deletes forwards: Delete on a desktop's keyboard.
  public static let deleteForward = KeyEquivalent("\u{7F}")
}

/// Keys that are held while another is pressed. Mirrors `EventModifiers`.
public struct EventModifiers: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: Int
  /// From bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Shift.
  public static let shift = EventModifiers(rawValue: 1)
  /// Control.
  public static let control = EventModifiers(rawValue: 2)
  /// Alt.
  public static let option = EventModifiers(rawValue: 4)
  /// The desktop's main modifier: Control.
  public static let command = EventModifiers(rawValue: 8)
}

/// Keys that do what a control does. Mirrors `KeyboardShortcut`.
public struct KeyboardShortcut: Sendable, Hashable {
  /// The key.
  public let key: KeyEquivalent
  /// What is held meanwhile.
  public let modifiers: EventModifiers

  /// - Parameters:
  ///   - key: the key.
  ///   - modifiers: what is held meanwhile.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }
}

extension KeyboardShortcut {
  /// Enter.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Escape.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

extension View {
  /// The keys that do what the control does.
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - modifiers: what is held meanwhile.
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// The keys that do what the control does.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    modifyingNodes { node, _ in
      var copy = node
      copy.setShortcut(shortcut)
      return copy
    }
  }
}

extension ViewNode {
  /// Gives the first control inside the keys, unless it has its own.
  ///
  /// - Returns: whether there was a control.
  @discardableResult
  fileprivate mutating func setShortcut(_ shortcut: KeyboardShortcut) -> Bool {
    switch content {
    case .button, .toggle, .textField, .rename:
      actions.shortcut = actions.shortcut ?? shortcut
      return true
    default:
      for index in children.indices where children[index].setShortcut(shortcut) { return true }
      return false
    }
  }
}
