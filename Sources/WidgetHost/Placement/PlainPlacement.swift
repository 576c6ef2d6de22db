/// A window that only the desktop places: it says why, and remembers what was asked for.
@MainActor
final class PlainPlacement: Placement {
  var layer: WindowLayer
  var position: WindowPosition?
  let status: PlacementStatus
  var onStatusChanged: (@MainActor () -> Void)?
  var onMoved: (@MainActor (WindowPosition) -> Void)?

  init(layer: WindowLayer, position: WindowPosition?, obstacle: PlacementObstacle) {
    self.layer = layer
    self.position = position
    status = .unavailable(obstacle)
  }

  var actualLayer: WindowLayer? { nil }

  func flush() {}
}
