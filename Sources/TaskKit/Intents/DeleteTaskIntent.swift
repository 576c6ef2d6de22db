import IntentCore

/// Deletes a task.
package struct DeleteTaskIntent: AppIntent {
  package static let title: LocalizedStringResource = "Delete Task"
  package static let description = IntentDescription("Deletes a task.")

  @Parameter(title: "Task", description: "The id of a task, or a beginning that only it has")
  package var task: String

  @Dependency private var store: any TaskStore

  package init() {}

  package init(task: String) {
    self.task = task
  }

  package func perform() async throws -> some IntentResult {
    try store.delete(try store.task(withPrefix: task).id).result
  }
}
