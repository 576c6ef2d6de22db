import Foundation
import Testing
import WidgetModel

@testable import WidgetHost

/// How shapes lie in their rectangles, and what follows a moment.
@MainActor @Suite struct ShapeGeometryTests {
  private func shape(_ view: some View) -> ShapeNode? {
    let node = ViewNode.resolve(view, in: EnvironmentValues())
    guard case .shape(let shape) = node.content else { return nil }
    return shape
  }

  private func outline(_ view: some View) -> [Double]? {
    shape(view).map {
      let outline = $0.outline(width: 20, height: 10)
      return [outline.x, outline.y, outline.width, outline.height]
    }
  }

  @Test func outlinesLieInTheMiddle() {
    #expect(outline(Rectangle()) == [0, 0, 20, 10])
    #expect(outline(Rectangle().inset(by: 2)) == [2, 2, 16, 6])
    #expect(outline(Rectangle().inset(by: 7)) == [7, 5, 6, 0])
    #expect(outline(Circle()) == [5, 0, 10, 10])
    #expect(outline(Circle().inset(by: 1)) == [6, 1, 8, 8])
  }

  @Test func pathsAreTrimmedAndInset() {
    func bounds(_ view: some View, inset: Double = 0) -> [Double]? {
      shape(view).map {
        let bounds = $0.path(width: 20, height: 10, inset: inset).boundingRect
        return [bounds.minX, bounds.minY, bounds.width, bounds.height].map {
          (Double($0) * 10).rounded() / 10
        }
      }
    }
    #expect(bounds(Rectangle().inset(by: 1), inset: 2) == [3, 3, 14, 4])
    #expect(bounds(Circle().trim(from: 0, to: 0.25)) == [10, 5, 5, 5])
    #expect(bounds(Circle().trim(from: 0.5, to: 0.75)) == [5, 0, 5, 5])
  }

  private struct Line: Shape {
    func path(in rect: CGRect) -> Path { Path(rect) }
  }

  @Test func whatCssCannotDrawIsDrawnByHand() {
    func byHand(_ view: some View) -> Bool? { shape(view)?.isDrawnByHand }
    #expect(byHand(Circle()) == false)
    #expect(byHand(Circle().stroke(.red, lineWidth: 2)) == false)
    #expect(byHand(Circle().trim(from: 0.1)) == true)
    #expect(byHand(Circle().trim(to: 0.9)) == true)
    #expect(byHand(Circle().trim(to: 0.9).stroke(.red)) == true)
    #expect(byHand(Circle().stroke(.red, style: StrokeStyle(dash: [1]))) == true)
    #expect(
      byHand(Circle().stroke(AngularGradient(colors: [.red], center: .center))) == true)
    #expect(byHand(Line()) == true)
  }

  @Test func progressFollowsTheClock() {
    let start = Date(timeIntervalSince1970: 0)
    func share(_ countsDown: Bool, _ seconds: Double) -> Double? {
      let view = ProgressView(
        timerInterval: start...start.addingTimeInterval(8), countsDown: countsDown)
      let node = ViewNode.resolve(view, in: EnvironmentValues())
      guard case .progress(let progress) = node.content else { return nil }
      return progress.share(at: start.addingTimeInterval(seconds))
    }
    #expect([-1, 2, 9].map { share(false, $0) } == [0, 0.25, 1])
    #expect([-1, 2, 9].map { share(true, $0) } == [1, 0.75, 0])
  }
}
