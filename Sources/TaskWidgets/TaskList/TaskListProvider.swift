import AppIntents
import FoundationEssentials
import TaskKit
import WidgetModel

/// Reads a list of tasks from the store, as a widget's settings and size class ask for it.
struct TaskListProvider<Configuration: WidgetConfigurationIntent>: AppIntentTimelineProvider {
  @AppDependency private var store: any TaskStore
  private let now: @Sendable () -> Date
  private let options: @Sendable (Configuration, WidgetFamily) -> TaskListOptions

  /// - Parameters:
  ///   - now: the clock.
  ///   - options: what the settings and the size class ask for.
  init(
    now: @escaping @Sendable () -> Date = { Date() },
    options: @escaping @Sendable (Configuration, WidgetFamily) -> TaskListOptions
  ) {
    self.now = now
    self.options = options
  }

  func placeholder(in context: Context) -> TaskListEntry {
    let options = options(Configuration(), context.family)
    let samples = SampleTaskStore.preview(now: now)
    let tasks =
      (try? samples.tasks(matching: TaskQuery(includeCompleted: true, limit: options.number))) ?? []
    return TaskListEntry(
      date: now(), tasks: tasks,
      counts: TaskCounts(remaining: tasks.count { !$0.isCompleted }, completed: 0),
      filter: .all, controls: options.controls)
  }

  func snapshot(
    for configuration: Configuration, in context: Context
  ) async throws -> TaskListEntry {
    let store = context.isPreview ? SampleTaskStore.preview(now: now) : self.store
    return try entry(
      for: options(configuration, context.family), from: store, at: now(), settled: true)
  }

  func timeline(
    for configuration: Configuration, in context: Context
  ) async throws -> Timeline<TaskListEntry> {
    let now = now()
    let options = options(configuration, context.family)
    let entry = try entry(for: options, from: store, at: now, settled: false)
    // A task that was just completed keeps its place while it can be undone, and sinks then.
    let settling = entry.tasks.compactMap(\.settlesAt)
    guard let last = settling.max(), last > now else {
      return Timeline(entries: [entry], policy: .never)
    }
    let settled = try self.entry(for: options, from: store, at: last, settled: true)
    return Timeline(entries: [entry, settled], policy: .never)
  }

  private func entry(
    for options: TaskListOptions, from store: any TaskStore, at date: Date, settled: Bool
  ) throws -> TaskListEntry {
    let query = TaskQuery(
      priority: options.filter.priority, includeCompleted: options.showsCompleted,
      limit: options.number, keepsRecentlyCompletedInPlace: settled ? nil : date)
    return TaskListEntry(
      date: date, tasks: try store.tasks(matching: query), counts: try store.counts(),
      filter: options.filter, controls: options.controls)
  }
}

extension TaskItem {
  /// Until when the task keeps its place since it was completed; nil while it is open.
  var settlesAt: Date? {
    completedAt?.addingTimeInterval(TaskQuery.settleInterval)
  }
}
