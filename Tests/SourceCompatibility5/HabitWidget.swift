// Authors unwrap by force, and this is their code.
// swift-format-ignore-file: NeverForceUnwrap

import AppIntents
import SwiftUI
import WidgetKit

// A small widget as tutorials write it: static metadata that can change, a model called `Task`, a
// store with a shared instance, a custom toggle style with a plain button, ternaries of styles.

struct Task: Identifiable, Codable, Hashable {
  var id: String = UUID().uuidString
  var title: String
  var isCompleted = false
  var priority: Priority = .medium
  var due: Date?

  enum Priority: String, Codable, CaseIterable {
    case low, medium, high

    var color: Color {
      switch self {
      case .low: return .blue
      case .medium: return .orange
      case .high: return .red
      }
    }

    @ViewBuilder var badge: some View {
      if self == .high {
        Image(systemName: "exclamationmark.circle.fill").foregroundStyle(color)
      } else {
        EmptyView()
      }
    }
  }
}

final class TaskModel: @unchecked Sendable {
  static let shared = TaskModel()
  private let lock = NSLock()
  private var stored: [Task] = [
    Task(id: "a", title: "Water the plants"), Task(id: "b", title: "Read", isCompleted: true),
  ]
  var tasks: [Task] {
    get { lock.withLock { stored } }
    set { lock.withLock { stored = newValue } }
  }
  func toggle(id: String) {
    guard let index = tasks.firstIndex(where: { $0.id == id }) else { return }
    tasks[index].isCompleted.toggle()
  }
}

struct ToggleTaskIntent: AppIntent {
  static var title: LocalizedStringResource = "Toggle Task State"
  static var description = IntentDescription("Marks a task as done.")

  @Parameter(title: "Task ID")
  var id: String

  init() {}

  init(id: String) {
    self.id = id
  }

  func perform() async throws -> some IntentResult {
    TaskModel.shared.toggle(id: id)
    WidgetCenter.shared.reloadAllTimelines()
    return .result()
  }
}

struct CountIntent: AppIntent {
  static var title: LocalizedStringResource { "Count" }
  static var description: IntentDescription { "Counts tasks." }
  static var openAppWhenRun: Bool = false

  @Parameter(title: "Only open", default: true) var onlyOpen: Bool

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    let count = TaskModel.shared.tasks.filter { !onlyOpen || !$0.isCompleted }.count
    return .result(value: count, dialog: "There are \(count)")
  }
}

enum Filter: String, AppEnum {
  case all, open
  static var typeDisplayRepresentation = TypeDisplayRepresentation(name: "Filter")
  static var caseDisplayRepresentations: [Filter: DisplayRepresentation] = [
    .all: "All", .open: DisplayRepresentation(title: "Open", subtitle: "not done yet"),
  ]
}

struct ListEntity: AppEntity {
  let id: UUID
  var name: String
  static var typeDisplayRepresentation: TypeDisplayRepresentation = "List"
  static var defaultQuery = ListQuery()
  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(name)")
  }
}

struct ListQuery: EntityQuery {
  static let home = ListEntity(id: UUID(), name: "Home")
  func entities(for identifiers: [ListEntity.ID]) async throws -> [ListEntity] {
    [Self.home].filter { identifiers.contains($0.id) }
  }
  func suggestedEntities() async throws -> [ListEntity] { [Self.home] }
  func defaultResult() async -> ListEntity? { try? await suggestedEntities().first }
}

struct ConfigurationAppIntent: WidgetConfigurationIntent {
  static var title: LocalizedStringResource = "Configuration"
  static var description = IntentDescription("This is an example widget.")

  @Parameter(title: "Filter", default: .all) var filter: Filter
  @Parameter(title: "Count", default: 3, controlStyle: .stepper, inclusiveRange: (1, 10))
  var count: Int
  @Parameter(title: "List") var list: ListEntity?
  @Parameter(title: "Favorite Emoji", default: "😃") var favoriteEmoji: String

  static var parameterSummary: some ParameterSummary {
    Summary("Show \(\.$count) tasks") {
      \.$filter
      \.$list
    }
  }
}

struct TaskEntry: TimelineEntry {
  let date: Date
  let tasks: [Task]
  let configuration: ConfigurationAppIntent
}

struct ConfigurableProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> TaskEntry {
    TaskEntry(date: Date(), tasks: [], configuration: ConfigurationAppIntent())
  }

  func snapshot(for configuration: ConfigurationAppIntent, in context: Context) async -> TaskEntry {
    TaskEntry(
      date: .now, tasks: Array(TaskModel.shared.tasks.prefix(2)), configuration: configuration)
  }

  func timeline(
    for configuration: ConfigurationAppIntent, in context: Context
  ) async -> Timeline<TaskEntry> {
    var entries: [TaskEntry] = []
    for hourOffset in 0..<5 {
      let entryDate = Calendar.current.date(byAdding: .hour, value: hourOffset, to: Date())!
      entries.append(
        TaskEntry(
          date: entryDate, tasks: Array(TaskModel.shared.tasks.prefix(configuration.count)),
          configuration: configuration))
    }
    return Timeline(entries: entries, policy: .atEnd)
  }
}

struct SimpleEntry: TimelineEntry {
  let date: Date
  let last3: [Task]
}

struct Provider: TimelineProvider {
  func placeholder(in context: Context) -> SimpleEntry {
    SimpleEntry(date: Date(), last3: Array(TaskModel.shared.tasks.prefix(3)))
  }

  func getSnapshot(in context: Context, completion: @escaping (SimpleEntry) -> Void) {
    completion(SimpleEntry(date: Date(), last3: Array(TaskModel.shared.tasks.prefix(3))))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
    let entry = SimpleEntry(date: .now, last3: Array(TaskModel.shared.tasks.prefix(3)))
    let next = Calendar.current.date(byAdding: .minute, value: 15, to: .now)!
    completion(Timeline(entries: [entry], policy: .after(next)))
  }
}
