internal import CGtk

/// Tells when the keyboard focus comes into the widget or something inside of it.
@MainActor
package final class FocusController: EventController {
  package init() { super.init(constructed: gtk_event_controller_focus_new()) }

  @discardableResult
  package func onEnter(_ action: @escaping VoidAction) -> SignalHandler<VoidAction> {
    connect("enter", action)
  }

  @discardableResult
  package func onLeave(_ action: @escaping VoidAction) -> SignalHandler<VoidAction> {
    connect("leave", action)
  }

  package var containsFocus: Bool { gtk_event_controller_focus_contains_focus(opaque) != 0 }
}
