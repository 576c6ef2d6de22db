import Testing

@testable import WidgetUI

@MainActor @Suite struct PathTests {
  private let square = CGRect(x: 0, y: 0, width: 100, height: 100)

  private func length(_ path: Path) -> Double {
    var length = 0.0
    var last = CGPoint.zero
    for step in 0...2_000 {
      let share = CGFloat(step) / 2_000
      guard let end = path.trimmedPath(from: 0, to: max(share, 0.0001)).currentPoint else { break }
      if step > 0 { length += hypot(Double(end.x - last.x), Double(end.y - last.y)) }
      last = end
    }
    return length
  }

  private func isClose(_ one: CGPoint?, _ x: Double, _ y: Double) -> Bool {
    guard let one else { return false }
    return hypot(Double(one.x) - x, Double(one.y) - y) < 0.1
  }

  @Test func linesAndCurvesAreKept() {
    let path = Path { path in
      path.move(to: CGPoint(x: 1, y: 2))
      path.addLine(to: CGPoint(x: 3, y: 4))
      path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
      path.closeSubpath()
      path.closeSubpath()
    }
    #expect(
      path.elements == [
        .move(to: CGPoint(x: 1, y: 2)), .line(to: CGPoint(x: 3, y: 4)),
        .quadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8)), .closeSubpath,
      ])
    #expect(path.boundingRect == CGRect(x: 1, y: 2, width: 6, height: 6))
    #expect(path.currentPoint == CGPoint(x: 1, y: 2))
    #expect(Path().isEmpty && Path().currentPoint == nil && Path().boundingRect == .zero)
  }

  @Test func circlesRunClockwiseFromTheTrailingSide() {
    let circle = Path(ellipseIn: square)
    #expect(isClose(circle.trimmedPath(from: 0, to: 0.25).currentPoint, 50, 100))
    #expect(isClose(circle.trimmedPath(from: 0, to: 0.5).currentPoint, 0, 50))
    #expect(isClose(circle.trimmedPath(from: 0, to: 0.75).currentPoint, 50, 0))
    #expect(abs(length(circle) - 100 * .pi) < 0.5)
  }

  @Test(arguments: [
    (0.0, 90.0, false, 50.0, 100.0), (0, 90, true, 50, 100), (-90, 0, false, 100, 50),
    (180, 0, true, 100, 50),
  ])
  func arcsEndAtTheirAngle(from: Double, to: Double, clockwise: Bool, x: Double, y: Double) {
    var path = Path()
    path.addArc(
      center: CGPoint(x: 50, y: 50), radius: 50, startAngle: .degrees(from),
      endAngle: .degrees(to), clockwise: clockwise)
    #expect(isClose(path.currentPoint, x, y))
    // The short way in the one direction is the long way in the other.
    #expect(path.elements.count == 1 + (clockwise && from == 0 ? 3 : from == 180 ? 2 : 1))
  }

  @Test func partsAreInSharesOfTheLength() {
    var path = Path()
    path.addLines([.zero, CGPoint(x: 30, y: 0), CGPoint(x: 30, y: 10)])
    #expect(isClose(path.trimmedPath(from: 0, to: 0.5).currentPoint, 20, 0))
    #expect(isClose(path.trimmedPath(from: 0.5, to: 1).currentPoint, 30, 10))
    #expect(path.trimmedPath(from: 0, to: 1) == path)
    #expect(path.trimmedPath(from: 0.7, to: 0.2).isEmpty)
    #expect(path.trimmedPath(from: .nan, to: 0.2).elements.count <= 2)
  }

  @Test func placesAreInsideOrNot() {
    let ring = Path {
      $0.addEllipse(in: square)
      $0.addEllipse(in: square.insetBy(dx: 20, dy: 20))
    }
    #expect(ring.contains(CGPoint(x: 50, y: 50)))
    #expect(!ring.contains(CGPoint(x: 50, y: 50), eoFill: true))
    #expect(ring.contains(CGPoint(x: 50, y: 5), eoFill: true))
    #expect(!ring.contains(CGPoint(x: 2, y: 2)))
  }

  @Test func transformsFollowOneAnother() {
    let point = CGPoint(x: 1, y: 0)
    #expect(isClose(point.applying(.init(rotationAngle: .pi / 2)), 0, 1))
    #expect(isClose(point.applying(CGAffineTransform.identity.translatedBy(x: 2, y: 3)), 3, 3))
    let both = CGAffineTransform(scaleX: 2, y: 2).translatedBy(x: 1, y: 1)
    #expect(isClose(point.applying(both), 4, 2))
    #expect(isClose(point.applying(both).applying(both.inverted()), 1, 0))
  }

  @Test func roundCornersTouchBothLines() {
    var path = Path()
    path.move(to: .zero)
    path.addArc(
      tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 100, y: 100), radius: 20)
    #expect(isClose(path.currentPoint, 100, 20))
    #expect(isClose(path.elements[1].end, 80, 0))
  }

  @Test func shapesHaveTheOutlineOfTheirRoom() {
    let room = CGRect(x: 0, y: 0, width: 100, height: 40)
    #expect(Circle().path(in: room).boundingRect.width < 42)
    #expect(Ellipse().path(in: room).boundingRect.width >= 100)
    #expect(Capsule().path(in: room).contains(CGPoint(x: 4, y: 20)))
    #expect(!Capsule().path(in: room).contains(CGPoint(x: 2, y: 2)))
    #expect(isClose(Rectangle().path(in: room).trimmedPath(from: 0, to: 0.25).currentPoint, 70, 0))
    let corners = UnevenRoundedRectangle(topLeadingRadius: 20).path(in: room)
    #expect(!corners.contains(CGPoint(x: 2, y: 2)) && corners.contains(CGPoint(x: 98, y: 38)))
    #expect(
      Rectangle().inset(by: 10).path(in: room).boundingRect
        == CGRect(x: 10, y: 10, width: 80, height: 20))
    #expect(isClose(Rectangle().offset(x: 5).path(in: room).elements[0].end, 5, 0))
    #expect(isClose(Rectangle().scale(0.5).path(in: room).elements[0].end, 25, 10))
    #expect(
      Rectangle().size(width: 7, height: 8).path(in: room).boundingRect
        == CGRect(x: 0, y: 0, width: 7, height: 8))
    #expect(AnyShape(Circle()).path(in: room) == Circle().path(in: room))
  }
}

