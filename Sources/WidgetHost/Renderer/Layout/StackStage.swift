import Gtk
import WidgetModel

/// Drawings in a row or column.
///
/// Each has its least length first; then those that do not grow get what they wish, the shortest
/// first and higher priorities before lower ones; what is left is shared by those that grow, alike.
@MainActor
final class StackStage: Stage {
  let axis: Axis
  /// The gap between two drawings, in pixels.
  var spacing = 0 {
    didSet { if spacing != oldValue { pane.queueResize() } }
  }

  /// Whether drawings that take less than there is stand at its beginning rather than in its middle.
  let beginsAtEdge: Bool

  init(
    _ axis: Axis, beginsAtEdge: Bool = false, pane: Gtk.Pane = Gtk.Pane(), context: RenderContext
  ) {
    self.axis = axis
    self.beginsAtEdge = beginsAtEdge
    super.init(pane: pane, context: context)
  }

  private var main: Orientation { axis == .horizontal ? .horizontal : .vertical }

  override func measure(_ orientation: Orientation, for size: Int?) -> Measure {
    let views = views
    if orientation == main {
      var sum = Measure(
        minimum: spacing * max(views.count - 1, 0), natural: spacing * max(views.count - 1, 0))
      for view in views {
        let measure = view.widget.measureWithBaseline(orientation, for: size)
        if sum.baseline == nil { sum.baseline = measure.baseline }
        sum.minimum += measure.minimum
        sum.natural += measure.natural
      }
      if views.count > 1, axis == .vertical { sum.baseline = nil }
      return sum
    }
    guard axis == .horizontal, let size else { return cross(views, orientation, nil) }
    return cross(views, orientation, lengths(of: views, in: size, for: nil))
  }

  /// The largest of all; along a common baseline, the largest part above and below it.
  private func cross(
    _ views: [NodeView], _ orientation: Orientation, _ lengths: [Int]?
  ) -> Measure {
    var result = Measure()
    var above = 0
    var below = (minimum: 0, natural: 0)
    for (index, view) in views.enumerated() {
      let measure = view.widget.measureWithBaseline(orientation, for: lengths?[index])
      if let baseline = measure.baseline, view.widget.verticalAlign == .baseline {
        above = max(above, baseline)
        below.minimum = max(below.minimum, measure.minimum - baseline)
        below.natural = max(below.natural, measure.natural - baseline)
        result.baseline = above
      } else {
        result.minimum = max(result.minimum, measure.minimum)
        result.natural = max(result.natural, measure.natural)
      }
    }
    result.minimum = max(result.minimum, above + below.minimum)
    result.natural = max(result.natural, above + below.natural)
    return result
  }

  override func layOut(width: Int, height: Int, baseline: Int?) {
    let views = views
    let total = axis == .horizontal ? width : height
    let lengths = lengths(of: views, in: total, for: axis == .horizontal ? nil : width)
    let isReversed = axis == .horizontal && pane.direction == .rightToLeft
    let common =
      axis == .horizontal ? baseline ?? cross(views, .vertical, lengths).baseline : nil
    // When there is less or more than they take, they stand in the middle.
    let taken = lengths.reduce(0, +) + spacing * max(views.count - 1, 0)
    var position = beginsAtEdge ? 0 : max(total - taken, 0) / 2
    for (view, length) in zip(views, lengths) {
      switch axis {
      case .horizontal:
        let x = isReversed ? total - position - length : position
        place(view, x: x, y: 0, width: length, height: height, baseline: common)
      case .vertical:
        place(view, x: 0, y: position, width: width, height: length)
      }
      position += length + spacing
    }
  }

  private func lengths(of views: [NodeView], in total: Int, for size: Int?) -> [Int] {
    let items = views.map { view in
      let measure = view.widget.measure(main, for: size)
      return Shares.Item(
        minimum: measure.minimum, natural: measure.natural,
        grows: axis == .horizontal
          ? view.widget.expandsHorizontally : view.widget.expandsVertically,
        priority: view.node.style.layoutPriority)
    }
    return Shares.lengths(of: items, in: total - spacing * max(views.count - 1, 0))
  }
}
