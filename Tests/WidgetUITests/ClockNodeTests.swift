import Foundation
import Testing

@testable import WidgetUI

@Suite struct ClockNodeTests {
  private let date = Date(timeIntervalSinceReferenceDate: 800_000_000)
  private let english = Locale(identifier: "en_US")

  private func text(_ style: ClockNode.Style, _ seconds: Double) -> String {
    ClockNode(date: date, style: style, locale: english, timeZone: .gmt)
      .string(at: date.addingTimeInterval(seconds))
  }

  private func next(_ style: ClockNode.Style, _ seconds: Double) -> Double? {
    ClockNode(date: date, style: style).nextChange(after: date.addingTimeInterval(seconds))
      .map { ($0.timeIntervalSince(date) * 1_000).rounded() / 1_000 }
  }

  @Test(arguments: [
    (0.0, "0:00"), (9.9, "0:09"), (65, "1:05"), (3_909, "1:05:09"), (-65, "1:05"),
    (360_000, "100:00:00"),
  ])
  func timers(seconds: Double, expected: String) {
    #expect(text(.timer, seconds) == expected)
  }

  @Test(arguments: [
    (0.0, "0 sec"), (-5, "5 sec"), (65, "1 min, 5 sec"), (3_600, "1 hr"), (-7_500, "2 hr, 5 min"),
    (90_000, "1 day, 1 hr"), (40_000_000, "1 year, 3 months"), (60, "1 min"),
  ])
  func distances(seconds: Double, expected: String) {
    #expect(text(.relative, seconds) == expected)
  }

  @Test(
    arguments: [
      (7_500, "+2 hr"), (-90, "−1 min"), (0, "+0 sec"), (-172_800, "−2 days"),
    ] as [(Double, String)])
  func offsets(seconds: Double, expected: String) {
    #expect(text(.offset, seconds) == expected)
  }

  @Test func intervalsCountUpAndDownAndStop() {
    func style(_ down: Bool, _ paused: Double? = nil, hours: Bool = true) -> ClockNode.Style {
      .interval(
        seconds: 3_700, countsDown: down, pausedAt: paused.map { date.addingTimeInterval($0) },
        showsHours: hours)
    }
    #expect(text(style(false), 65) == "1:05")
    #expect(text(style(true), 65) == "1:00:35")
    #expect(text(style(true, nil, hours: false), 65) == "60:35")
    #expect(text(style(true), -10) == "1:01:40")
    #expect(text(style(true), 9_999) == "0:00")
    #expect(text(style(false, 5), 100) == "0:05")
    #expect(next(style(true), -10) == 0)
    #expect(next(style(true), 5.5) == 6.001)
    #expect(next(style(true), 3_700) == nil)
    #expect(next(style(true, 5), 10) == nil)
  }

  @Test func timeAndDayDoNotChange() {
    #expect(next(.time, 0) == nil)
    #expect(next(.date, 0) == nil)
    #expect(text(.date, 0) == "May 9, 2026")
    #expect(text(.time, 0).hasPrefix("6:13"))
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e18])
  func momentsThatNeverComeAreNotWaitedFor(seconds: Double) {
    let far = Date(timeIntervalSinceReferenceDate: seconds)
    for style in [ClockNode.Style.timer, .relative, .offset] {
      let clock = ClockNode(date: far, style: style)
      #expect(clock.nextChange(after: date) == nil)
      #expect(clock.string(at: date).hasSuffix("∞"))
    }
  }

  @Test func itIsDrawnAgainWhenTheTextIsAnother() {
    #expect(next(.timer, 5.4) == 6.001)
    #expect(next(.relative, 100) == 101.001)
    #expect(next(.relative, 7_230) == 7_260.001)
    #expect(next(.offset, 90) == 120.001)
    #expect(next(.offset, 5) == 6.001)
    #expect(next(.timer, -5.4) == -4.999)
  }
}

@MainActor @Suite struct TextFormatTests {
  private func runs(_ view: some View, _ change: (inout EnvironmentValues) -> Void = { _ in })
    -> [TextRun]
  {
    guard case .text(let text) = resolve(view, change).content else { return [] }
    return text.runs
  }

