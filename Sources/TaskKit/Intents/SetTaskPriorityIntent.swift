import IntentCore

/// Sets how much a task matters.
package struct SetTaskPriorityIntent: AppIntent {
  package static let title: LocalizedStringResource = "Set Task Priority"
  package static let description = IntentDescription("Sets how much a task matters.")

  @Parameter(title: "Task", description: "The id of a task, or a beginning that only it has")
  package var task: String

  @Parameter(title: "Priority")
  package var priority: TaskPriority

  @Dependency private var store: any TaskStore

  package init() {}

  package init(task: String, priority: TaskPriority) {
    self.task = task
    self.priority = priority
  }

  package func perform() async throws -> some IntentResult {
    try store.edit(task, .setPriority(priority)).result
  }
}
