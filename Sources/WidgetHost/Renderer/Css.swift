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
  var digits = String(repeating: "0", count: 3 - String(rest).count) + String(rest)
  while digits.hasSuffix("0") { digits.removeLast() }
  return sign + "\(units)." + digits
}

extension Paint {
  /// The paint as a CSS colour; a gradient as its first colour.
  ///
  /// - Parameter scheme: light or dark where that is not the desktop's own.
  func css(in scheme: ColorScheme? = nil) -> String {
    switch self {
    case .named(let name): scheme.map { Palette.css(name, in: $0) } ?? "@widget_\(name)"
    case .rgba(let red, let green, let blue, let alpha):
      "rgba(\(byte(red)),\(byte(green)),\(byte(blue)),\(WidgetHost.css(alpha)))"
    case .foreground(let level):
      level <= 1
        ? scheme.foreground
        : "alpha(\(scheme.foreground),\(WidgetHost.css(Self.levels[min(level - 1, 3)])))"
    case .fill(let level):
      "alpha(\(scheme.foreground),\(WidgetHost.css(Self.fills[min(max(level - 1, 0), 3)])))"
    case .tint: "@widget_accent"
    case .background: scheme.background
    case .shaded(let gradient): gradient.stops.first?.paint.css(in: scheme) ?? "transparent"
    case .opacity(let paint, let opacity):
      "alpha(\(paint.css(in: scheme)),\(WidgetHost.css(opacity)))"
    }
  }

  /// How opaque the levels of the foreground are.
  static let levels = [1, 0.66, 0.5, 0.35]
  /// How opaque the levels of fills are.
  static let fills = [0.15, 0.1, 0.07, 0.045]

  /// The paint as a background.
  func backgroundDeclaration(in scheme: ColorScheme? = nil) -> String {
    if let image = image(in: scheme) { return "background-image: \(image);" }
    return "background-color: \(css(in: scheme));"
  }

  /// The paint as the ground of a whole widget: what it lets through is the widget's own, and never
  /// what lies under the window.
  func groundDeclaration(in scheme: ColorScheme? = nil) -> String {
    let ground = scheme == nil ? "" : "background-color: \(Paint.background.css(in: scheme));"
    if let image = image(in: scheme) { return ground + "background-image: \(image);" }
    if isOpaque { return "background-color: \(css(in: scheme));" }
    let color = css(in: scheme)
    return ground + "background-image: linear-gradient(\(color),\(color));"
  }

  private var isOpaque: Bool {
    switch self {
    case .named, .tint, .background: true
    case .rgba(_, _, _, let alpha): alpha >= 1
    case .foreground(let level): level <= 1
    case .fill, .shaded, .opacity: false
    }
  }

  /// A gradient as a CSS image.
  private func image(in scheme: ColorScheme?) -> String? {
    switch self {
    case .shaded(let gradient): gradient.css(in: scheme)
    case .opacity(.shaded(let gradient), let opacity):
      gradient.faded(opacity).css(in: scheme)
    default: nil
    }
  }

  private func byte(_ part: Double) -> Int {
    Int((Double(share: part) * 255).rounded())
  }
}

extension GradientNode {
  /// The gradient, less opaque.
  func faded(_ opacity: Double) -> GradientNode {
    var copy = self
    for place in copy.stops.indices {
      copy.stops[place].paint = copy.stops[place].paint.opacity(opacity)
    }
    return copy
  }

  /// The gradient as a CSS image.
  func css(in scheme: ColorScheme? = nil) -> String {
    let colors = stops.map { ",\($0.paint.css(in: scheme)) \(WidgetHost.css($0.location * 100))%" }
      .joined()
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
    case .rounded(let radius): "border-radius: \(css(Double(size: radius)))px;"
    case .uneven(let radii):
      "border-radius: "
        + [radii.topLeading, radii.topTrailing, radii.bottomTrailing, radii.bottomLeading]
        .map { css(Double(size: $0)) + "px" }.joined(separator: " ") + ";"
    case .capsule, .circle: "border-radius: 9999px;"
    case .ellipse: "border-radius: 50%;"
    // Drawn by hand.
    case .custom: ""
    }
  }
}

