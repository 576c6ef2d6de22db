import AppIntents
import FoundationEssentials
import TaskKit
import WidgetModel

/// Reads the list from the store.
struct ConfigurableTaskProvider: AppIntentTimelineProvider {
  @AppDependency private var store: any TaskStore
  private let now: @Sendable () -> Date

  init(now: @escaping @Sendable () -> Date = { Date() }) {
    self.now = now
  }

  func placeholder(in context: Context) -> TaskListEntry {
    let samples = SampleTaskStore.preview(now: now)
    let tasks = (try? samples.tasks(matching: TaskQuery(includeCompleted: true, limit: 3))) ?? []
    return TaskListEntry(
      date: now(), tasks: tasks, counts: TaskCounts(remaining: tasks.count, completed: 0),
      filter: .all, controls: .checkButtons)
  }

  func snapshot(
    for configuration: TaskListConfigurationIntent, in context: Context
  ) async throws -> TaskListEntry {
    let store = context.isPreview ? SampleTaskStore.preview(now: now) : self.store
    return try entry(for: configuration, from: store, at: now(), settled: true)
  }

  func timeline(
    for configuration: TaskListConfigurationIntent, in context: Context
  ) async throws -> Timeline<TaskListEntry> {
    let now = now()
    let entry = try entry(for: configuration, from: store, at: now, settled: false)
    // A task that was just completed keeps its place while it can be undone, and sinks then.
    let settling = entry.tasks.compactMap(\.completedAt).map {
      $0.addingTimeInterval(TaskQuery.settleInterval)
    }
    guard let last = settling.max(), last > now else {
      return Timeline(entries: [entry], policy: .never)
    }
    let settled = try self.entry(for: configuration, from: store, at: last, settled: true)
    return Timeline(entries: [entry, settled], policy: .never)
  }

  private func entry(
    for configuration: TaskListConfigurationIntent, from store: any TaskStore, at date: Date,
    settled: Bool
  ) throws -> TaskListEntry {
    let query = TaskQuery(
      priority: configuration.priority.priority, includeCompleted: configuration.showCompleted,
      limit: configuration.numberOfTasks, keepsRecentlyCompletedInPlace: settled ? nil : date)
    return TaskListEntry(
      date: date, tasks: try store.tasks(matching: query), counts: try store.counts(),
      filter: configuration.priority, controls: configuration.controls)
  }
}
