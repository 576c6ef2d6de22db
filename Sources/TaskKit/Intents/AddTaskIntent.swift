import IntentCore

/// Adds a task after all others; gives back its id.
package struct AddTaskIntent: AppIntent {
  package static let title: LocalizedStringResource = "Add Task"
  package static let description = IntentDescription(
    "Adds a task. The word !high, !medium or !low in the title sets its priority.")

  @Parameter(title: "Title")
  package var title: String

  @Parameter(title: "Priority", description: "Low when it is not given")
  package var priority: TaskPriority?

  @Parameter(
    title: "Steps", description: "How many steps complete it", default: 1, inclusiveRange: (1, 999))
  package var steps: Int

  @Dependency private var store: any TaskStore

  package init() {}

  package init(title: String, priority: TaskPriority? = nil, steps: Int = 1) {
    self.title = title
    self.priority = priority
    self.steps = steps
  }

  package func perform() async throws -> some IntentResult & ReturnsValue<String> {
    let marked =
      priority.map { MarkedTitle(title: title, priority: $0) } ?? MarkedTitle(reading: title)
    let change = try store.add(title: marked.title, priority: marked.priority, steps: steps)
    return .result(
      value: change.task?.id.uuidString ?? "", dialog: change.dialog, undo: change.undoIntent)
  }
}
