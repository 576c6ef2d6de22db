extension Path {
  /// A part of a circle, after a line to its beginning where there is something before.
  ///
  /// - Parameters:
  ///   - center: the middle of the circle.
  ///   - radius: in pixels.
  ///   - startAngle: where it begins, from the trailing side.
  ///   - endAngle: where it ends, from the trailing side.
  ///   - clockwise: the direction as if y grew upwards: on the screen, false runs clockwise.
  ///   - transform: a change of all its places.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let full = 2 * Double.pi
    var delta = endAngle.radians - startAngle.radians
    if clockwise { delta = -delta }
    // Turns the wrong way round are completed the right way round.
    if delta < 0 { delta = delta.truncatingRemainder(dividingBy: full) + full }
    delta = min(delta, full)
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle,
      delta: Angle(radians: clockwise ? -delta : delta), transform: transform)
  }

  /// A part of a circle, after a line to its beginning where there is something before.
  ///
  /// - Parameters:
  ///   - center: the middle of the circle.
  ///   - radius: in pixels.
  ///   - startAngle: where it begins, from the trailing side.
  ///   - delta: how far it runs, clockwise on the screen.
  ///   - transform: a change of all its places.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    func point(_ angle: Double, _ distance: Double = 1, _ tangent: Double = 0) -> CGPoint {
      CGPoint(
        x: Double(center.x) + Double(radius) * (distance * cos(angle) - tangent * sin(angle)),
        y: Double(center.y) + Double(radius) * (distance * sin(angle) + tangent * cos(angle))
      ).applying(transform)
    }
    let start = startAngle.radians
    if isEmpty { move(to: point(start)) } else { addLine(to: point(start)) }
    guard start.isFinite, delta.radians.isFinite, delta.radians != 0 else { return }
    // Further turns would draw the same circle again.
    let full = 2 * Double.pi
    let rest = delta.radians.truncatingRemainder(dividingBy: full)
    let turn = abs(delta.radians) > full ? rest + (rest < 0 ? -full : full) : delta.radians
    // A curve for each quarter at most: it is off a circle by less than a thousandth.
    let parts = max(Int((abs(turn) / (.pi / 2)).rounded(.up)), 1)
    let step = turn / Double(parts)
    let reach = 4 / 3 * tan(step / 4)
    for part in 0..<parts {
      let from = start + step * Double(part)
      let to = from + step
      addCurve(to: point(to), control1: point(from, 1, reach), control2: point(to, 1, -reach))
    }
  }

  /// A round corner between two lines.
  ///
  /// - Parameters:
  ///   - tangent1End: the corner.
  ///   - tangent2End: a place on the line behind the corner.
  ///   - radius: of the corner, in pixels.
  ///   - transform: a change of all its places.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let start = currentPoint ?? tangent1End
    let (corner, end) = (tangent1End.applying(transform), tangent2End.applying(transform))
    let before = atan2(Double(start.y - corner.y), Double(start.x - corner.x))
    let after = atan2(Double(end.y - corner.y), Double(end.x - corner.x))
    var turn = (after - before).truncatingRemainder(dividingBy: 2 * .pi)
    if turn > .pi { turn -= 2 * .pi }
    if turn < -.pi { turn += 2 * .pi }
    let half = abs(turn) / 2
    guard radius > 0, half > 0.001, half < .pi / 2 - 0.001 else { return addLine(to: corner) }
    let reach = Double(radius) / tan(half)
    let middle = before + turn / 2
    let distance = Double(radius) / sin(half)
    let center = CGPoint(
      x: Double(corner.x) + distance * cos(middle), y: Double(corner.y) + distance * sin(middle))
    let first = CGPoint(
      x: Double(corner.x) + reach * cos(before), y: Double(corner.y) + reach * sin(before))
    let from = atan2(Double(first.y - center.y), Double(first.x - center.x))
    addRelativeArc(
      center: center, radius: radius, startAngle: Angle(radians: from),
      delta: Angle(radians: turn > 0 ? turn - .pi : turn + .pi))
  }

  /// An ellipse that touches a rectangle's edges; it begins at the trailing side and runs
  /// clockwise.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    var unit = Path()
    unit.addRelativeArc(
      center: .zero, radius: 1, startAngle: .zero, delta: .degrees(360),
      transform: CGAffineTransform(
        a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY))
    unit.closeSubpath()
    addPath(unit, transform: transform)
  }

  /// A rectangle with round corners.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let corner = CGSize(
      width: min(cornerSize.width, rect.width / 2), height: min(cornerSize.height, rect.height / 2))
    addCorneredRect(rect, [corner, corner, corner, corner], transform)
  }

  /// A rectangle with round corners of different sizes; it begins in the middle of the trailing side
  /// and runs clockwise.
  ///
  /// - Parameters:
  ///   - rect: the rectangle.
  ///   - corners: the sizes from the top leading corner clockwise.
  ///   - transform: a change of all its places.
  mutating func addCorneredRect(
    _ rect: CGRect, _ corners: [CGSize], _ transform: CGAffineTransform = .identity
  ) {
    var path = Path()
    path.move(to: CGPoint(x: rect.maxX, y: rect.midY))
    // Each corner's place, and the directions in which its curve begins and ends.
    let places: [(x: CGFloat, y: CGFloat, corner: CGSize, start: Double)] = [
      (rect.maxX, rect.maxY, corners[2], 0), (rect.minX, rect.maxY, corners[3], 90),
      (rect.minX, rect.minY, corners[0], 180), (rect.maxX, rect.minY, corners[1], 270),
    ]
    for place in places {
      guard place.corner.width > 0, place.corner.height > 0 else {
        path.addLine(to: CGPoint(x: place.x, y: place.y))
        continue
      }
      let (width, height) = (place.corner.width, place.corner.height)
      let center = CGPoint(
        x: place.x + (place.x > rect.midX ? -width : width),
        y: place.y + (place.y > rect.midY ? -height : height))
      path.addRelativeArc(
        center: .zero, radius: 1, startAngle: .degrees(place.start), delta: .degrees(90),
        transform: CGAffineTransform(a: width, b: 0, c: 0, d: height, tx: center.x, ty: center.y))
    }
    path.closeSubpath()
    addPath(path, transform: transform)
  }
}
