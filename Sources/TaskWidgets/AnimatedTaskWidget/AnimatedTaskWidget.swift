import WidgetModel

/// The tasks and how far they have come: the counter's digits roll, and a row takes on its tint.
package struct AnimatedTaskWidget: Widget {
  /// The widget's name that stays the same between versions.
  package static let kind = "AnimatedTaskWidget"

  package init() {}

  package var body: some WidgetConfiguration {
    AppIntentConfiguration(
      kind: Self.kind, intent: PlainTaskListIntent.self,
      provider: TaskListProvider { _, family in TaskListOptions(for: family) }
    ) { entry in
      TaskListView(entry: entry) { CompletedCounter(counts: entry.counts) }
    }
    .configurationDisplayName("Task Progress")
    .description("Your tasks, and how many of them are done.")
    .supportedFamilies([.systemMedium, .systemLarge])
  }
}
