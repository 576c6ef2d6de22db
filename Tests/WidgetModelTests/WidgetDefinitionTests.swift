import Testing

@testable import WidgetModel

@MainActor @Suite struct WidgetDefinitionTests {
  struct PlainWidget: Widget {
    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "Plain", provider: PatientProvider()) { WordView(entry: $0) }
    }
  }

  struct WordWidget: Widget {
    var body: some WidgetConfiguration {
      AppIntentConfiguration(
        kind: "Word", intent: WordConfiguration.self, provider: WordProvider()
      ) { entry in
        WordView(entry: entry).containerBackground(.fill.tertiary, for: .widget)
      }
      .configurationDisplayName("Words")
      .description("Shows a word.")
      .supportedFamilies([.systemSmall, .accessoryCircular, .systemLarge])
      .contentMarginsDisabled()
      .containerBackgroundRemovable(false)
    }
  }

  struct Bundle: WidgetBundle {
    var body: some Widget {
      PlainWidget()
      if #available(iOS 17, *) { WordWidget() }
    }
  }

  struct TwinBundle: WidgetBundle {
    var body: some Widget {
      PlainWidget()
      WordWidget()
      PlainWidget()
    }
  }

  struct NeedyConfiguration: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Needy"
    @Parameter(title: "Name") var name: String
  }

  struct NeedyProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> WordEntry { WordEntry(date: .now, word: "") }
    func snapshot(for configuration: NeedyConfiguration, in context: Context) async -> WordEntry {
      placeholder(in: context)
    }
    func timeline(
      for configuration: NeedyConfiguration, in context: Context
    ) async -> Timeline<WordEntry> {
      Timeline(entries: [], policy: .never)
    }
  }

  @Test func bundlesGiveTheirWidgetsInOrder() throws {
    #expect(try Bundle.definitions().map(\.kind) == ["Plain", "Word"])
  }

  @Test func twoOfOneKindAreRefused() {
    #expect(throws: WidgetError.duplicateKind("Plain")) { try TwinBundle.definitions() }
    #expect(
      words(for: WidgetError.duplicateKind("Plain"))
        == "Two widgets are of the kind “Plain”; give one another kind")
  }

  @Test func aConfigurationSaysWhatTheGalleryShows() throws {
    let definition = try Bundle.definitions()[1]
    #expect(definition.displayName == "Words")
    #expect(definition.description == "Shows a word.")
    #expect(definition.families == [.systemSmall, .systemLarge])
    #expect(!definition.hasContentMargins)
    #expect(definition.configuration == WordConfiguration.self)
  }

  @Test func whatIsNotSaidHasDefaults() throws {
    let definition = try Bundle.definitions()[0]
    #expect(definition.displayName == "Plain")
    #expect(definition.description == nil)
    #expect(
      definition.families == [.systemSmall, .systemMedium, .systemLarge, .systemExtraLarge])
    #expect(definition.hasContentMargins)
    #expect(definition.configuration == nil)
    #expect(try definition.defaultConfiguration() == nil)
  }

  @Test func defaultsAreTheFirstSettings() throws {
    let configuration = try Bundle.definitions()[1].defaultConfiguration()
    #expect(configuration?.values == ["tone": .string("soft"), "count": .int(3)])
  }

  @Test func aMissingDefaultIsRefused() {
    let configuration = AppIntentConfiguration(kind: "Needy", provider: NeedyProvider()) {
      WordView(entry: $0)
    }
    #expect(
      throws: IntentError.missingDefault(intent: "NeedyConfiguration", parameter: "name")
    ) {
      try configuration._definitions[0].defaultConfiguration()
    }
  }
}
