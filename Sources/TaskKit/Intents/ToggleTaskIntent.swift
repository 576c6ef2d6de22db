import IntentCore

/// Completes an open task and opens a completed one.
package struct ToggleTaskIntent: AppIntent {
  package static let title: LocalizedStringResource = "Toggle Task"
  package static let description = IntentDescription(
    "Completes an open task and opens a completed one.")

  @Parameter(title: "Task", description: "The id of a task, or a beginning that only it has")
  package var task: String

  @Dependency private var store: any TaskStore

  package init() {}

  package init(task: String) {
    self.task = task
  }

  package func perform() async throws -> some IntentResult {
    try store.edit(task, .toggle).result
  }
}
