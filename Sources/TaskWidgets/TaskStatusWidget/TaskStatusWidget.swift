import WidgetModel

/// One chosen task and how far it has come.
package struct TaskStatusWidget: Widget {
  /// The widget's name that stays the same between versions.
  package static let kind = "TaskStatusWidget"

  package init() {}

  package var body: some WidgetConfiguration {
    AppIntentConfiguration(
      kind: Self.kind, intent: TaskStatusConfigurationIntent.self, provider: TaskStatusProvider()
    ) { entry in
      TaskStatusView(entry: entry)
    }
    .configurationDisplayName("Task Status")
    .description("How far one task has come, and a button for its next step.")
    .supportedFamilies([.systemSmall, .systemMedium])
  }
}