extension ColorScheme? {
  /// The theme's foreground, or that of Adwaita's light or dark half.
  fileprivate var foreground: String {
    switch self {
    case nil: "@theme_fg_color"
    case .light: "#2e3436"
    case .dark: "#eeeeec"
    }
  }

  fileprivate var background: String {
    switch self {
    case nil: "@theme_bg_color"
    case .light: "#f6f5f4"
    case .dark: "#353535"
    }
  }
}

extension NodeStyle {
  /// The rectangle's look as CSS.
  ///
  /// - Parameter scheme: light or dark where that is not the desktop's own.
  func declarations(in scheme: ColorScheme?) -> String {
    var result = ""
    if self.colorScheme != nil { result += "color: \(Paint.foreground(1).css(in: scheme));" }
    if let padding {
      // CSS has no padding that draws nearer: that is left to the layout.
      let edges = [padding.top, padding.trailing, padding.bottom, padding.leading]
        .map { css(min(Double(size: $0), .greatestEdge)) + "px" }
      result += "padding: " + edges.joined(separator: " ") + ";"
    }
    if let background { result += background.backgroundDeclaration(in: scheme) }
    if let shape { result += shape.declaration }
    if let border = self.border {
      result += "box-shadow: inset 0 0 0 \(css(border.width))px \(border.paint.css(in: scheme));"
    }
    if self.isHidden {
      result += "opacity: 0;"
    } else if let opacity {
      result += "opacity: \(css(opacity));"
    }
    let transforms = self.effects?.transforms ?? []
    if !transforms.isEmpty { result += "transform: \(transforms.joined(separator: " "));" }
    if let anchor = self.effects?.anchor, anchor != .center {
      result += "transform-origin: \(anchor.css);"
    }
    let filters =
      (self.effects?.filters(in: scheme) ?? []) + self.filters.map { $0.css }
    if !filters.isEmpty { result += "filter: \(filters.joined(separator: " "));" }
    return result
  }
}

extension NodeEffects {
  /// Scaling, turning and moving; CSS's list reads from the outside in.
  fileprivate var transforms: [String] {
    var transforms: [String] = []
    if offsetX != 0 || offsetY != 0 {
      transforms.append("translate(\(css(offsetX))px,\(css(offsetY))px)")
    }
    if degrees != 0 { transforms.append("rotate(\(css(degrees))deg)") }
    if scaleX != 1 || scaleY != 1 { transforms.append("scale(\(css(scaleX)),\(css(scaleY)))") }
    return transforms
  }

  fileprivate func filters(in scheme: ColorScheme?) -> [String] {
    var filters: [String] = []
    if blur > 0 { filters.append("blur(\(css(blur))px)") }
    if let shadow {
      filters.append(
        "drop-shadow(\(css(shadow.x))px \(css(shadow.y))px \(css(shadow.radius))px "
          + "\(shadow.paint.css(in: scheme)))")
    }
    return filters
  }
}

extension FilterNode {
  fileprivate var css: String {
    switch self {
    case .brightness(let value): "brightness(\(WidgetHost.css(max(1 + value, 0))))"
    case .contrast(let value): "contrast(\(WidgetHost.css(max(value, 0))))"
    case .saturation(let value): "saturate(\(WidgetHost.css(max(value, 0))))"
    case .hue(let degrees): "hue-rotate(\(WidgetHost.css(degrees))deg)"
    case .invert: "invert(1)"
    }
  }
}

extension AnimationNode {
  /// How changes run, as CSS.
  var declarations: String {
    "transition-duration: \(css(duration))s;transition-timing-function: \(curve.css);"
      + "transition-delay: \(css(delay))s;"
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
    if width != .standard { result += "font-stretch: \(width.name);" }
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

extension Font.Width {
  /// The width as CSS.
  fileprivate var name: String {
    switch value {
    case ..<(-0.3): "extra-condensed"
    case ..<(-0.1): "condensed"
    case ..<0.1: "normal"
    default: "expanded"
    }
  }
}
