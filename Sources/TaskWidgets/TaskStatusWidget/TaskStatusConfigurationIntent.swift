import WidgetModel

/// The settings of one task's status.
package struct TaskStatusConfigurationIntent: WidgetConfigurationIntent {
  package static let title: LocalizedStringResource = "Task Status"

  @Parameter(title: "Task")
  package var task: TaskEntity?

  package init() {}
}
