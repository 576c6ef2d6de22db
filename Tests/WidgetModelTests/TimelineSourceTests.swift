import Testing

@testable import WidgetModel

@MainActor @Suite struct TimelineSourceTests {
  private let context = TimelineProviderContext(
    family: .systemSmall, isPreview: true, displaySize: CGSize(width: 160, height: 160))

  private func source(_ provider: PatientProvider) -> any TimelineSource {
    StaticTimelineSource(kind: "Word", provider: provider) { WordView(entry: $0) }
  }

  private func words(_ timeline: TimelineBox) -> [String?] {
    timeline.entries.map { ($0.entry as? WordEntry)?.word }
  }

  @Test func providersKnowWhatTheirViewsMayMeet() {
    let variants = context.environmentVariants
    #expect(variants.colorScheme == [.light, .dark])
    #expect(variants[\.widgetFamily] == [context.family])
    #expect(variants.layoutDirection == nil)
  }

  @Test func aProviderMayAnswerAtOnce() async throws {
    let source = source(PatientProvider { $0.answer("now") })
    let timeline = try await source.timeline(for: nil, in: context)
    #expect(words(timeline) == ["now"])
    #expect(timeline.policy == .never)
    #expect(timeline.entries[0].date == .distantPast)
  }

  @Test func aProviderMayAnswerLate() async throws {
    let source = source(PatientProvider { provider in Task { provider.answer("late") } })
    #expect(words(try await source.timeline(for: nil, in: context)) == ["late"])
  }

  @Test func theFirstOfTwoAnswersCounts() async throws {
    let source = source(
      PatientProvider {
        $0.answer("first")
        $0.answer("second")
      })
    #expect(words(try await source.timeline(for: nil, in: context)) == ["first"])
    let snapshot = try await source.snapshot(for: nil, in: context)
    #expect((snapshot.entry as? WordEntry)?.word == "snapshot")
  }

  @Test func aForgottenCompletionIsAnErrorAtOnce() async {
    let source = source(PatientProvider { $0.forget() })
    await #expect(throws: WidgetError.noAnswer(kind: "Word")) {
      try await source.timeline(for: nil, in: context)
    }
  }

  @Test func whoeverWaitsMayGiveUp() async {
    let (asked, continuation) = AsyncStream.makeStream(of: Void.self)
    let provider = PatientProvider { _ in continuation.yield() }
    let source = source(provider)
    let waiting = Task { try await source.timeline(for: nil, in: context) }
    for await _ in asked { break }
    waiting.cancel()
    await #expect(throws: CancellationError.self) { try await waiting.value }
    provider.answer("too late")
  }

  @Test func entriesAreDrawnByTheView() async throws {
    let source = source(PatientProvider())
    var environment = EnvironmentValues()
    environment.widgetFamily = .systemLarge
    let node = source.node(for: source.placeholder(in: context), in: environment)
    #expect(node.plainText == "placeholder systemLarge")
    #expect(source.recommendations() == [])
  }

  @Test func settingsReachTheProvider() async throws {
    let source = IntentTimelineSource(provider: WordProvider()) { WordView(entry: $0) }
    let loud = IntentReference(WordConfiguration()).setting("tone", to: .string("loud"))
      .setting("count", to: .int(7)).setting("habit", to: .string("tea"))
    #expect(words(try await source.timeline(for: loud, in: context)) == ["loud 7 tea", "later"])
    let snapshot = try await source.snapshot(for: loud, in: context)
    #expect((snapshot.entry as? WordEntry)?.word == "loud true")
  }

  @Test func settingsThatNobodyChoseAreTheDefaults() async throws {
    let source = IntentTimelineSource(provider: WordProvider()) { WordView(entry: $0) }
    #expect(words(try await source.timeline(for: nil, in: context)) == ["soft 3 water", "later"])
  }

  @Test func wrongSettingsAreRefused() async {
    let source = IntentTimelineSource(provider: WordProvider()) { WordView(entry: $0) }
    let wrong = IntentReference(WordConfiguration()).setting("count", to: .int(51))
    await #expect(
      throws: IntentError.invalidValue(
        parameter: "count", expected: "a whole number from 1 to 50", given: "51")
    ) {
      try await source.timeline(for: wrong, in: context)
    }
  }

  @Test func recommendationsAreRecorded() {
    let source = IntentTimelineSource(provider: WordProvider()) { WordView(entry: $0) }
    let loud = IntentReference(WordConfiguration()).setting("tone", to: .string("loud"))
    #expect(
      source.recommendations() == [
        WidgetRecommendation(configuration: loud, description: "Loud words")
      ])
  }
}
