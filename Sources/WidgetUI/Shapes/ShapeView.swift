/// How an outline is drawn. Mirrors `StrokeStyle`.
public struct StrokeStyle: Sendable, Hashable {
  /// The width, in pixels.
  public var lineWidth: CGFloat
  /// How the ends look.
  public var lineCap: CGLineCap
  /// How corners look.
  public var lineJoin: CGLineJoin
  /// How far corners may stick out, compared with the width, before they are cut.
  public var miterLimit: CGFloat
  /// Lengths of strokes and gaps in turn, in pixels.
  public var dash: [CGFloat]
  /// Where in them the line begins, in pixels.
  public var dashPhase: CGFloat

  /// - Parameters:
  ///   - lineWidth: the width, in pixels.
  ///   - lineCap: how the ends look.
  ///   - lineJoin: how corners look.
  ///   - miterLimit: how far corners may stick out, compared with the width, before they are cut.
  ///   - dash: lengths of strokes and gaps in turn, in pixels.
  ///   - dashPhase: where in them the line begins, in pixels.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

/// How the ends of lines look. Mirrors `CGLineCap`.
public enum CGLineCap: Sendable, Hashable {
  case butt
  case round
  case square
}

/// How corners of lines look. Mirrors `CGLineJoin`.
public enum CGLineJoin: Sendable, Hashable {
  case miter
  case round
  case bevel
}

/// A shape with its paints.
public struct _ShapeView<Content: Shape> {
  let shape: Content
  var fill: StyleValue?
  var stroke: StyleValue?
  var style = StrokeStyle(lineWidth: 0)
  var strokesInside = false
  var isEvenOdd = false
}

extension _ShapeView: View {
  /// Not made of other views.
  public typealias Body = Never
  /// One node.
  public func _nodes(in context: _ViewContext) -> [ViewNode] {
    let environment = context.environment
    let outline = shape._outline
    var node = ShapeNode(
      shape: outline.kind, fill: fill?.paint(in: environment),
      stroke: stroke?.paint(in: environment), lineWidth: Double(size: style.lineWidth))
    node.trimStart = outline.trimStart
    node.trimEnd = outline.trimEnd
    node.degrees = outline.degrees
    node.inset = outline.inset
    node.lineCap = style.lineCap
    node.lineJoin = style.lineJoin
    node.miterLimit = Double(place: style.miterLimit)
    node.dash = style.dash.map { Double(size: $0) }
    node.dashPhase = Double(place: style.dashPhase)
    node.isEvenOdd = isEvenOdd
    node.strokesInside = strokesInside
    return [context.node(.shape(node))]
  }
}

extension _ShapeView {
  /// An outline over the fill.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> some View {
    var copy = self
    copy.stroke = content.value
    copy.style = style
    return copy
  }

  /// An outline over the fill.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// An outline on the inside, over the fill.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View {
    var copy = self
    copy.stroke = content.value
    copy.style = StrokeStyle(lineWidth: lineWidth)
    copy.strokesInside = true
    return copy
  }

  /// A fill under the outline.
  nonisolated public func fill<S: ShapeStyle>(_ content: S) -> some View {
    var copy = self
    copy.fill = content.value
    return copy
  }
}

extension Shape {
  /// The shape in the foreground's colour.
  public func _nodes(in context: _ViewContext) -> [ViewNode] {
    fill(.foreground)._nodes(in: context)
  }

  /// The shape, filled.
  ///
  /// - Parameter content: what with.
  nonisolated public func fill<S: ShapeStyle>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> _ShapeView<Self> {
    _ShapeView(shape: self, fill: content.value, isEvenOdd: style.isEOFilled)
  }

  /// The shape's outline.
  ///
  /// - Parameters:
  ///   - content: what with.
  ///   - lineWidth: in pixels.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The shape's outline.
  ///
  /// - Parameters:
  ///   - content: what with.
  ///   - style: how it is drawn.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<Self> {
    _ShapeView(shape: self, stroke: content.value, style: style)
  }

  /// The shape's outline in the foreground's colour.
  nonisolated public func stroke(lineWidth: CGFloat = 1) -> _ShapeView<Self> {
    stroke(.foreground, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The shape's outline in the foreground's colour.
  nonisolated public func stroke(style: StrokeStyle) -> _ShapeView<Self> {
    stroke(.foreground, style: style)
  }
}

extension InsettableShape {
  /// The shape's outline, on its inside.
  ///
  /// - Parameters:
  ///   - content: what with.
  ///   - lineWidth: in pixels.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<Self> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The shape's outline, on its inside.
  ///
  /// - Parameters:
  ///   - content: what with.
  ///   - style: how it is drawn.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<Self> {
    _ShapeView(shape: self, stroke: content.value, style: style, strokesInside: true)
  }

  /// The shape's outline in the foreground's colour, on its inside.
  nonisolated public func strokeBorder(lineWidth: CGFloat = 1) -> _ShapeView<Self> {
    strokeBorder(.foreground, lineWidth: lineWidth)
  }

  /// The shape's outline in the foreground's colour, on its inside.
  nonisolated public func strokeBorder(style: StrokeStyle) -> _ShapeView<Self> {
    strokeBorder(.foreground, style: style)
  }
}

/// Which parts of crossing outlines are filled. Mirrors `FillStyle`.
public struct FillStyle: Sendable, Hashable {
  /// Whether what is surrounded twice is left out.
  public var isEOFilled: Bool
  /// Accepted: the desktop draws all edges smoothly.
  public var isAntialiased: Bool

  /// - Parameters:
  ///   - eoFill: whether what is surrounded twice is left out.
  ///   - antialiased: accepted.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
