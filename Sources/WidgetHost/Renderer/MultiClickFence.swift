import Gtk

/// Keeps the second and third press of a double or triple click from what is under it: a toggle
/// would be back where it was.
@MainActor
struct MultiClickFence {
  /// To be added to the control.
  let gesture = ClickGesture(button: .primary, phase: .capture)

  init() {
    gesture.onPressed { [unowned gesture] count, _, _ in
      if count > 1 { gesture.claim() }
    }
  }
}
