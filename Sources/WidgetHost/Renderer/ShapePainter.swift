import Gtk
import WidgetModel

/// Draws shapes and paints with cairo, in the colours that the style sheet gives to a widget.
@MainActor
struct ShapePainter {
  let widget: Gtk.Widget
  let scheme: ColorScheme?

  /// Draws a shape in a rectangle.
  func paint(_ node: ShapeNode, _ canvas: Canvas, width: Double, height: Double) {
    canvas.saving {
      canvas.translate(x: width / 2, y: height / 2)
      canvas.rotate(node.degrees * .pi / 180)
      canvas.translate(x: -width / 2, y: -height / 2)
      if let fill = node.fill {
        canvas.setPath(node.path(width: width, height: height))
        canvas.setEvenOdd(node.isEvenOdd)
        self.fill(fill, canvas, width: width, height: height)
      }
      if let stroke = node.stroke, node.lineWidth > 0 {
        self.stroke(node, stroke, canvas, width: width, height: height)
      }
    }
  }

  private func fill(_ paint: Paint, _ canvas: Canvas, width: Double, height: Double) {
    guard let gradient = paint.gradient, case .angular(let center, _, _) = gradient.kind else {
      setSource(paint, canvas, width: width, height: height)
      return canvas.fill()
    }
    // Cairo has no gradient around a point: many wedges, each in its colour.
    canvas.saving {
      canvas.clip()
      canvas.setSmooth(false)
      let (x, y) = (Double(center.x) * width, Double(center.y) * height)
      let parts = 180
      let step = 2 * Double.pi / Double(parts)
      for part in 0..<parts {
        let angle = Double(part) * step
        canvas.newPath()
        canvas.move(x: x, y: y)
        canvas.arc(x: x, y: y, radius: hypot(width, height), from: angle, to: angle + step)
        canvas.closePath()
        canvas.setColor(color(of: gradient, atAngle: angle + step / 2))
        canvas.fill()
      }
    }
  }

  private func stroke(
    _ node: ShapeNode, _ paint: Paint, _ canvas: Canvas, width: Double, height: Double
  ) {
    canvas.setDash(node.dash, phase: node.dashPhase)
    let path = node.path(
      width: width, height: height, inset: node.strokesInside ? node.lineWidth / 2 : 0)
    let cap: Canvas.Cap =
      switch node.lineCap {
      case .butt: .butt
      case .round: .round
      case .square: .square
      }
    let join: Canvas.Join =
      switch node.lineJoin {
      case .miter: .miter
      case .round: .round
      case .bevel: .bevel
      }
    guard let gradient = paint.gradient, case .angular(let center, _, _) = gradient.kind else {
      canvas.setPath(path)
      setSource(paint, canvas, width: width, height: height)
      return canvas.stroke(
        width: node.lineWidth, cap: cap, join: join, miterLimit: node.miterLimit)
    }
    // Cairo has no gradient around a point: many short strokes, each in its colour.
    let parts = 120
    for part in 0..<parts {
      let from = Double(part) / Double(parts)
      // A little over its own, so that no gap is left between two.
      let piece = path.trimmedPath(
        from: CGFloat(from), to: CGFloat(min(from + 1.2 / Double(parts), 1)))
      guard let place = piece.currentPoint else { continue }
      let angle = atan2(
        Double(place.y) - Double(center.y) * height, Double(place.x) - Double(center.x) * width)
      canvas.setPath(piece)
      canvas.setColor(color(of: gradient, atAngle: angle))
      canvas.stroke(width: node.lineWidth, cap: part == 0 || part == parts - 1 ? cap : .butt)
    }
  }

  /// Makes a paint the colour of what is drawn next in a rectangle.
  func setSource(_ paint: Paint, _ canvas: Canvas, width: Double, height: Double) {
    guard let gradient = paint.gradient else { return canvas.setColor(color(of: paint)) }
    let stops = gradient.stops.map { ($0.location, color(of: $0.paint)) }
    switch gradient.kind {
    case .linear(let start, let end):
      canvas.setGradient(
        from: (Double(start.x) * width, Double(start.y) * height),
        to: (Double(end.x) * width, Double(end.y) * height), stops: stops)
    case .radial(let center, let start, let end):
      canvas.setRadialGradient(
        x: Double(center.x) * width, y: Double(center.y) * height, from: start, to: end,
        stops: stops)
    case .angular:
      canvas.setColor(stops.first?.1 ?? color(of: .foreground(1)))
    }
  }

