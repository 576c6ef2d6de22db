extension Path {
  /// A part of the outline, in shares of its length.
  ///
  /// - Parameters:
  ///   - from: where it begins, from 0 to 1.
  ///   - to: where it ends, from 0 to 1.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let (from, to) = (min(max(Double(from), 0), 1), min(max(Double(to), 0), 1))
    if from <= 0, to >= 1 { return self }
    guard from < to else { return Path() }
    let strokes = strokes
    let total = strokes.reduce(0) { $0 + $1.length }
    var result = Path()
    var passed = 0.0
    var end: CGPoint?
    for stroke in strokes where stroke.length > 0 {
      defer { passed += stroke.length }
      let first = max((from * total - passed) / stroke.length, 0)
      let last = min((to * total - passed) / stroke.length, 1)
      guard first < last else { continue }
      let part = stroke.part(from: stroke.time(at: first), to: stroke.time(at: last))
      if end != part.points[0] { result.move(to: part.points[0]) }
      result.addCurve(to: part.points[3], control1: part.points[1], control2: part.points[2])
      end = stroke.points[3] == part.points[3] ? part.points[3] : nil
    }
    return result
  }

  /// Whether a place lies inside the outline.
  ///
  /// - Parameters:
  ///   - point: the place.
  ///   - eoFill: whether what is surrounded twice is outside.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    var turns = 0
    for (from, to) in lines {
      // How often a ray towards the trailing side crosses the outline, and in which direction.
      guard (from.y <= point.y) != (to.y <= point.y) else { continue }
      let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
      if x > point.x { turns += to.y > from.y ? 1 : -1 }
    }
    return eoFill ? turns % 2 != 0 : turns != 0
  }

  /// The outline as short lines, each part closed.
  private var lines: [(CGPoint, CGPoint)] {
    var lines: [(CGPoint, CGPoint)] = []
    var closed = Path()
    for element in elements {
      if case .move = element { closed.closeSubpath() }
      closed.append(element)
    }
    closed.closeSubpath()
    for stroke in closed.strokes {
      let points = (0...Stroke.pieces).map { stroke.point(at: Double($0) / Double(Stroke.pieces)) }
      lines += Array(zip(points, points.dropFirst()))
    }
    return lines
  }

  private mutating func append(_ element: Element) {
    switch element {
    case .move(let end): move(to: end)
    case .line(let end): addLine(to: end)
    case .quadCurve(let end, let control): addQuadCurve(to: end, control: control)
    case .curve(let end, let one, let other): addCurve(to: end, control1: one, control2: other)
    case .closeSubpath: closeSubpath()
    }
  }

  /// The outline as curves of one kind.
  private var strokes: [Stroke] {
    var strokes: [Stroke] = []
    var start = CGPoint.zero
    var place = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let end):
        (start, place) = (end, end)
        continue
      case .line(let end): strokes.append(Stroke(place, place, end, end))
      case .quadCurve(let end, let control):
        strokes.append(
          Stroke(place, place.towards(control, 2 / 3), end.towards(control, 2 / 3), end))
      case .curve(let end, let control1, let control2):
        strokes.append(Stroke(place, control1, control2, end))
      case .closeSubpath:
        if place != start { strokes.append(Stroke(place, place, start, start)) }
      }
      place = element.end ?? start
    }
    return strokes
  }
}

extension CGPoint {
  /// A place on the way to another.
  fileprivate func towards(_ other: CGPoint, _ share: Double) -> CGPoint {
    CGPoint(x: x + (other.x - x) * CGFloat(share), y: y + (other.y - y) * CGFloat(share))
  }
}

/// A curve with two control points, and its length.
private struct Stroke {
  static let pieces = 24
  let points: [CGPoint]
  /// How far along the curve each piece ends.
  let marks: [Double]

  init(_ start: CGPoint, _ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint) {
    points = [start, control1, control2, end]
    var marks: [Double] = []
    var last = start
    for piece in 1...Self.pieces {
      let point = Self.point(points, Double(piece) / Double(Self.pieces))
      marks.append(
        (marks.last ?? 0) + hypot(Double(point.x - last.x), Double(point.y - last.y)))
      last = point
    }
    self.marks = marks
  }

  var length: Double { marks.last ?? 0 }

  func point(at time: Double) -> CGPoint { Self.point(points, time) }

  private static func point(_ points: [CGPoint], _ time: Double) -> CGPoint {
    var points = points
    while points.count > 1 { points = zip(points, points.dropFirst()).map { $0.towards($1, time) } }
    return points[0]
  }

  /// The time at a share of the length.
  func time(at share: Double) -> Double {
    if share <= 0 { return 0 }
    if share >= 1 { return 1 }
    let aim = share * length
    guard let piece = marks.firstIndex(where: { $0 >= aim }) else { return 1 }
    let before = piece > 0 ? marks[piece - 1] : 0
    let rest = marks[piece] > before ? (aim - before) / (marks[piece] - before) : 0
    return (Double(piece) + rest) / Double(Self.pieces)
  }

  /// The part between two times.
  func part(from: Double, to: Double) -> Stroke {
    func first(_ points: [CGPoint], _ time: Double) -> [CGPoint] {
      if time >= 1 { return points }
      var (rest, result) = (points, [points[0]])
      while rest.count > 1 {
        rest = zip(rest, rest.dropFirst()).map { $0.towards($1, time) }
        result.append(rest[0])
      }
      return result
    }
    let upTo = first(points, to)
    let backwards = from <= 0 ? upTo : first(upTo.reversed(), 1 - from / to).reversed()
    return Stroke(backwards[0], backwards[1], backwards[2], backwards[3])
  }
}
