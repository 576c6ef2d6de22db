import IntentCore

/// Takes steps of an open task, or takes them back.
package struct StepTaskIntent: AppIntent {
  package static let title: LocalizedStringResource = "Step Task"
  package static let description = IntentDescription(
    "Takes a step of an open task; the last one completes it.")

  @Parameter(title: "Task", description: "The id of a task, or a beginning that only it has")
  package var task: String

  @Parameter(
    title: "By", description: "How many steps; -1 takes one back", default: 1,
    inclusiveRange: (-1, 999))
  package var by: Int

  @Dependency private var store: any TaskStore

  package init() {}

  package init(task: String, by: Int = 1) {
    self.task = task
    self.by = by
  }

  package func perform() async throws -> some IntentResult {
    try store.edit(task, .step(by)).result
  }
}