  /// The colour of a paint here.
  func color(of paint: Paint) -> RGBA {
    switch paint {
    case .named(let name):
      return scheme.flatMap { RGBA(hexadecimal: Palette.css(name, in: $0)) }
        ?? widget.namedColor("widget_\(name)") ?? widget.textColor
    case .rgba(let red, let green, let blue, let alpha):
      return RGBA(red: red, green: green, blue: blue, alpha: alpha)
    case .foreground(let level):
      return foreground.faded(Paint.levels[min(max(level - 1, 0), 3)])
    case .fill(let level): return foreground.faded(Paint.fills[min(max(level - 1, 0), 3)])
    case .tint: return widget.namedColor("widget_accent") ?? foreground
    case .background:
      return switch scheme {
      case .light: RGBA(red: 0.96, green: 0.96, blue: 0.96)
      case .dark: RGBA(red: 0.21, green: 0.21, blue: 0.21)
      case nil: widget.namedColor("theme_bg_color") ?? foreground
      }
    case .shaded(let gradient): return color(of: gradient, at: 0)
    case .opacity(let paint, let opacity): return color(of: paint).faded(opacity)
    }
  }

  private var foreground: RGBA {
    switch scheme {
    case .light: RGBA(red: 0.18, green: 0.2, blue: 0.21)
    case .dark: RGBA(red: 0.93, green: 0.93, blue: 0.93)
    case nil: widget.namedColor("theme_fg_color") ?? widget.textColor
    }
  }

  /// The colour of a gradient around a point in a direction, in radians.
  private func color(of gradient: GradientNode, atAngle angle: Double) -> RGBA {
    guard case .angular(_, let from, let to) = gradient.kind else { return foreground }
    let degrees = (angle * 180 / .pi - from).truncatingRemainder(dividingBy: 360)
    return color(of: gradient, at: (degrees < 0 ? degrees + 360 : degrees) / max(to - from, 1))
  }

  private func color(of gradient: GradientNode, at place: Double) -> RGBA {
    guard let first = gradient.stops.first else { return foreground }
    var before = first
    for stop in gradient.stops {
      if stop.location >= place {
        let length = stop.location - before.location
        guard length > 0 else { return color(of: stop.paint) }
        return color(of: before.paint)
          .mixed(with: color(of: stop.paint), (place - before.location) / length)
      }
      before = stop
    }
    return color(of: before.paint)
  }
}

extension Paint {
  /// The gradient that it is, with its own opacity.
  fileprivate var gradient: GradientNode? {
    switch self {
    case .shaded(let gradient): gradient
    case .opacity(let paint, let opacity): paint.gradient?.faded(opacity)
    default: nil
    }
  }
}

extension Canvas {
  /// Takes an outline as the path that is drawn next.
  fileprivate func setPath(_ path: Path) {
    newPath()
    for element in path.elements {
      switch element {
      case .move(let end): move(x: Double(end.x), y: Double(end.y))
      case .line(let end): line(x: Double(end.x), y: Double(end.y))
      case .quadCurve(let end, let control):
        // Cairo knows only curves with two control points.
        let start = currentPoint ?? (Double(control.x), Double(control.y))
        curve(
          x1: start.x + (Double(control.x) - start.x) * 2 / 3,
          y1: start.y + (Double(control.y) - start.y) * 2 / 3,
          x2: Double(end.x + (control.x - end.x) * 2 / 3),
          y2: Double(end.y + (control.y - end.y) * 2 / 3), x: Double(end.x), y: Double(end.y))
      case .curve(let end, let control1, let control2):
        curve(
          x1: Double(control1.x), y1: Double(control1.y), x2: Double(control2.x),
          y2: Double(control2.y), x: Double(end.x), y: Double(end.y))
      case .closeSubpath: closePath()
      }
    }
  }
}

extension RGBA {
  /// From CSS's `#rrggbb`; nil for anything else.
  fileprivate init?(hexadecimal text: String) {
    guard text.hasPrefix("#"), let number = Int(text.dropFirst(), radix: 16) else { return nil }
    func part(_ shift: Int) -> Double { Double(number >> shift & 0xff) / 255 }
    self.init(red: part(16), green: part(8), blue: part(0), alpha: 1)
  }

  /// The colour, less opaque.
  func faded(_ opacity: Double) -> RGBA {
    RGBA(red: red, green: green, blue: blue, alpha: alpha * opacity)
  }

  /// A colour between two.
  fileprivate func mixed(with other: RGBA, _ share: Double) -> RGBA {
    let share = min(max(share, 0), 1)
    func part(_ path: KeyPath<RGBA, Double>) -> Double {
      self[keyPath: path] + (other[keyPath: path] - self[keyPath: path]) * share
    }
    return RGBA(red: part(\.red), green: part(\.green), blue: part(\.blue), alpha: part(\.alpha))
  }
}
