import TaskKit
import WidgetModel

/// The settings of a list of tasks.
package struct TaskListConfigurationIntent: WidgetConfigurationIntent {
  package static let title: LocalizedStringResource = "Tasks"

  @Parameter(title: "Priority", default: .all)
  package var priority: PriorityFilter

  @Parameter(title: "Show completed", default: true)
  package var showCompleted: Bool

  @Parameter(
    title: "Number of tasks", description: "The window grows, then scrolls", default: 3,
    inclusiveRange: (1, 50))
  package var numberOfTasks: Int

  @Parameter(title: "Controls", default: .checkButtons)
  package var controls: RowControls

  package init() {}

  /// What the settings ask for.
  var options: TaskListOptions {
    TaskListOptions(
      filter: priority, showsCompleted: showCompleted, number: numberOfTasks, controls: controls)
  }
}

/// Which tasks are shown.
package enum PriorityFilter: String, AppEnum {
  case all, high, medium, low

  package static let typeDisplayRepresentation: TypeDisplayRepresentation = "Priority"
  package static let caseDisplayRepresentations: [PriorityFilter: DisplayRepresentation] = [
    .all: "All", .high: "High", .medium: "Medium", .low: "Low",
  ]

  /// The priority that is shown; nil for all.
  var priority: TaskPriority? {
    switch self {
    case .all: nil
    case .high: .high
    case .medium: .medium
    case .low: .low
    }
  }
}

/// What a row is ticked off with.
package enum RowControls: String, AppEnum {
  case checkButtons, switches

  package static let typeDisplayRepresentation: TypeDisplayRepresentation = "Controls"
  package static let caseDisplayRepresentations: [RowControls: DisplayRepresentation] = [
    .checkButtons: "Check buttons", .switches: "Switches",
  ]
}
