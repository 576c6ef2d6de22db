import Gtk

/// Tells the second and third press of a double or triple click from others: by them a toggle would
/// be back where it was, and a button would do twice what was meant once.
///
/// The desktop's own time for a double click would be too long: within it a person can well have
/// seen what the first click did, and click again to take it back.
@MainActor
final class MultiClickFence {
  /// In what time presses follow each other that were made without looking, in milliseconds. Who
  /// sees a picture change and presses for that reason takes longer, even a program.
  private static let blindness: UInt32 = 120

  private var lastPress: UInt32?
  private var isRepeated = false

  /// Watches a control. GTK's own count of presses would not do: it begins anew whenever the
  /// control takes one.
  func watch(_ widget: Gtk.Widget) {
    let gesture = ClickGesture(button: .primary, phase: .capture)
    gesture.onPressed { [weak self, weak gesture] _, _, _ in
      guard let self, let gesture else { return }
      // The display's time, as ours would take what the main loop was late by for the hand's.
      let now = gesture.eventTime
      isRepeated = lastPress.map { now &- $0 < Self.blindness } ?? false
      lastPress = now
    }
    widget.addController(gesture)
  }

  /// Whether what the control is asked for now is to be done; asked once for each time.
  func passes() -> Bool {
    defer { isRepeated = false }
    return !isRepeated
  }
}
