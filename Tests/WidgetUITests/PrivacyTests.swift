import Testing

@testable import WidgetUI

/// Words that are hidden are hidden from screen readers too.
@MainActor @Suite struct PrivacyTests {
  private var row: some View {
    HStack {
      Text(verbatim: "Secret plan").help("Secret plan")
      Text(verbatim: "3/8").privacySensitive(false)
    }
    .accessibilityLabel("Secret plan")
    .accessibilityValue("Secret")
    .privacySensitive()
  }

  private func leaks(_ node: ViewNode) -> Bool {
    String(describing: node).contains("Secret")
  }

  @Test func nothingIsHiddenWhileUnlocked() {
    let node = resolve(row)
    #expect(node.plainText == "Secret plan 3/8")
    #expect(node.style.accessibilityLabel == "Secret plan")
  }

  @Test func wordsNamesAndTooltipsAreHiddenWhileLocked() {
    let node = resolve(row) { $0.redactionReasons = .privacy }
    #expect(!leaks(node))
    #expect(node.plainText == "3/8")
    #expect(node.style.accessibilityLabel == "Hidden")
    #expect(node.style.accessibilityValue == nil)
    #expect(node.children[0].style.help == nil)
  }

  @Test func placeholdersSayThatTheyLoad() {
    let node = resolve(row) { $0.redactionReasons = .placeholder }
    #expect(!leaks(node))
    #expect(node.style.accessibilityLabel == "Loading")
  }

  @Test func shapesOfTextsStay() {
    let node = resolve(Text(verbatim: "Two words")) { $0.redactionReasons = .placeholder }
    guard case .text(let text) = node.content else { return }
    #expect(text.string.count == 9)
    #expect(text.string.split(separator: " ").map(\.count) == [3, 5])
    #expect(node.style.isRedacted)
  }

  @Test func progressTellsNothingWhileLocked() {
    let interval = Date(timeIntervalSinceReferenceDate: 0)...Date(timeIntervalSinceReferenceDate: 9)
    let view = VStack {
      ProgressView("Secret plan", value: 0.7)
      ProgressView(value: 0.7).accessibilityValue("Secret")
      ProgressView(timerInterval: interval)
      Gauge(value: 0.7) { Text(verbatim: "Secret plan") }.gaugeStyle(.accessoryCircularCapacity)
    }
    .privacySensitive()
    let locked = resolve(view) { $0.redactionReasons = .privacy }
    #expect(!leaks(locked))
    let bars = locked.all.compactMap { node -> (ViewNode, ProgressNode)? in
      if case .progress(let progress) = node.content { (node, progress) } else { nil }
    }
    #expect(bars.count == 4)
    for (node, progress) in bars {
      #expect(progress.value == 0)
      #expect(progress.interval == nil)
      #expect(node.style.isRedacted)
      #expect(node.style.accessibilityLabel == "Hidden")
      #expect(node.style.accessibilityValue == "Hidden")
    }
  }

  @Test func clocksStand() {
    let node = resolve(Text(Date(), style: .timer)) { $0.redactionReasons = .placeholder }
    guard case .text(let text) = node.content else { return }
    #expect(text.runs.allSatisfy { $0.clock == nil })
  }
}
