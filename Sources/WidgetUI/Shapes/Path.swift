/// The outline of a shape of one's own: lines and curves. Mirrors `Path`.
///
/// ```swift
/// Path { path in
///   path.move(to: CGPoint(x: 0, y: 20))
///   path.addLine(to: CGPoint(x: 20, y: 0))
/// }
/// .stroke(.green, lineWidth: 2)
/// ```
///
/// Places are in pixels from the top leading corner of the room there is; y grows downwards.
public struct Path: Sendable, Hashable {
  /// A step along the outline. Mirrors `Path.Element`.
  public enum Element: Sendable, Hashable {
    /// Begins a part.
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// Back to the beginning of the part.
    case closeSubpath

    // Written out, since Swift 6.0's points are not `Hashable`.
    /// Feeds the step's kind and points into a hasher.
    public func hash(into hasher: inout Hasher) {
      let (kind, points): (Int, [CGPoint]) =
        switch self {
        case .move(let point): (0, [point])
        case .line(let point): (1, [point])
        case .quadCurve(let point, let control): (2, [point, control])
        case .curve(let point, let first, let second): (3, [point, first, second])
        case .closeSubpath: (4, [])
        }
      hasher.combine(kind)
      for point in points {
        hasher.combine(point.x)
        hasher.combine(point.y)
      }
    }
  }

  package private(set) var elements: [Element] = []

  /// Nothing.
  public init() {}

  /// - Parameter callback: adds lines and curves.
  public init(_ callback: (inout Path) -> Void) {
    callback(&self)
  }

  /// A rectangle.
  public init(_ rect: CGRect) { addRect(rect) }

  /// An ellipse that touches a rectangle's edges.
  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

  /// A rectangle with round corners.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// A rectangle with round corners.
  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerSize: cornerSize)
  }

  /// Whether nothing is drawn.
  public var isEmpty: Bool { elements.isEmpty }

  /// Where the outline ends; nil when it is empty.
  public var currentPoint: CGPoint? {
    guard let last = elements.last else { return nil }
    return last.end ?? partBeginning
  }

  /// Where the last part begins.
  private var partBeginning: CGPoint? {
    for case .move(let point) in elements.reversed() { return point }
    return nil
  }

  /// Calls a closure with each step.
  public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

  /// The smallest rectangle that holds all points and the curves' control points.
  public var boundingRect: CGRect {
    let points = elements.flatMap(\.points)
    guard let first = points.first else { return .zero }
    var (left, top, right, bottom) = (first.x, first.y, first.x, first.y)
    for point in points.dropFirst() {
      (left, right) = (min(left, point.x), max(right, point.x))
      (top, bottom) = (min(top, point.y), max(bottom, point.y))
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  // MARK: Adding

  /// Begins a part.
  public mutating func move(to end: CGPoint) { elements.append(.move(to: end)) }

  /// A line from where the outline ends; without a beginning, the beginning.
  public mutating func addLine(to end: CGPoint) {
    elements.append(elements.isEmpty ? .move(to: end) : .line(to: end))
  }

  /// Lines between points.
  public mutating func addLines(_ lines: [CGPoint]) {
    for (index, point) in lines.enumerated() {
      if index == 0 { move(to: point) } else { addLine(to: point) }
    }
  }

  /// A curve with one control point.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    if elements.isEmpty { move(to: control) }
    elements.append(.quadCurve(to: end, control: control))
  }

  /// A curve with two control points.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    if elements.isEmpty { move(to: control1) }
    elements.append(.curve(to: end, control1: control1, control2: control2))
  }

  /// Ends the part where it began.
  public mutating func closeSubpath() {
    if !elements.isEmpty, elements.last != .closeSubpath { elements.append(.closeSubpath) }
  }

  /// A rectangle.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    var path = Path()
    path.addLines([
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ])
    path.closeSubpath()
    addPath(path, transform: transform)
  }

  /// Rectangles.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// All of another outline.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    elements += transform.isIdentity ? path.elements : path.applying(transform).elements
  }

  // MARK: Changing

  /// The outline after a change of all its places.
  public func applying(_ transform: CGAffineTransform) -> Path {
    var path = self
    path.elements = elements.map { $0.mapped { $0.applying(transform) } }
    return path
  }

  /// The outline, moved.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }
}

extension Path.Element {
  /// Where the step ends; nil when that is where its part began.
  var end: CGPoint? {
    switch self {
    case .move(let end), .line(let end), .quadCurve(let end, _), .curve(let end, _, _): end
    case .closeSubpath: nil
    }
  }

  fileprivate var points: [CGPoint] {
    switch self {
    case .move(let end), .line(let end): [end]
    case .quadCurve(let end, let control): [control, end]
    case .curve(let end, let control1, let control2): [control1, control2, end]
    case .closeSubpath: []
    }
  }

  fileprivate func mapped(_ change: (CGPoint) -> CGPoint) -> Path.Element {
    switch self {
    case .move(let end): .move(to: change(end))
    case .line(let end): .line(to: change(end))
    case .quadCurve(let end, let control):
      .quadCurve(to: change(end), control: change(control))
    case .curve(let end, let control1, let control2):
      .curve(to: change(end), control1: change(control1), control2: change(control2))
    case .closeSubpath: .closeSubpath
    }
  }
}

extension Path: Shape {
  /// The outline itself: it does not follow the room there is.
  public nonisolated func path(in rect: CGRect) -> Path {
    rect.origin == .zero ? self : offsetBy(dx: rect.minX, dy: rect.minY)
  }
}
