import Gtk
import WidgetModel

/// A number as CSS wants it: a point, no exponent, in every language.
func css(_ number: Double) -> String {
  let thousandths = (number * 1000).rounded()
  guard thousandths.isFinite, abs(thousandths) < 1e12 else { return "0" }
  let whole = Int(thousandths)
  let sign = whole < 0 ? "-" : ""
  let (units, rest) = whole.magnitude.quotientAndRemainder(dividingBy: 1000)
  guard rest > 0 else { return sign + String(units) }
  return sign + "\(units)." + String(repeating: "0", count: 3 - String(rest).count) + String(rest)
}

extension Paint {
  /// The paint as a CSS colour; a gradient as its first colour.
  var css: String {
    switch self {
    case .named(let name): "@widget_\(name)"
    case .rgba(let red, let green, let blue, let alpha):
      "rgba(\(byte(red)),\(byte(green)),\(byte(blue)),\(WidgetHost.css(alpha)))"
    case .foreground(let level):
      level <= 1
        ? "@theme_fg_color"
        : "alpha(@theme_fg_color,\(WidgetHost.css([1, 0.66, 0.5, 0.35][min(level - 1, 3)])))"
    case .fill(let level):
      "alpha(@theme_fg_color,\(WidgetHost.css([0.15, 0.1, 0.07, 0.045][min(max(level - 1, 0), 3)])))"
    case .tint: "@theme_selected_bg_color"
    case .background: "@theme_bg_color"
    case .shaded(let gradient): gradient.stops.first?.paint.css ?? "transparent"
    case .opacity(let paint, let opacity): "alpha(\(paint.css),\(WidgetHost.css(opacity)))"
    }
  }

  /// The paint as a background.
  var backgroundDeclaration: String {
    if case .shaded(let gradient) = self { return "background-image: \(gradient.css);" }
    return "background-color: \(css);"
  }

  /// The colour where it does not depend on the theme.
  var fixedColor: RGBA? {
    switch self {
    case .rgba(let red, let green, let blue, let alpha):
      RGBA(red: red, green: green, blue: blue, alpha: alpha)
    case .opacity(let paint, let opacity):
      paint.fixedColor.map {
        RGBA(red: $0.red, green: $0.green, blue: $0.blue, alpha: $0.alpha * opacity)
      }
    default: nil
    }
  }

  private func byte(_ part: Double) -> Int {
    Int((min(max(part, 0), 1) * 255).rounded())
  }
}

extension GradientNode {
  /// The gradient as a CSS image.
  var css: String {
    let colors = stops.map { ",\($0.paint.css) \(WidgetHost.css($0.location * 100))%" }.joined()
    switch kind {
    case .linear(let start, let end):
      // CSS counts clockwise from "upwards".
      let degrees = atan2(Double(end.x - start.x), Double(start.y - end.y)) * 180 / .pi
      return "linear-gradient(\(WidgetHost.css(degrees))deg\(colors))"
    case .radial(let center, _, let radius):
      let size = WidgetHost.css(max(radius, 1))
      return "radial-gradient(circle \(size)px at \(center.css)\(colors))"
    case .angular(let center, let start, _):
      return "conic-gradient(from \(WidgetHost.css(start + 90))deg at \(center.css)\(colors))"
    }
  }
}

extension UnitPoint {
  fileprivate var css: String {
    "\(WidgetHost.css(Double(x) * 100))% \(WidgetHost.css(Double(y) * 100))%"
  }
}

extension ShapeKind {
  /// The corners as CSS.
  var declaration: String {
    switch self {
    case .rectangle: ""
    case .rounded(let radius): "border-radius: \(css(radius))px;"
    case .capsule, .circle: "border-radius: 9999px;"
    }
  }
}

extension NodeStyle {
  /// The rectangle's look as CSS.
  var declarations: String {
    var result = ""
    if let padding {
      let edges = [padding.top, padding.trailing, padding.bottom, padding.leading]
      result += "padding: " + edges.map { css(Double($0)) + "px" }.joined(separator: " ") + ";"
    }
    if let background { result += background.backgroundDeclaration }
    if let shape { result += shape.declaration }
    if let opacity { result += "opacity: \(css(opacity));" }
    return result
  }
}

extension FontValue {
  /// How large text of this font is, compared with ordinary text.
  var scale: Double {
    guard case .style(let style) = size else { return 1 }
    return switch style {
    case .largeTitle: 2
    case .title: 1.7
    case .title2: 1.4
    case .title3: 1.25
    case .headline: 1.15
    case .subheadline: 0.93
    case .body: 1
    case .callout: 0.95
    case .footnote: 0.86
    case .caption: 0.82
    case .caption2: 0.76
    }
  }

  /// How large a symbol of this font is, in pixels.
  var pixels: Double {
    if case .points(let points) = size { points } else { 16 * scale }
  }

  /// The font as CSS.
  var declarations: String {
    var result =
      switch size {
      case .style: scale == 1 ? "" : "font-size: \(css(scale))em;"
      case .points(let points): "font-size: \(css(points))px;"
      }
    if weight != .regular { result += "font-weight: \(weight.value);" }
    if isItalic { result += "font-style: italic;" }
    if isMonospacedDigit { result += "font-feature-settings: \"tnum\";" }
    switch design {
    case .monospaced: result += "font-family: monospace;"
    case .serif: result += "font-family: serif;"
    case .default, .rounded: break
    }
    return result
  }
}
