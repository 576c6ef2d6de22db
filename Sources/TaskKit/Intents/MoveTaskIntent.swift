import IntentCore

/// Moves an open task to just before another one of the same priority.
package struct MoveTaskIntent: AppIntent {
  package static let title: LocalizedStringResource = "Move Task"
  package static let description = IntentDescription(
    "Moves a task to just before another one of the same priority.")

  @Parameter(title: "Task", description: "The id of a task, or a beginning that only it has")
  package var task: String

  @Parameter(title: "Before", description: "The id of the task that it comes before")
  package var before: String

  @Dependency private var store: any TaskStore

  package init() {}

  package init(task: String, before: String) {
    self.task = task
    self.before = before
  }

  package func perform() async throws -> some IntentResult {
    let moved = try store.task(withPrefix: task)
    let successor = try store.task(withPrefix: before)
    return try store.move(moved.id, before: successor.id).result
  }
}
