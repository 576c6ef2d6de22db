import Gtk

/// Keeps the second and third press of a double or triple click from the control under them: a
/// toggle would be back where it was, and a button would do twice what was meant once.
///
/// The desktop's own time for a double click would be too long: within it a person can well have
/// seen what the first click did, and click again to take it back.
@MainActor
final class MultiClickFence {
  /// In what time presses follow each other that were made without looking.
  private static let blindness = Duration.milliseconds(150)

  /// To be added to the control.
  let gesture = ClickGesture(button: .primary, phase: .capture)
  private var lastPress: ContinuousClock.Instant?

  init() {
    gesture.onPressed { [weak self] count, _, _ in
      guard let self else { return }
      let now = ContinuousClock.now
      defer { lastPress = now }
      if count > 1, let lastPress, now - lastPress < Self.blindness { gesture.claim() }
    }
  }
}
