import Testing

@testable import WidgetUI

/// Numbers that nothing can be drawn with become such as can.
@MainActor @Suite struct LengthTests {
  nonisolated private static let strange: [Double] = [
    .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 1e19, -1e19,
  ]

  @Test(arguments: strange)
  func everyNumberIsAWholeNumberOfPixels(_ number: Double) {
    #expect(abs(Int(pixels: number)) <= 100_000)
    #expect((0...100_000).contains(Int(size: number)))
    #expect((0.0...1).contains(Double(share: number)))
  }

  @Test func ordinaryNumbersStayWhatTheyAre() {
    #expect(Int(pixels: -12.4) == -12)
    #expect(Int(size: 12.5) == 13)
    #expect(Int(size: -3) == 0)
    #expect(Double(place: -0.25) == -0.25)
    #expect(Double(share: 0.3) == 0.3)
  }

  private func frame(_ view: some View) -> FrameNode? { resolve(view).style.frame }

  @Test func framesWithoutEnd() {
    let text = Text(verbatim: "a")
    #expect(frame(text.frame(maxWidth: .infinity)) == FrameNode(maxWidth: .infinity))
    #expect(
      frame(text.frame(maxWidth: .greatestFiniteMagnitude)) == FrameNode(maxWidth: .infinity))
    #expect(frame(text.frame(maxWidth: .nan)) == FrameNode())
    #expect(frame(text.frame(width: .infinity, height: .nan)) == FrameNode())
    #expect(frame(text.frame(width: -5)) == FrameNode(width: 0))
  }

  @Test(arguments: strange)
  func sharesAreBetweenNothingAndAll(_ number: Double) {
    for view in [
      resolve(ProgressView(value: number)), resolve(ProgressView(value: number, total: number)),
    ] {
      guard case .progress(let progress) = view.content else {
        Issue.record("No progress")
        return
      }
      #expect((0.0...1).contains(progress.value ?? -1))
    }
    let gauges = resolve(Gauge(value: number) { Text(verbatim: "a") }).all
    for case .progress(let progress) in gauges.map(\.content) {
      #expect((0.0...1).contains(progress.value ?? -1))
    }
  }

  @Test func aRingThatEndsNowhereIsNotDrawn() {
    guard case .shape(let ring) = resolve(Circle().trim(to: .nan).stroke()).content else {
      Issue.record("No shape")
      return
    }
    #expect(ring.trimEnd == 0)
  }

  @Test func cellsSpanAsManyColumnsAsCanBeLaidOut() {
    #expect(resolve(Text(verbatim: "a").gridCellColumns(1_000_000)).style.columnSpan == 200)
    #expect(resolve(Text(verbatim: "a").gridCellColumns(-1)).style.columnSpan == 1)
  }

  @Test(arguments: [1e300, -1e300, 1e9])
  func arcsThatTurnWithoutEndAreCircles(degrees: Double) {
    var path = Path()
    path.addRelativeArc(
      center: .zero, radius: 5, startAngle: .zero, delta: .degrees(degrees))
    #expect((1...9).contains(path.elements.count))
    #expect((9.9...12).contains(Double(path.boundingRect.width)))
  }

  @Test func equalViewsWithStrangeNumbersAreEqual() {
    let view = VStack(spacing: .nan) {
      Spacer(minLength: .nan)
      Text(verbatim: "a").padding(.nan).offset(x: .nan).position(x: .nan, y: .nan)
      Circle().stroke(Color(red: .nan, green: 0, blue: 0), lineWidth: .nan)
    }
    #expect(resolve(view) == resolve(view))
  }
}
