import WidgetModel

/// The list of tasks as the person wants it: which, how many, with what controls.
package struct ConfigurableTaskWidget: Widget {
  /// The widget's name that stays the same between versions.
  package static let kind = "ConfigurableTaskWidget"

  package init() {}

  package var body: some WidgetConfiguration {
    AppIntentConfiguration(
      kind: Self.kind, intent: TaskListConfigurationIntent.self,
      provider: ConfigurableTaskProvider()
    ) { entry in
      TaskListView(entry: entry)
    }
    .configurationDisplayName("Tasks")
    .description("Your tasks, to be ticked off with one click.")
    .supportedFamilies([.systemMedium, .systemLarge])
  }
}
