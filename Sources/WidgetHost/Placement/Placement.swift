/// Keeps one window in its layer and at its place, as far as the window system lets it.
///
/// It is made before its window is shown for the first time and applies itself after every map.
@MainActor
protocol Placement: AnyObject {
  /// The layer that is asked for. Setting it asks at once.
  var layer: WindowLayer { get set }

  /// The layer that the window has as read back from the window manager, nil where unknown. It
  /// follows changes that the person makes in the window manager's own menu.
  var actualLayer: WindowLayer? { get }

  /// What became of `layer`.
  var status: PlacementStatus { get }

  /// Called when `status` or `actualLayer` has changed.
  var onStatusChanged: (@MainActor () -> Void)? { get set }

  /// Where the window belongs, nil where nobody has said. Setting it moves the window.
  var position: WindowPosition? { get set }

  /// Called a moment after somebody has moved the window, with its new place.
  var onMoved: (@MainActor (WindowPosition) -> Void)? { get set }

  /// Reports a move that is still waited for, before the window goes.
  func flush()
}
