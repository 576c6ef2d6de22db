import Testing

@testable import WidgetUI

/// What is said about texts, on them and around them.
@MainActor @Suite struct TextModifierTests {
  private let content = Text(verbatim: "aB")
  private var texts: VStack<Text> { VStack { content } }

  private func inner(_ view: some View) -> TextNode? { resolve(view).children.first?.text }

  private func run(in view: some View) -> TextRun? { inner(view)?.runs.first }

  private func own(_ text: Text) -> TextRun? { resolve(text).text?.runs.first }

  private func run(_ change: (inout TextRun) -> Void) -> TextRun {
    var run = TextRun(string: "aB", font: .style(.body))
    change(&run)
    return run
  }

  @Test func lettersAroundATextHoldForIt() {
    #expect(run(in: texts.bold()) == run { $0.font.weight = .bold })
    #expect(run(in: texts.bold(false)) == run { _ in })
    #expect(run(in: texts.italic()) == run { $0.font.isItalic = true })
    #expect(run(in: texts.italic(false)) == run { _ in })
    #expect(run(in: texts.monospacedDigit()) == run { $0.font.isMonospacedDigit = true })
    #expect(run(in: texts.monospaced()) == run { $0.font.design = .monospaced })
    #expect(run(in: texts.monospaced(false)) == run { _ in })
    #expect(run(in: texts.fontDesign(.serif)) == run { $0.font.design = .serif })
    #expect(run(in: texts.fontWidth(.condensed)) == run { $0.font.width = .condensed })
    #expect(run(in: texts.fontWeight(.thin)) == run { $0.font.weight = .thin })
    #expect(run(in: texts.tracking(2)) == run { $0.tracking = 2 })
    #expect(run(in: texts.kerning(2)) == run { $0.tracking = 2 })
    #expect(run(in: texts.textCase(.lowercase)) == run { $0.string = "ab" })
    #expect(run(in: texts.textCase(nil)) == run { _ in })
    #expect(run(in: texts.textScale(.secondary, isEnabled: false)) == run { _ in })
  }

  @Test func linesAroundATextHoldForIt() {
    let struck = run {
      $0.isStruckThrough = true
      $0.lineColor = .named("red")
    }
    #expect(run(in: texts.strikethrough(color: .red)) == struck)
    #expect(run(in: texts.strikethrough(pattern: .dot, color: .red)) == struck)
    #expect(run(in: texts.strikethrough(false)) == run { _ in })
    let underlined = run {
      $0.isUnderlined = true
      $0.lineColor = .named("red")
    }
    #expect(run(in: texts.underline(color: .red)) == underlined)
    #expect(run(in: texts.underline(pattern: .dash, color: .red)) == underlined)
    #expect(run(in: texts.underline(false)) == run { _ in })
  }

  @Test func whatATextSaysOfItself() {
    #expect(own(content.bold(false)) == run { _ in })
    #expect(own(content.italic(false)) == run { _ in })
    #expect(own(content.italic(false).italic()) == run { $0.font.isItalic = true })
    #expect(own(content.monospacedDigit()) == run { $0.font.isMonospacedDigit = true })
    #expect(own(content.monospaced()) == run { $0.font.design = .monospaced })
    #expect(own(content.monospaced(false)) == run { _ in })
    #expect(own(content.fontDesign(.serif)) == run { $0.font.design = .serif })
    #expect(own(content.fontWidth(.expanded)) == run { $0.font.width = .expanded })
    #expect(own(content.tracking(2)) == run { $0.tracking = 2 })
    #expect(own(content.kerning(2)) == run { $0.tracking = 2 })
    #expect(own(content.baselineOffset(-2)) == run { $0.baselineOffset = -2 })
    #expect(own(content.textScale(.secondary, isEnabled: false)) == run { _ in })
    #expect(
      own(content.strikethrough(pattern: .dot)) == run { $0.isStruckThrough = true })
    let underlined = run {
      $0.isUnderlined = true
      $0.lineColor = .named("red")
    }
    #expect(own(content.underline(color: .red)) == underlined)
    #expect(own(content.underline(pattern: .dot, color: .red)) == underlined)
  }

  @Test func itsOwnWordComesFirst() {
    let own = content.tracking(1).underline(false).fontDesign(.default).fontWidth(.standard)
      .textScale(.default)
    let around = VStack { own }.tracking(2).underline().fontDesign(.serif).fontWidth(.expanded)
      .textScale(.secondary)
    #expect(run(in: around) == run { $0.tracking = 1 })
  }

  @Test func linesOfTexts() {
    #expect(inner(texts.lineLimit(3))?.lineLimit == 3)
    #expect(inner(texts.lineLimit(1...3))?.lineLimit == 3)
    #expect(inner(texts.lineLimit(...2))?.lineLimit == 2)
    #expect(inner(texts.lineLimit(2, reservesSpace: true))?.lineLimit == 2)
    #expect(inner(VStack { content.lineLimit(nil) }.lineLimit(2))?.lineLimit == nil)
    #expect(inner(texts.multilineTextAlignment(.center))?.alignment == .center)
    #expect(inner(texts.multilineTextAlignment(.trailing))?.alignment == .trailing)
    #expect(inner(texts.truncationMode(.head))?.truncation == .head)
    #expect(inner(texts.minimumScaleFactor(2))?.minimumScale == 1)
    #expect(inner(texts.minimumScaleFactor(-1))?.minimumScale == 0)
    #expect(inner(texts.allowsTightening(true)) == inner(texts))
  }

  @Test func linksHaveTheAccentAround() {
    let linked = VStack { Text("[a](https://example.org)") }
    #expect(run(in: linked.tint(.red))?.color == .named("red"))
  }

  @Test func datesHaveStyles() {
    let date = Date(timeIntervalSinceReferenceDate: 0)
    func style(_ text: Text) -> ClockNode.Style? { own(text)?.clock?.style }
    #expect(style(Text(date, style: .time)) == .time)
    #expect(style(Text(date, style: .date)) == .date)
    #expect(style(Text(date, style: .relative)) == .relative)
    #expect(style(Text(date, style: .offset)) == .offset)
    #expect(style(Text(date, style: .timer)) == .timer)
    #expect(
      style(Text(timerInterval: date...date.addingTimeInterval(60)))
        == .interval(seconds: 60, countsDown: true, pausedAt: nil, showsHours: true))
    #expect(
      style(
        Text(
          timerInterval: date...date.addingTimeInterval(60), pauseTime: date, countsDown: false,
          showsHours: false))
        == .interval(seconds: 60, countsDown: false, pausedAt: date, showsHours: false))
  }

  @Test func stretchesOfTimeHaveTwoEnds() {
    let date = Date(timeIntervalSinceReferenceDate: 0)
    let end = date.addingTimeInterval(3_600)
    let runs = resolve(Text(DateInterval(start: date, end: end))).text?.runs
    #expect(
      runs?.map(\.clock) == [
        ClockNode(date: date, style: .time), nil, ClockNode(date: end, style: .time),
      ])
    #expect(runs?[1].string == "–")
    #expect(resolve(Text(date...end)).text?.runs == runs)
  }

  @Test func formattersAndSymbolsMakeTexts() {
    let formatter = NumberFormatter()
    formatter.minimumIntegerDigits = 3
    #expect(own(Text(7, formatter: formatter))?.string == "007")
    #expect(own(Text(Image(systemName: "star")))?.symbol == "star")
  }
}
