import Gtk
import WidgetModel

/// One drawing in a proportion, at a point, in its own size whatever the room, or smaller where it
/// has to be.
@MainActor
final class FitStage: Stage {
  /// What the node asks for.
  struct Wish: Equatable {
    var aspect: AspectNode?
    var fixedSize: Axis.Set = []
    /// How small a text may become before it is cut.
    var minimumScale = 1.0
    /// By how many pixels it stands out over its room at each edge; none is above 0.
    var overhang = EdgeInsets()
    /// Where its middle is.
    var position: PointNode?
  }

  var wish = Wish() {
    didSet { if wish != oldValue { pane.queueResize() } }
  }

  private var ratio: Double? {
    guard let aspect = wish.aspect else { return nil }
    if let ratio = aspect.ratio { return ratio > 0 ? ratio : nil }
    // Symbols and circles are as wide as high; other shapes have no proportion of their own.
    return switch views.first?.node.content {
    case .symbol: 1
    case .shape(let shape) where shape.shape == .circle: 1
    default: nil
    }
  }

  /// The room that the drawing takes beside that which it is given, in pixels.
  private var overhang: (x: Int, y: Int, width: Int, height: Int) {
    let edges = wish.overhang
    let (top, leading) = (-Int(pixels: Double(edges.top)), -Int(pixels: Double(edges.leading)))
    return (
      leading, top, leading - Int(pixels: Double(edges.trailing)),
      top - Int(pixels: Double(edges.bottom))
    )
  }

  override func measure(_ orientation: Orientation, for size: Int?) -> Measure {
    let overhang = overhang
    let (over, across) =
      orientation == .horizontal
      ? (overhang.width, overhang.height) : (overhang.height, overhang.width)
    var result = measureWhole(orientation, for: size.map { $0 + across })
    guard over > 0 else { return result }
    result.minimum = max(result.minimum - over, 0)
    result.natural = max(result.natural - over, 0)
    result.baseline = nil
    return result
  }

  private func measureWhole(_ orientation: Orientation, for size: Int?) -> Measure {
    guard let view = views.first else { return Measure() }
    var result = view.widget.measureWithBaseline(orientation, for: size)
    if let ratio, orientation == .vertical, let size {
      let height = Int(size: Double(size) / ratio)
      return Measure(minimum: min(result.minimum, height), natural: height)
    }
    if wish.fixedSize.contains(orientation == .horizontal ? .horizontal : .vertical) {
      result.minimum = result.natural
    }
    if wish.minimumScale < 1, orientation == .horizontal {
      result.minimum = min(
        result.minimum, Int(size: (Double(result.natural) * wish.minimumScale).rounded(.up)))
    }
    return result
  }

  override func layOut(width: Int, height: Int, baseline: Int?) {
    guard let view = views.first else { return }
    let overhang = overhang
    let (left, above) = (-overhang.x, -overhang.y)
    let (width, height) = (width + overhang.width, height + overhang.height)
    if let point = wish.position {
      let size = (
        width: min(view.widget.measure(.horizontal).natural, width),
        height: min(view.widget.measure(.vertical).natural, height)
      )
      return place(
        view, x: left + Int(pixels: point.x) - size.width / 2,
        y: above + Int(pixels: point.y) - size.height / 2,
        width: size.width, height: size.height)
    }
    if let ratio, let aspect = wish.aspect {
      var size = (width: Double(width), height: Double(width) / ratio)
      if (size.height > Double(height)) != aspect.fills {
        size = (Double(height) * ratio, Double(height))
      }
      place(
        view, x: left + Int(pixels: (Double(width) - size.width) / 2),
        y: above + Int(pixels: (Double(height) - size.height) / 2),
        width: Int(size: size.width), height: Int(size: size.height))
      return
    }
    let scale = textScale(of: view, width: width, height: height)
    if scale < 1 {
      place(
        view, x: left, y: above, width: Int(size: Double(width) / scale),
        height: Int(size: Double(height) / scale), scale: scale)
      return
    }
    place(
      view, x: left, y: above, width: width, height: height,
      baseline: baseline.map { $0 + overhang.y })
  }

  /// How much smaller than its font a text is drawn, so that it is whole.
  private func textScale(of view: NodeView, width: Int, height: Int) -> Double {
    let natural = view.widget.measure(.horizontal).natural
    guard wish.minimumScale < 1, natural > width, width > 0,
      case .text(let text) = view.node.content
    else { return 1 }
    if let lines = text.lineLimit {
      // Lines of words are never quite full.
      let room = Double(width) * (lines == 1 ? 1 : Double(lines) * 0.93)
      return min(max(room / Double(natural), wish.minimumScale), 1)
    }
    for step in stride(from: 1, to: wish.minimumScale, by: -0.05) {
      let broken = view.widget.measure(.vertical, for: Int(size: Double(width) / step)).natural
      if Double(broken) * step <= Double(height) { return step }
    }
    return wish.minimumScale
  }
}