/// A shape as authors write it.
private struct Wedge: Shape {
  var share: Double

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - rect.height * share))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}

@MainActor @Suite struct CustomShapeTests {
  private func shape(_ view: some View) -> ShapeNode? {
    guard case .shape(let shape) = resolve(view).content else { return nil }
    return shape
  }

  @Test func equalOutlinesAreEqualNodes() {
    #expect(shape(Wedge(share: 0.5).fill(.red)) == shape(Wedge(share: 0.5).fill(.red)))
    #expect(shape(Wedge(share: 0.5).fill(.red)) != shape(Wedge(share: 0.6).fill(.red)))
    #expect(shape(Wedge(share: 0.5))?.fill == .foreground(1))
    #expect(shape(Path { $0.addRect(.zero) }.stroke(.blue))?.stroke == .named("blue"))
  }

  @Test func strokesAndFillsSayHow() {
    let style = StrokeStyle(
      lineWidth: 3, lineCap: .round, lineJoin: .bevel, miterLimit: 4, dash: [2, 1], dashPhase: 1)
    let node = shape(Wedge(share: 1).stroke(.red, style: style))
    #expect(node?.lineJoin == .bevel && node?.lineCap == .round && node?.miterLimit == 4)
    #expect(node?.dash == [2, 1] && node?.dashPhase == 1)
    #expect(shape(Wedge(share: 1).fill(.red, style: FillStyle(eoFill: true)))?.isEvenOdd == true)
  }

  @Test func groundsThatAreNoEdgeAreLayers() {
    let text = Text(verbatim: "a")
    #expect(resolve(text.background(.red, in: Capsule())).outline == "“a”")
    #expect(resolve(text.background(.red, in: Ellipse())).outline == "“a”")
    #expect(resolve(text.background(.red, in: Circle())).outline == "layers { 1 circle, 0 “a” }")
    #expect(
      resolve(text.frame(width: 20, height: 20).background(.red, in: Circle())).style.shape
        == .circle)
    #expect(
      resolve(text.frame(width: 20, height: 10).background(.red, in: Circle())).outline
        == "layers { 1 circle, 0 box { 0 “a” } }")
    #expect(resolve(text.background(.red, in: Wedge(share: 1))).children.count == 2)
  }

  @Test func masksShowWhatLiesUnderThem() {
    func layers(_ view: some View) -> LayersNode? {
      guard case .layers(let layers) = resolve(view).content else { return nil }
      return layers
    }
    let color = Color.red
    #expect(layers(color.clipShape(Circle()))?.isMasked == true)
    #expect(layers(color.clipShape(Wedge(share: 1)))?.isMasked == true)
    #expect(layers(color.clipShape(RoundedRectangle(cornerRadius: 4))) == nil)
    #expect(resolve(color.frame(width: 9, height: 9).clipShape(Circle())).style.clips)
    let masked = resolve(color.mask { Text(verbatim: "a") })
    #expect(masked.outline == "layers { 0 rectangle, 1 box { “a” } }")
    #expect(masked.children[1].style.isAccessibilityHidden)
    #expect(masked.children[1].style.ignoresClicks)
    #expect(layers(color.mask(Circle()))?.sizing == 0)
  }
}
