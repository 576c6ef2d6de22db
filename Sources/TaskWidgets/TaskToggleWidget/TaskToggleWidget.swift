import WidgetModel

/// The next tasks with switches.
package struct TaskToggleWidget: Widget {
  /// The widget's name that stays the same between versions.
  package static let kind = "TaskToggleWidget"

  package init() {}

  package var body: some WidgetConfiguration {
    AppIntentConfiguration(
      kind: Self.kind, intent: PlainTaskListIntent.self,
      provider: TaskListProvider { _, family in TaskListOptions(for: family, controls: .switches) }
    ) { entry in
      TaskListView(entry: entry) { RemainingBadge(remaining: entry.counts.remaining) }
    }
    .configurationDisplayName("Task Switches")
    .description("The tasks that come next, each with a switch.")
    .supportedFamilies([.systemMedium, .systemLarge])
  }
}
