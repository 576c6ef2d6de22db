import AppIntents
import SwiftUI
import WidgetKit

// A small widget in Swift 6 mode: metadata that cannot change, and types of the author's that are
// called like the platform's.

struct WidgetConfigurationIntent: AppIntents.WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Configuration"
  static let description: LocalizedStringResource = "What is shown."
  @Parameter(title: "Loud", default: false) var isLoud: Bool

  static var parameterSummary: some ParameterSummary {
    When(\.$isLoud, .equalTo, true) {
      Summary("Loud") { \.$isLoud }
    } otherwise: {
      Summary("Quiet: \(\.$isLoud)")
    }
  }
}

struct ToggleTaskIntent: AppIntent {
  static let title: LocalizedStringResource = "Toggle"
  static let description = "Toggles a task."
  @Parameter(title: "Task") var id: String

  init() {}
  init(id: String) { self.id = id }

  func perform() async throws -> some IntentResult & ReturnsValue<Bool> {
    .result(value: true)
  }
}

struct Label: Hashable {
  let text: String
}

struct Layout {
  let columns = 2
}

struct Entry: TimelineEntry {
  let date: Date
  let labels: [Label]
  let relevance: TimelineEntryRelevance? = TimelineEntryRelevance(score: 1)
}

struct Provider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> Entry { Entry(date: .now, labels: []) }

  func snapshot(for configuration: WidgetConfigurationIntent, in context: Context) async -> Entry {
    await timeline(for: configuration, in: context).entries[0]
  }

  func timeline(
    for configuration: WidgetConfigurationIntent, in context: Context
  ) async -> Timeline<Entry> {
    let text = configuration.isLoud ? "LOUD" : "quiet"
    return Timeline(
      entries: [Entry(date: .now, labels: [Label(text: text)])],
      policy: .after(.now.addingTimeInterval(60)))
  }
}

struct EntryView: View {
  let entry: Provider.Entry
  let layout = Layout()

  var body: some View {
    VStack {
      SwiftUI.Label("Words", systemImage: "star")
      ForEach(entry.labels, id: \.self) { label in
        Toggle(label.text, isOn: true, intent: ToggleTaskIntent(id: label.text))
          .toggleStyle(SquareToggleStyle())
      }
    }
    .containerBackground(for: .widget) { Color(.secondarySystemBackground) }
  }
}

struct SquareToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Image(systemName: configuration.isOn ? "checkmark.square.fill" : "square")
      configuration.label
    }
  }
}

struct StrictWidget: WidgetKit.Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(
      kind: "Strict", intent: WidgetConfigurationIntent.self, provider: Provider()
    ) { entry in
      EntryView(entry: entry)
    }
    .configurationDisplayName("Strict")
    .description("A widget.")
  }
}

#Preview("Strict", as: .systemLarge) {
  StrictWidget()
} timeline: {
  Entry(date: .now, labels: [])
  Entry(date: .now, labels: [Label(text: "a")])
}

#Preview {
  EntryView(entry: Entry(date: .now, labels: []))
}
