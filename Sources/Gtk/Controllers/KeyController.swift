internal import CGtk

/// A key by its symbol (`gdk_keyval`).
package struct Key: RawRepresentable, Sendable, Hashable {
  package let rawValue: UInt32
  package init(rawValue: UInt32) { self.rawValue = rawValue }

  package static let up = Key(rawValue: UInt32(GDK_KEY_Up))
  package static let down = Key(rawValue: UInt32(GDK_KEY_Down))
  package static let left = Key(rawValue: UInt32(GDK_KEY_Left))
  package static let right = Key(rawValue: UInt32(GDK_KEY_Right))
  package static let keypadUp = Key(rawValue: UInt32(GDK_KEY_KP_Up))
  package static let keypadDown = Key(rawValue: UInt32(GDK_KEY_KP_Down))
  package static let home = Key(rawValue: UInt32(GDK_KEY_Home))
  package static let end = Key(rawValue: UInt32(GDK_KEY_End))
  package static let pageUp = Key(rawValue: UInt32(GDK_KEY_Page_Up))
  package static let pageDown = Key(rawValue: UInt32(GDK_KEY_Page_Down))
  package static let returnKey = Key(rawValue: UInt32(GDK_KEY_Return))
  package static let keypadEnter = Key(rawValue: UInt32(GDK_KEY_KP_Enter))
  package static let space = Key(rawValue: UInt32(GDK_KEY_space))
  package static let escape = Key(rawValue: UInt32(GDK_KEY_Escape))
  package static let delete = Key(rawValue: UInt32(GDK_KEY_Delete))
  package static let backspace = Key(rawValue: UInt32(GDK_KEY_BackSpace))
  package static let tab = Key(rawValue: UInt32(GDK_KEY_Tab))
  package static let menu = Key(rawValue: UInt32(GDK_KEY_Menu))
  package static let f2 = Key(rawValue: UInt32(GDK_KEY_F2))
  package static let f10 = Key(rawValue: UInt32(GDK_KEY_F10))

  /// The character that the key writes, or nil.
  package var character: Character? {
    Unicode.Scalar(gdk_keyval_to_unicode(rawValue)).flatMap { $0.value == 0 ? nil : Character($0) }
  }
}

/// Reacts to keys while the focus is in the widget.
@MainActor
package final class KeyController: EventController {
  package init(phase: Phase = .bubble) {
    super.init(constructed: gtk_event_controller_key_new())
    self.phase = phase
  }

  /// `action` answers whether the key is dealt with; it then goes nowhere else.
  @discardableResult
  package func onPressed(
    _ action: @escaping @MainActor (Key, Modifiers) -> Bool
  ) -> SignalHandler<KeyBoolAction> {
    connect(
      "key-pressed",
      key: { key, _, state in
        action(Key(rawValue: key), Modifiers(rawValue: state).intersection(.shortcut))
      })
  }
}
