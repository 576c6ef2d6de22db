internal import CGtk

/// Tells when the pointer is over the widget or something inside of it.
@MainActor
package final class MotionController: EventController {
  package init() { super.init(constructed: gtk_event_controller_motion_new()) }

  @discardableResult
  package func onEnter(_ action: @escaping VoidAction) -> SignalHandler<DoublesAction> {
    connect("enter", doubles: { _, _ in action() })
  }

  @discardableResult
  package func onLeave(_ action: @escaping VoidAction) -> SignalHandler<VoidAction> {
    connect("leave", action)
  }

  package var containsPointer: Bool {
    gtk_event_controller_motion_contains_pointer(opaque) != 0
  }
}
