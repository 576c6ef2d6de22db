internal import CGtk

/// A switch.
@MainActor
package final class Switch: Widget {
  package init() { super.init(constructed: gtk_switch_new()) }

  /// Setting it calls the handlers of `onToggled` unless they are blocked.
  package var isActive: Bool {
    get { gtk_switch_get_active(opaque) != 0 }
    set { gtk_switch_set_active(opaque, newValue ? 1 : 0) }
  }

  /// After the switch changed sides.
  @discardableResult
  package func onToggled(_ action: @escaping VoidAction) -> SignalHandler<PointerAction> {
    onNotify("active", action)
  }
}
