import Foundation
import TestSupport
import WidgetModel

@testable import WidgetHost

enum Filter: String, AppEnum {
  case all, high

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Filter"
  static let caseDisplayRepresentations: [Filter: DisplayRepresentation] = [
    .all: "All", .high: "High",
  ]
}

struct ListConfiguration: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "List"

  @Parameter(title: "Filter", default: .all) var filter: Filter
  @Parameter(title: "Show completed", default: true) var showCompleted: Bool
  @Parameter(
    title: "Count", description: "How many", default: 3, inclusiveRange: (1, 50))
  var count: Int
  @Parameter(title: "Kind") var kind: String?
}

struct EmptyEntry: TimelineEntry {
  let date: Date
}

struct ListProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> EmptyEntry { EmptyEntry(date: .distantPast) }
  func snapshot(for configuration: ListConfiguration, in context: Context) -> EmptyEntry {
    placeholder(in: context)
  }
  func timeline(for configuration: ListConfiguration, in context: Context) -> Timeline<EmptyEntry> {
    Timeline(entries: [placeholder(in: context)], policy: .never)
  }
}

@MainActor
enum Definitions {
  static let list = AppIntentConfiguration(kind: "List", provider: ListProvider()) { _ in
    EmptyView()
  }
  .supportedFamilies([.systemMedium, .systemLarge, .accessoryInline])
  ._definitions[0]

  static let other = AppIntentConfiguration(kind: "Other", provider: ListProvider()) { _ in
    EmptyView()
  }
  ._definitions[0]

  static let all = [list, other]
}

/// A settings file of a test's own, and what its settings have told.
@MainActor
final class SettingsDesk {
  let folder: TemporaryFolder
  let path: String
  let settings: WidgetSettings
  private(set) var changes: [[PlacedWidget]] = []
  private(set) var problems: [SettingsProblem?] = []

  init(_ text: String? = nil, path: String = "config/tasklet/widgets.conf") throws {
    folder = try TemporaryFolder()
    self.path = folder.path + "/" + path
    settings = WidgetSettings(path: self.path, definitions: Definitions.all)
    if let text { try write(text) }
    settings.onChange = { [weak self] in self?.changes.append($0) }
    settings.onProblem = { [weak self] in self?.problems.append($0) }
    settings.load()
  }

  var text: String? { try? String(contentsOfFile: path, encoding: .utf8) }

  /// Writes into the file that is there, as an editor does that keeps its inode.
  func write(_ text: String) throws {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
  }

  /// The same, told as the monitor would.
  func edit(_ text: String) throws {
    try write(text)
    settings.fileChanged()
  }

  func mode(_ path: String) throws -> Int {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int ?? 0
  }
}
