import Gtk
import WidgetModel

/// One drawing in a frame with a size of its own.
@MainActor
final class FrameStage: Stage {
  var frame: FrameNode? {
    didSet { if frame != oldValue { pane.queueResize() } }
  }

  override func measure(_ orientation: Orientation, for size: Int?) -> Measure {
    var size = size
    if orientation == .vertical {
      if let width = frame?.width { size = Int(size: width) }
      if let most = frame?.maxWidth, most.isFinite, let given = size {
        size = min(given, Int(size: most))
      }
    }
    let child = views.reduce(Measure()) { result, view in
      let least = view.widget.measure(.horizontal).minimum
      // What has not got the room that it needs is drawn over the frame's edges.
      let room = orientation == .vertical ? size.map { max($0, least) } : size
      let measure = view.widget.measureWithBaseline(orientation, for: room)
      return Measure(
        minimum: max(result.minimum, measure.minimum),
        natural: max(result.natural, measure.natural), baseline: measure.baseline)
    }
    guard let frame else { return child }
    return orientation == .horizontal
      ? limited(child, frame.width, frame.minWidth, frame.maxWidth)
      : limited(child, frame.height, frame.minHeight, frame.maxHeight)
  }

  private func limited(
    _ child: Measure, _ length: Double?, _ least: Double?, _ most: Double?
  ) -> Measure {
    if let length {
      let length = Int(size: length)
      return Measure(minimum: length, natural: length)
    }
    var result = child
    if let least {
      result.minimum = max(result.minimum, Int(size: least))
      result.natural = max(result.natural, result.minimum)
    }
    if let most, most.isFinite {
      // It takes as much as it may.
      result.natural = Int(size: most)
      result.minimum = min(result.minimum, result.natural)
    }
    if result != child { result.baseline = nil }
    return result
  }

  override func layOut(width: Int, height: Int, baseline: Int?) {
    for view in views {
      place(view, x: 0, y: 0, width: width, height: height, baseline: baseline)
    }
  }
}
