internal import CGtk

/// Shows and hides its child by an animation.
@MainActor
package final class Revealer: Widget {
  package enum Transition: Sendable {
    case none, crossfade, slideDown, slideUp, slideLeft, slideRight
  }

  package init() { super.init(constructed: gtk_revealer_new()) }

  package var child: Widget? {
    didSet { gtk_revealer_set_child(opaque, child?.widget) }
  }

  package var isRevealed: Bool {
    get { gtk_revealer_get_reveal_child(opaque) != 0 }
    set { gtk_revealer_set_reveal_child(opaque, newValue ? 1 : 0) }
  }

  /// Whether the child is there entirely: the animation has ended.
  package var isFullyRevealed: Bool { gtk_revealer_get_child_revealed(opaque) != 0 }

  package func setTransition(_ transition: Transition, milliseconds: Int = 300) {
    let type =
      switch transition {
      case .none: GTK_REVEALER_TRANSITION_TYPE_NONE
      case .crossfade: GTK_REVEALER_TRANSITION_TYPE_CROSSFADE
      case .slideDown: GTK_REVEALER_TRANSITION_TYPE_SLIDE_DOWN
      case .slideUp: GTK_REVEALER_TRANSITION_TYPE_SLIDE_UP
      case .slideLeft: GTK_REVEALER_TRANSITION_TYPE_SLIDE_LEFT
      case .slideRight: GTK_REVEALER_TRANSITION_TYPE_SLIDE_RIGHT
      }
    gtk_revealer_set_transition_type(opaque, type)
    gtk_revealer_set_transition_duration(opaque, UInt32(clamping: milliseconds))
  }

  /// After an animation ended, in either state.
  @discardableResult
  package func onFinished(_ action: @escaping VoidAction) -> SignalHandler<PointerAction> {
    onNotify("child-revealed", action)
  }
}
