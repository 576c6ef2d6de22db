import WidgetModel

/// The next tasks, as many as there is room for.
package struct TaskWidget: Widget {
  /// The widget's name that stays the same between versions.
  package static let kind = "TaskWidget"

  package init() {}

  package var body: some WidgetConfiguration {
    AppIntentConfiguration(
      kind: Self.kind, intent: PlainTaskListIntent.self,
      provider: TaskListProvider { _, family in TaskListOptions(for: family) }
    ) { entry in
      TaskListView(entry: entry) { RemainingBadge(remaining: entry.counts.remaining) }
    }
    .configurationDisplayName("Next Tasks")
    .description("The tasks that come next, and how many remain.")
    .supportedFamilies([.systemMedium, .systemSmall, .systemLarge])
  }
}