  @Test func datesKeepUpWithTheClock() {
    let date = Date(timeIntervalSinceReferenceDate: 0)
    let runs = runs(Text("Left: \(date, style: .timer)")) { $0.now = date.addingTimeInterval(65) }
    #expect(runs.map(\.string) == ["Left: ", "1:05"])
    #expect(runs.map(\.clock) == [nil, ClockNode(date: date, style: .timer)])
  }

  @Test func clocksKeepWhatTheViewAskedFor() {
    let date = Date(timeIntervalSinceReferenceDate: 0)
    let zone = TimeZone(secondsFromGMT: 3 * 3_600)
    let english = Locale(identifier: "en_GB")
    let view = VStack { Text(date, style: .time) + Text(date, style: .date) }
      .environment(\.locale, english)
      .environment(\.timeZone, zone ?? .gmt)
      .textCase(.uppercase)
    guard case .text(let text) = resolve(view).children[0].content else {
      Issue.record("No text")
      return
    }
    // A host that draws it again later makes the same words.
    let words = text.runs.map { $0.clock?.string(at: date) ?? "" }
    #expect(words[0].hasSuffix("3:00"))
    #expect(words[1] == "1 JANUARY 2001")
    #expect(text.runs.map(\.string) == words)
  }

  @Test func valuesHaveFormats() {
    let locale = Locale(identifier: "en_US")
    #expect(runs(Text(12_345, format: .number.locale(locale))).map(\.string) == ["12,345"])
    #expect(runs(Text("\(0.256, specifier: "%.1f") l")).map(\.string) == ["0.3 l"])
    #expect(
      runs(Text("\(0.5, format: .percent.locale(locale)) done")).map(\.string) == ["50% done"])
  }

  @Test func interpolatedTextsKeepTheirAttributes() {
    let runs = runs(
      Text("\(Image(systemName: "star")) \(3) of \(Text("four").bold())").foregroundStyle(.red))
    #expect(runs.map(\.string) == ["", " 3 of ", "four"])
    #expect(runs.map(\.symbol) == ["star", nil, nil])
    #expect(runs.map(\.font.weight) == [.regular, .regular, .bold])
    #expect(runs.map(\.color) == Array(repeating: .named("red"), count: 3))
  }

  @Test func attributedStringsAreRuns() {
    var string = AttributedString("a")
    string.foregroundColor = .red
    string.font = .caption
    var second = AttributedString("b")
    second.strikethroughStyle = .single
    second.kern = 2
    let runs = runs(Text(string + second))
    #expect(runs.map(\.string) == ["a", "b"])
    #expect(runs.map(\.color) == [.named("red"), nil])
    #expect(runs.map(\.font) == [.style(.caption), .style(.body)])
    #expect(runs.map(\.isStruckThrough) == [false, true])
    #expect(runs.map(\.tracking) == [0, 2])
  }

  @Test func secondaryTextsAreSmaller() {
    let sum = Text("a").textScale(.secondary) + Text("b")
    #expect(runs(sum).map(\.font) == [.style(.footnote), .style(.body)])
    let points = FontValue(size: .points(17), weight: .regular)
    #expect(
      runs(Text("a").font(.system(size: 20)).textScale(.secondary)).map(\.font) == [points])
    let around = resolve(VStack { Text("a").font(.headline) }.textScale(.secondary))
    #expect(around.children[0].content == .text(.plain("a", font: .style(.body, .bold))))
  }

  @Test func lettersAndLinesHaveTheirLook() {
    let view = VStack {
      Text("Straße").strikethrough(color: .red).baselineOffset(2)
    }
    .textCase(.uppercase).tracking(3).lineSpacing(4).minimumScaleFactor(0.5)
    .truncationMode(.middle).fontDesign(.serif).italic()
    guard case .text(let text) = resolve(view).children[0].content else {
      Issue.record("No text")
      return
    }
    #expect(text.string == "STRASSE")
    #expect(text.lineSpacing == 4)
    #expect(text.minimumScale == 0.5)
    #expect(text.truncation == .middle)
    #expect(text.runs[0].tracking == 3)
    #expect(text.runs[0].baselineOffset == 2)
    #expect(text.runs[0].lineColor == .named("red"))
    #expect(text.runs[0].font.design == .serif)
    #expect(text.runs[0].font.isItalic)
  }
}
