import Synchronization
import WidgetModel

/// One of each kind of view whose drawing keeps closures.
struct ProbeWidgets: WidgetBundle {
  var body: some Widget {
    ProbeWidget()
    SilentWidget()
  }
}

struct ProbeWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(
      kind: "ProbeWidget", intent: ProbeConfiguration.self, provider: ProbeProvider()
    ) { ProbeView(entry: $0) }
  }
}

/// Its provider never answers.
struct SilentWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "SilentWidget", provider: SilentProvider()) { _ in Text("Silent") }
  }
}

/// A parameter for each kind of row that the dialog has.
struct ProbeConfiguration: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Probe"

  @Parameter(title: "Flag", default: true) var flag: Bool
  @Parameter(title: "Number", default: 3, inclusiveRange: (1, 9)) var number: Int
  @Parameter(title: "Share", default: 0.5, controlStyle: .slider, inclusiveRange: (0, 1))
  var share: Double
  @Parameter(title: "Text", default: "") var text: String
  @Parameter(title: "Choice", default: .one) var choice: ProbeChoice
  @Parameter(title: "Thing") var thing: ProbeThing?
}

enum ProbeChoice: String, AppEnum {
  case one
  case two

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Choice"
  static let caseDisplayRepresentations: [ProbeChoice: DisplayRepresentation] = [
    .one: "One", .two: "Two",
  ]
}

struct ProbeThing: AppEntity {
  let id: String

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Thing"
  static let defaultQuery = ProbeThingQuery()
  var displayRepresentation: DisplayRepresentation { "\(id)" }
}

struct ProbeThingQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [ProbeThing] {
    identifiers.map { ProbeThing(id: $0) }
  }

  func suggestedEntities() async throws -> [ProbeThing] { [ProbeThing(id: "a")] }
}

struct ProbeIntent: AppIntent {
  static let title: LocalizedStringResource = "Do"

  @Parameter(title: "Text", default: "") var text: String

  func perform() async throws -> some IntentResult {
    if text == "fail" { throw IntentError.invalidValue(parameter: "text", expected: "", given: "") }
    return .result(dialog: "Done", undo: ProbeIntent())
  }
}

struct ProbeEntry: TimelineEntry {
  let date: Date
}

struct ProbeProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> ProbeEntry { ProbeEntry(date: .now) }

  func snapshot(for configuration: ProbeConfiguration, in context: Context) async -> ProbeEntry {
    ProbeEntry(date: .now)
  }

  func timeline(
    for configuration: ProbeConfiguration, in context: Context
  ) async -> Timeline<ProbeEntry> {
    // Both clocks are armed when the widget goes.
    Timeline(
      entries: [ProbeEntry(date: .now), ProbeEntry(date: .now.addingTimeInterval(3600))],
      policy: .atEnd)
  }
}

struct SilentProvider: TimelineProvider {
  /// Kept, so that the completions are neither called nor let go of.
  private static let completions = Completions()

  func placeholder(in context: Context) -> ProbeEntry { ProbeEntry(date: .now) }

  func getSnapshot(in context: Context, completion: @escaping @Sendable (ProbeEntry) -> Void) {
    completion(ProbeEntry(date: .now))
  }

  func getTimeline(
    in context: Context, completion: @escaping @Sendable (Timeline<ProbeEntry>) -> Void
  ) {
    Self.completions.keep(completion)
  }
}

private final class Completions: Sendable {
  private let kept = Mutex<[@Sendable (Timeline<ProbeEntry>) -> Void]>([])

  func keep(_ completion: @escaping @Sendable (Timeline<ProbeEntry>) -> Void) {
    kept.withLock { $0.append(completion) }
  }
}

struct ProbeView: View {
  let entry: ProbeEntry

  var body: some View {
    VStack {
      HStack {
        Text("Probe")
        WidgetControls()
      }
      ScrollView {
        VStack {
          ForEach(0..<4) { number in
            HStack {
              if number.isMultiple(of: 2) {
                toggle(number).toggleStyle(.checkbox)
              } else {
                toggle(number).toggleStyle(.switch)
              }
              Button(intent: ProbeIntent()) { Image(systemName: "plus") }
            }
            .contextMenu {
              RenameButton()
              Menu("More") { Button("Do", intent: ProbeIntent()) }
            }
          }
        }
      }
      Toggle("Pressed", isOn: true, intent: ProbeIntent()).toggleStyle(.button)
      ProgressView(value: 0.5)
      ProgressView(timerInterval: entry.date...entry.date.addingTimeInterval(60))
      Text(entry.date, style: .time)
      Text(entry.date, style: .timer)
      Text("[Words](https://example.org/) that lead somewhere")
      TextField("Add…", intent: ProbeIntent(), parameter: \.$text)
        .calledUp(by: "Add", systemImage: "plus")
      TextField("Write…", intent: ProbeIntent(), parameter: \.$text)
    }
    .containerBackground(.background, for: .widget)
  }

  private func toggle(_ number: Int) -> some View {
    Toggle(isOn: false, intent: ProbeIntent()) {
      Text(verbatim: "Row \(number)").editable(intent: ProbeIntent(), parameter: \.$text)
    }
  }
}
