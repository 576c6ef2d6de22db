import Synchronization

@testable import WidgetModel

struct WordEntry: TimelineEntry {
  let date: Date
  let word: String
}

struct WordView: View {
  @Environment(\.widgetFamily) var family
  let entry: WordEntry
  var body: some View { Text(verbatim: "\(entry.word) \(family)") }
}

/// Leaves its completions to the test.
final class PatientProvider: TimelineProvider, Sendable {
  typealias Completion = @Sendable (Timeline<WordEntry>) -> Void
  private let completions = Mutex<[Completion]>([])
  private let onAsked: @Sendable (PatientProvider) -> Void

  init(onAsked: @escaping @Sendable (PatientProvider) -> Void = { _ in }) {
    self.onAsked = onAsked
  }

  func placeholder(in context: Context) -> WordEntry {
    WordEntry(date: .distantPast, word: "placeholder")
  }

  func getSnapshot(in context: Context, completion: @escaping @Sendable (WordEntry) -> Void) {
    completion(WordEntry(date: .distantPast, word: "snapshot"))
    completion(WordEntry(date: .distantPast, word: "again"))
  }

  func getTimeline(in context: Context, completion: @escaping Completion) {
    completions.withLock { $0.append(completion) }
    onAsked(self)
  }

  func answer(_ word: String) {
    let completion = completions.withLock { $0.last }
    completion?(
      Timeline(entries: [WordEntry(date: .distantPast, word: word)], policy: .never))
  }

  func forget() {
    completions.withLock { $0 = [] }
  }
}

enum Tone: String, AppEnum {
  case loud, soft
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Tone"
  static let caseDisplayRepresentations: [Tone: DisplayRepresentation] = [
    .loud: "Loud", .soft: "Soft",
  ]
}

struct Habit: AppEntity {
  let id: String
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Habit"
  static let defaultQuery = HabitQuery()
  var displayRepresentation: DisplayRepresentation { "\(id)" }
}

struct HabitQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [Habit] { identifiers.map(Habit.init) }
  func defaultResult() async -> Habit? { Habit(id: "water") }
}

struct WordConfiguration: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Word"
  @Parameter(title: "Tone", default: .soft) var tone: Tone
  @Parameter(title: "Count", default: 3, inclusiveRange: (1, 50)) var count: Int
  @Parameter(title: "Note") var note: String?
  @Parameter(title: "Habit") var habit: Habit
}

struct WordProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> WordEntry {
    WordEntry(date: .distantPast, word: "placeholder")
  }

  func snapshot(for configuration: WordConfiguration, in context: Context) async -> WordEntry {
    WordEntry(date: .distantPast, word: "\(configuration.tone) \(context.isPreview)")
  }

  func timeline(
    for configuration: WordConfiguration, in context: Context
  ) async -> Timeline<WordEntry> {
    let word = "\(configuration.tone) \(configuration.count) \(configuration.habit.id)"
    return Timeline(
      entries: [
        WordEntry(date: .distantPast, word: word), WordEntry(date: .distantFuture, word: "later"),
      ], policy: .atEnd)
  }

  func recommendations() -> [AppIntentRecommendation<WordConfiguration>] {
    let loud = WordConfiguration()
    loud.tone = .loud
    return [AppIntentRecommendation(intent: loud, description: "Loud words")]
  }
}
