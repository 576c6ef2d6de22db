import WidgetModel

struct FixtureWidgets: WidgetBundle {
  var body: some Widget {
    StateWidget()
    LabelWidget()
  }
}

/// Shows what the tests have written, and what the host says about the surroundings.
struct StateWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "StateWidget", provider: StateProvider()) { entry in
      StateView(entry: entry)
    }
    .configurationDisplayName("State")
    .description("Shows the present value.")
    .supportedFamilies([.systemMedium, .systemLarge])
  }
}

/// Has a setting.
struct LabelWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(
      kind: "LabelWidget", intent: LabelConfiguration.self, provider: LabelProvider()
    ) { entry in
      Text(verbatim: "Label \(entry.label)").containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("Label")
    .description("Shows a word of yours.")
    .supportedFamilies([.systemSmall, .systemMedium])
  }
}

struct LabelConfiguration: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Label"

  @Parameter(title: "Word", default: "default") var label: String
}

struct StateEntry: TimelineEntry {
  let date = Date.now
  let value: String
}

struct StateProvider: TimelineProvider {
  func placeholder(in context: Context) -> StateEntry { StateEntry(value: "placeholder") }

  func getSnapshot(in context: Context, completion: @escaping @Sendable (StateEntry) -> Void) {
    Fixture.noteSnapshot()
    completion(StateEntry(value: "snapshot"))
  }

  func getTimeline(
    in context: Context, completion: @escaping @Sendable (Timeline<StateEntry>) -> Void
  ) {
    Fixture.noteRequest()
    let mode = Fixture.mode
    // Letting go of the completion is a failure; keeping it is silence.
    if mode == "fail" { return }
    if mode == "silent" { return Silence.keep(completion) }
    completion(Timeline(entries: [StateEntry(value: mode)], policy: .never))
  }
}

struct LabelEntry: TimelineEntry {
  let date = Date.now
  let label: String
}

struct LabelProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> LabelEntry { LabelEntry(label: "placeholder") }

  func snapshot(for configuration: LabelConfiguration, in context: Context) async -> LabelEntry {
    LabelEntry(label: "preview \(configuration.label)")
  }

  func timeline(
    for configuration: LabelConfiguration, in context: Context
  ) async -> Timeline<LabelEntry> {
    Timeline(entries: [LabelEntry(label: configuration.label)], policy: .never)
  }

  func recommendations() -> [AppIntentRecommendation<LabelConfiguration>] {
    let intent = LabelConfiguration()
    intent.label = "recommended"
    return [AppIntentRecommendation(intent: intent, description: "A recommended word")]
  }
}

struct StateView: View {
  let entry: StateEntry

  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.widgetFamily) private var family
  @Environment(\.redactionReasons) private var reasons

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Text(verbatim: "Value \(entry.value)")
        Spacer()
        WidgetControls()
      }
      Text(verbatim: colorScheme == .dark ? "Dark" : "Light").unredacted()
      Text(verbatim: "\(family)")
      Text(verbatim: reasons.contains(.privacy) ? "Locked" : "Unlocked")
      Text(verbatim: "Secret").privacySensitive()
      HStack {
        Button("Set", intent: SetValueIntent("set"))
        Button("Guarded", intent: GuardedIntent())
        Button("Slow", intent: SlowIntent())
      }
    }
    .containerBackground(.background, for: .widget)
  }
}
