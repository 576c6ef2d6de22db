internal import CGtk
internal import CGtkShim

/// Follows X events of one window (the root window included), as long as it is held.
@MainActor
package final class X11Events {
  private let display: Display
  private let window: UInt
  private var propertyActions: [UInt: VoidAction] = [:]
  private var configureAction: VoidAction?
  private var mapAction: VoidAction?

  init(_ display: Display, window: UInt) {
    // A wrapper of its own, so that the handler ends with this object.
    self.display = Display(display.raw, .borrowed)
    self.window = window
    self.display.connect(
      "xevent",
      pointerAnswering: { [weak self] event in
        self?.handle(event)
        return false
      })
  }

  /// Calls `action` when the property changes.
  package func onProperty(_ name: String, _ action: @escaping VoidAction) {
    propertyActions[gtkshim_x11_atom(display.opaque, name)] = action
  }

  /// Calls `action` when the window was moved or resized.
  package func onConfigure(_ action: @escaping VoidAction) { configureAction = action }

  /// Calls `action` when the window was shown, by GTK or by somebody else.
  package func onMap(_ action: @escaping VoidAction) { mapAction = action }

  private func handle(_ pointer: UnsafeMutableRawPointer?) {
    guard let pointer else { return }
    let event = gtkshim_x11_event(pointer)
    guard event.window == window else { return }
    switch event.kind {
    case GTKSHIM_X_PROPERTY: propertyActions[event.atom]?()
    case GTKSHIM_X_CONFIGURE: configureAction?()
    case GTKSHIM_X_MAP: mapAction?()
    default: break
    }
  }
}
