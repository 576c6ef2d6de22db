import IntentCore

/// Sets how many steps complete a task.
package struct SetTaskStepsIntent: AppIntent {
  package static let title: LocalizedStringResource = "Set Task Steps"
  package static let description = IntentDescription("Sets how many steps complete a task.")

  @Parameter(title: "Task", description: "The id of a task, or a beginning that only it has")
  package var task: String

  @Parameter(
    title: "Steps", description: "How many steps complete it", inclusiveRange: (1, 999))
  package var steps: Int

  @Dependency private var store: any TaskStore

  package init() {}

  package init(task: String, steps: Int) {
    self.task = task
    self.steps = steps
  }

  package func perform() async throws -> some IntentResult {
    try store.edit(task, .setSteps(steps)).result
  }
}
