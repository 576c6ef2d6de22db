import AppIntents
import FoundationEssentials
import TaskKit
import WidgetModel

/// Says how far one task has come.
struct TaskStatusProvider: AppIntentTimelineProvider {
  @AppDependency private var store: any TaskStore
  private let now: @Sendable () -> Date

  init(now: @escaping @Sendable () -> Date = { Date() }) {
    self.now = now
  }

  func placeholder(in context: Context) -> TaskStatusEntry { sample }

  func snapshot(
    for configuration: TaskStatusConfigurationIntent, in context: Context
  ) async throws -> TaskStatusEntry {
    context.isPreview ? sample : try entry(for: configuration)
  }

  func timeline(
    for configuration: TaskStatusConfigurationIntent, in context: Context
  ) async throws -> Timeline<TaskStatusEntry> {
    let entry = try entry(for: configuration)
    // Where nobody has chosen a task, the next one comes when this one has been done for a moment.
    if case .task(let task) = entry.status, let settled = task.settlesAt, settled > entry.date {
      return Timeline(entries: [entry], policy: .after(settled))
    }
    return Timeline(entries: [entry], policy: .never)
  }

  private func entry(for configuration: TaskStatusConfigurationIntent) throws -> TaskStatusEntry {
    guard let entity = configuration.task else {
      let isEmpty = try store.counts().total == 0
      return TaskStatusEntry(date: now(), status: isEmpty ? .noTasks : .notChosen)
    }
    return TaskStatusEntry(date: now(), status: entity.task.map { .task($0) } ?? .deleted)
  }

  private var sample: TaskStatusEntry {
    let tasks = try? SampleTaskStore.preview(now: now).tasks(matching: TaskQuery())
    return TaskStatusEntry(
      date: now(), status: tasks?.first(where: \.hasSteps).map { .task($0) } ?? .noTasks)
  }
}
