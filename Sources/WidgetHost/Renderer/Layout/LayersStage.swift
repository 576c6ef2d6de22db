import Gtk
import WidgetModel

/// Drawings on top of each other, each in all the room.
@MainActor
final class LayersStage: Stage {
  /// The drawing that gives the size; the largest when nil.
  var sizing: Int? {
    didSet { if sizing != oldValue { pane.queueResize() } }
  }

  /// Whether the last drawing is the others' mask.
  var isMasked = false {
    didSet { if isMasked != oldValue { pane.queueDraw() } }
  }

  override var mask: NodeView? { isMasked ? list.views.last : nil }

  override func measure(_ orientation: Orientation, for size: Int?) -> Measure {
    if let sizing, list.views.indices.contains(sizing) {
      return list.views[sizing].widget.measureWithBaseline(orientation, for: size)
    }
    return views.reduce(Measure()) { result, view in
      let measure = view.widget.measure(orientation, for: size)
      return Measure(
        minimum: max(result.minimum, measure.minimum), natural: max(result.natural, measure.natural)
      )
    }
  }

  override func layOut(width: Int, height: Int, baseline: Int?) {
    for view in views { place(view, x: 0, y: 0, width: width, height: height, baseline: baseline) }
  }
}
