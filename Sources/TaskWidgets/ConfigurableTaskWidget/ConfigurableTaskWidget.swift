import WidgetModel

/// The list of tasks as the person wants it: which, how many, with what controls.
package struct ConfigurableTaskWidget: Widget {
  /// The widget's name that stays the same between versions.
  package static let kind = "ConfigurableTaskWidget"

  package init() {}

  package var body: some WidgetConfiguration {
    AppIntentConfiguration(
      kind: Self.kind, intent: TaskListConfigurationIntent.self,
      provider: TaskListProvider { configuration, _ in configuration.options }
    ) { entry in
      TaskListView(entry: entry) { RemainingBadge(remaining: entry.counts.remaining) }
    }
    .configurationDisplayName("Tasks")
    .description("Your tasks, to be ticked off with one click.")
    .supportedFamilies([.systemMedium, .systemLarge])
  }
}
