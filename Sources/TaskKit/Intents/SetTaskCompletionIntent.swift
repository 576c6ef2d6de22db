import IntentCore

/// Completes a task, or opens it again; no change when it is so already.
package struct SetTaskCompletionIntent: AppIntent {
  package static let title: LocalizedStringResource = "Set Task Completion"
  package static let description = IntentDescription("Completes a task or opens it again.")

  @Parameter(title: "Task", description: "The id of a task, or a beginning that only it has")
  package var task: String

  @Parameter(title: "Completed")
  package var isCompleted: Bool

  @Dependency private var store: any TaskStore

  package init() {}

  package init(task: String, isCompleted: Bool) {
    self.task = task
    self.isCompleted = isCompleted
  }

  package func perform() async throws -> some IntentResult {
    try store.edit(task, .setCompleted(isCompleted)).result
  }
}
