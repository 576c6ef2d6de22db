internal import CGtk

/// Reacts to clicks and presses.
@MainActor
package final class ClickGesture: EventController {
  package enum Button: UInt32, Sendable { case any, primary, middle, secondary }

  package init(button: Button = .primary, phase: Phase = .bubble) {
    super.init(constructed: gtk_gesture_click_new())
    gtk_gesture_single_set_button(opaque, button.rawValue)
    self.phase = phase
  }

  /// The press's number in a row (2 for a double click) and its place in the widget.
  @discardableResult
  package func onPressed(
    _ action: @escaping @MainActor (_ count: Int, _ x: Double, _ y: Double) -> Void
  ) -> SignalHandler<PressAction> {
    connect("pressed", press: { count, x, y in action(Int(count), x, y) })
  }

  @discardableResult
  package func onReleased(
    _ action: @escaping @MainActor (_ count: Int, _ x: Double, _ y: Double) -> Void
  ) -> SignalHandler<PressAction> {
    connect("released", press: { count, x, y in action(Int(count), x, y) })
  }

  /// Takes the event for this gesture alone; others that saw it are cancelled.
  package func claim() { _ = gtk_gesture_set_state(opaque, GTK_EVENT_SEQUENCE_CLAIMED) }
}
