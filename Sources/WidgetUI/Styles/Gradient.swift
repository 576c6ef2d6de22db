/// Colours that flow into each other. Mirrors `Gradient`.
public struct Gradient: ShapeStyle, Hashable {
  /// A colour at a place. Mirrors `Gradient.Stop`.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// The place, from 0 to 1.
    public var location: CGFloat

    /// - Parameters:
    ///   - color: the colour.
    ///   - location: the place, from 0 to 1.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The colours with their places.
  public var stops: [Stop]

  /// - Parameter stops: the colours with their places.
  public init(stops: [Stop]) {
    self.stops = stops
  }

  /// Colours at even distances.
  ///
  /// - Parameter colors: the colours.
  public init(colors: [Color]) {
    stops = colors.enumerated().map { index, color in
      let last = max(colors.count - 1, 1)
      return Stop(color: color, location: CGFloat(index) / CGFloat(last))
    }
  }

  /// Downwards, the gradient's own direction.
  public var _style: _StyleValue {
    LinearGradient(gradient: self, startPoint: .top, endPoint: .bottom)._style
  }

  func node(_ kind: GradientNode.Kind) -> _StyleValue {
    let stops = stops.map {
      GradientNode.Stop(paint: $0.color.paint, location: Double(share: $0.location))
    }
    return _StyleValue(.paint(.shaded(GradientNode(kind: kind, stops: stops))))
  }
}

extension UnitPoint {
  /// The place, or one as near as colours can be reckoned from.
  fileprivate var usable: UnitPoint {
    func share(_ value: CGFloat) -> CGFloat {
      value.isFinite ? min(max(value, -10), 10) : 0
    }
    return UnitPoint(x: share(x), y: share(y))
  }
}

/// A place in a rectangle, in shares of its size. Mirrors `UnitPoint`.
public struct UnitPoint: Hashable, Sendable {
  /// Across, from 0 to 1.
  public var x: CGFloat
  /// Down, from 0 to 1.
  public var y: CGFloat

  /// - Parameters:
  ///   - x: across, from 0 to 1.
  ///   - y: down, from 0 to 1.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// The top leading corner.
  public static let zero = UnitPoint(x: 0, y: 0)
  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the leading edge.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the trailing edge.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The middle of the top edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the bottom edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The top leading corner.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The top trailing corner.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The bottom leading corner.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The bottom trailing corner.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

/// An angle. Mirrors `Angle`.
public struct Angle: Hashable, Comparable, Sendable {
  /// In degrees.
  public var degrees: Double
  /// In radians.
  public var radians: Double {
    get { degrees * .pi / 180 }
    set { degrees = newValue * 180 / .pi }
  }

  /// No angle.
  public init() { degrees = 0 }
  /// In degrees.
  public init(degrees: Double) { self.degrees = degrees }
  /// In radians.
  public init(radians: Double) { degrees = radians * 180 / .pi }
  /// In degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  /// In radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  /// No angle.
  public static let zero = Angle()
  /// Whether one is smaller.
  public static func < (one: Angle, other: Angle) -> Bool { one.degrees < other.degrees }
  /// The sum.
  public static func + (one: Angle, other: Angle) -> Angle {
    Angle(degrees: one.degrees + other.degrees)
  }
  /// The difference.
  public static func - (one: Angle, other: Angle) -> Angle {
    Angle(degrees: one.degrees - other.degrees)
  }
  /// The opposite.
  public static prefix func - (angle: Angle) -> Angle { Angle(degrees: -angle.degrees) }
  /// A multiple.
  public static func * (angle: Angle, factor: Double) -> Angle {
    Angle(degrees: angle.degrees * factor)
  }
}

/// A gradient along a line. Mirrors `LinearGradient`.
public struct LinearGradient: ShapeStyle {
  /// The style in plain form.
  public let _style: _StyleValue

  /// - Parameters:
  ///   - gradient: the colours.
  ///   - startPoint: where they begin.
  ///   - endPoint: where they end.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    _style = gradient.node(.linear(startPoint.usable, endPoint.usable))
  }

