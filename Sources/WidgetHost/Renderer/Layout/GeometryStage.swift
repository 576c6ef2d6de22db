import Gtk
import WidgetModel

/// Drawings that were made for the room there is: when it is another, they are made anew.
@MainActor
final class GeometryStage: Stage {
  var geometry: GeometryNode? {
    didSet { if geometry != oldValue { pane.queueResize() } }
  }

  override func measure(_ orientation: Orientation, for size: Int?) -> Measure {
    guard let geometry else { return Measure() }
    let length = orientation == .horizontal ? geometry.width : geometry.height
    return Measure(natural: Int(size: length))
  }

  override func layOut(width: Int, height: Int, baseline: Int?) {
    for view in views { place(view, x: 0, y: 0, width: width, height: height) }
    guard let geometry else { return }
    context.rooms.found(
      width: width, height: height, for: geometry)
  }
}

/// The rooms that geometry readers got, and the wish to evaluate the view for them.
@MainActor
final class GeometryRooms {
  /// How often one picture is made anew for its rooms.
  private static let patience = 2

  /// For `EnvironmentValues.geometry`.
  private(set) var sizes: [GeometryPlace: CGSize] = [:]
  /// Called when the view is to be evaluated for other sizes.
  var onChange: (@MainActor () -> Void)?
  private var passes = 0
  private var isAsking = false
  private var lastSize: [GeometryPlace: CGSize] = [:]

  func found(width: Int, height: Int, for node: GeometryNode) {
    let size = CGSize(width: CGFloat(width), height: CGFloat(height))
    // Another room than before is a reason of its own; the same one is asked for twice at most.
    if lastSize[node.place] != size { passes = 0 }
    lastSize[node.place] = size
    let isSame =
      Int(size: node.width) == width && Int(size: node.height) == height
    guard !isSame, passes < Self.patience else { return }
    sizes[node.place] = size
    guard !isAsking else { return }
    isAsking = true
    // Not while the widgets are being laid out.
    MainLoop.idle { [weak self] in
      guard let self else { return }
      isAsking = false
      passes += 1
      onChange?()
    }
  }
}
