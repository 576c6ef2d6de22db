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
        path(node, canvas, width: width, height: height, inset: 0)
        setSource(fill, canvas, width: width, height: height)
        canvas.fill()
      }
      if let stroke = node.stroke, node.lineWidth > 0 {
        self.stroke(node, stroke, canvas, width: width, height: height)
      }
    }
  }

  private func stroke(
    _ node: ShapeNode, _ paint: Paint, _ canvas: Canvas, width: Double, height: Double
  ) {
    canvas.setDash(node.dash)
    let inset = node.strokesInside ? node.lineWidth / 2 : 0
    let cap: Canvas.Cap =
      switch node.lineCap {
      case .butt: .butt
      case .round: .round
      case .square: .square
      }
    if case .shaded(let gradient) = paint, case .angular(_, let from, let to) = gradient.kind,
      node.shape == .circle
    {
      // Cairo has no gradient around a point: many short strokes, each in its colour.
      let parts = 120
      let rect = node.outline(width: width, height: height)
      for part in 0..<parts {
        let start = node.trimStart + (node.trimEnd - node.trimStart) * Double(part) / Double(parts)
        let end =
          node.trimStart + (node.trimEnd - node.trimStart) * Double(part + 1) / Double(parts)
        canvas.newPath()
        canvas.arc(
          x: width / 2, y: height / 2, radius: rect.width / 2 - inset, from: start * 2 * .pi,
          to: end * 2 * .pi + 0.005)
        let degrees = (start * 360 - from).truncatingRemainder(dividingBy: 360)
        let place = (degrees < 0 ? degrees + 360 : degrees) / max(to - from, 1)
        canvas.setColor(color(of: gradient, at: place))
        canvas.stroke(
          width: node.lineWidth, cap: part == 0 || part == parts - 1 ? cap : .butt)
      }
      return
    }
    path(node, canvas, width: width, height: height, inset: inset)
    setSource(paint, canvas, width: width, height: height)
    canvas.stroke(width: node.lineWidth, cap: cap)
  }

  /// The outline, or the part of it that is drawn.
  private func path(
    _ node: ShapeNode, _ canvas: Canvas, width: Double, height: Double, inset: Double
  ) {
    let rect = node.outline(width: width, height: height)
    let (x, y) = (rect.x + inset, rect.y + inset)
    let (w, h) = (max(rect.width - inset * 2, 0), max(rect.height - inset * 2, 0))
    canvas.newPath()
    switch node.shape {
    case .circle:
      canvas.arc(
        x: width / 2, y: height / 2, radius: w / 2, from: node.trimStart * 2 * .pi,
        to: node.trimEnd * 2 * .pi)
      if node.trimEnd - node.trimStart >= 1 { canvas.closePath() }
    case .rectangle: canvas.rectangle(x: x, y: y, width: w, height: h)
    case .rounded(let radius):
      canvas.roundedRectangle(x: x, y: y, width: w, height: h, radius: radius)
    case .capsule:
      canvas.roundedRectangle(x: x, y: y, width: w, height: h, radius: min(w, h) / 2)
    }
    if node.shape != .circle, node.trimStart > 0 || node.trimEnd < 1 {
      canvas.trimPath(from: node.trimStart, to: node.trimEnd)
    }
  }

  /// Makes a paint the colour of what is drawn next in a rectangle.
  func setSource(_ paint: Paint, _ canvas: Canvas, width: Double, height: Double) {
    guard case .shaded(let gradient) = paint else { return canvas.setColor(color(of: paint)) }
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
    case .named(let name): return widget.namedColor("widget_\(name)") ?? widget.textColor
    case .rgba(let red, let green, let blue, let alpha):
      return RGBA(red: red, green: green, blue: blue, alpha: alpha)
    case .foreground(let level):
      return foreground.faded(Paint.levels[min(max(level - 1, 0), 3)])
    case .fill(let level): return foreground.faded(Paint.fills[min(max(level - 1, 0), 3)])
    case .tint: return widget.namedColor("theme_selected_bg_color") ?? foreground
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

extension RGBA {
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
