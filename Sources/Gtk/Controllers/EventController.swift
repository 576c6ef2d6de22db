internal import CGtk

/// Which of the keys that change others are held.
package struct Modifiers: OptionSet, Sendable, Hashable {
  package let rawValue: UInt32
  package init(rawValue: UInt32) { self.rawValue = rawValue }

  package static let shift = Modifiers(rawValue: GDK_SHIFT_MASK.rawValue)
  package static let control = Modifiers(rawValue: GDK_CONTROL_MASK.rawValue)
  package static let alt = Modifiers(rawValue: GDK_ALT_MASK.rawValue)
  package static let superKey = Modifiers(rawValue: GDK_SUPER_MASK.rawValue)

  /// The modifiers that make a shortcut; locks and buttons are left out.
  package static let shortcut: Modifiers = [.shift, .control, .alt, .superKey]
}

/// Reacts to a kind of events on a widget, given to it with `addController`.
@MainActor
package class EventController: GObject {
  /// Whether a controller sees an event on its way down to the target, at it, or on its way up.
  package enum Phase: UInt32, Sendable { case none, capture, bubble, target }

  init(constructed: OpaquePointer?) {
    guard let constructed else { preconditionFailure("GTK made no controller") }
    super.init(UnsafeMutableRawPointer(constructed))
  }

  package var phase: Phase {
    get { Phase(rawValue: gtk_event_controller_get_propagation_phase(opaque).rawValue) ?? .none }
    set {
      gtk_event_controller_set_propagation_phase(
        opaque, GtkPropagationPhase(rawValue: newValue.rawValue))
    }
  }

  /// The modifiers of the event that is being handled.
  package var modifiers: Modifiers {
    Modifiers(rawValue: gtk_event_controller_get_current_event_state(opaque).rawValue)
      .intersection(.shortcut)
  }

  /// When the event that is being handled happened, in milliseconds of a clock of the display's that
  /// begins anew every 50 days: only differences (`&-`) tell something.
  package var eventTime: UInt32 { gtk_event_controller_get_current_event_time(opaque) }
}