  /// - Parameters:
  ///   - colors: the colours, at even distances.
  ///   - startPoint: where they begin.
  ///   - endPoint: where they end.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// - Parameters:
  ///   - stops: the colours with their places.
  ///   - startPoint: where they begin.
  ///   - endPoint: where they end.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }
}

/// A gradient outwards from a point. Mirrors `RadialGradient`.
public struct RadialGradient: ShapeStyle {
  /// The style in plain form.
  public let _style: _StyleValue

  /// - Parameters:
  ///   - gradient: the colours.
  ///   - center: the point.
  ///   - startRadius: where the colours begin, in pixels from the point.
  ///   - endRadius: where they end, in pixels from the point.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    _style = gradient.node(
      .radial(
        center.usable, min(Double(size: startRadius), .greatestEdge),
        min(Double(size: endRadius), .greatestEdge)))
  }

  /// - Parameters:
  ///   - colors: the colours, at even distances.
  ///   - center: the point.
  ///   - startRadius: where the colours begin, in pixels from the point.
  ///   - endRadius: where they end, in pixels from the point.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }
}

/// A gradient around a point. Mirrors `AngularGradient`.
public struct AngularGradient: ShapeStyle {
  /// The style in plain form.
  public let _style: _StyleValue

  /// - Parameters:
  ///   - gradient: the colours.
  ///   - center: the point.
  ///   - startAngle: where the colours begin, clockwise from the trailing side.
  ///   - endAngle: where they end.
  public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero,
    endAngle: Angle = .degrees(360)
  ) {
    _style = gradient.node(
      .angular(center.usable, Double(place: startAngle.degrees), Double(place: endAngle.degrees)))
  }

  /// - Parameters:
  ///   - gradient: the colours.
  ///   - center: the point.
  ///   - angle: where the full turn begins, clockwise from the trailing side.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle) {
    self.init(
      gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }

  /// - Parameters:
  ///   - colors: the colours, at even distances.
  ///   - center: the point.
  ///   - startAngle: where the colours begin, clockwise from the trailing side.
  ///   - endAngle: where they end.
  public init(
    colors: [Color], center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .degrees(360)
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }

  /// - Parameters:
  ///   - colors: the colours, at even distances.
  ///   - center: the point.
  ///   - angle: where the full turn begins, clockwise from the trailing side.
  public init(colors: [Color], center: UnitPoint, angle: Angle) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }
}

extension LinearGradient: View {
  /// Not made of other views.
  public typealias Body = Never
  /// A rectangle that fills what room there is.
  public func _nodes(in context: _ViewContext) -> [ViewNode] {
    Rectangle().fill(self)._nodes(in: context)
  }
}

extension RadialGradient: View {
  /// Not made of other views.
  public typealias Body = Never
  /// A rectangle that fills what room there is.
  public func _nodes(in context: _ViewContext) -> [ViewNode] {
    Rectangle().fill(self)._nodes(in: context)
  }
}

extension AngularGradient: View {
  /// Not made of other views.
  public typealias Body = Never
  /// A rectangle that fills what room there is.
  public func _nodes(in context: _ViewContext) -> [ViewNode] {
    Rectangle().fill(self)._nodes(in: context)
  }
}

extension ShapeStyle where Self == LinearGradient {
  /// A gradient along a line.
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }

  /// A gradient along a line.
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }
}

/// A colour's own gradient. Mirrors `AnyGradient`.
public struct AnyGradient: ShapeStyle, Hashable {
  let gradient: Gradient

  /// - Parameter gradient: the gradient.
  public init(_ gradient: Gradient) {
    self.gradient = gradient
  }

  /// Downwards.
  public var _style: _StyleValue { gradient._style }
}

extension Color {
  /// From a little lighter down to the colour itself.
  public var gradient: AnyGradient {
    AnyGradient(Gradient(colors: [opacity(0.8), self]))
  }
}
