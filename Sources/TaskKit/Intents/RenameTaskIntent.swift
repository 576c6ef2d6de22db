import IntentCore

/// Gives a task another title.
package struct RenameTaskIntent: AppIntent {
  package static let title: LocalizedStringResource = "Rename Task"
  package static let description = IntentDescription("Gives a task another title.")

  @Parameter(title: "Task", description: "The id of a task, or a beginning that only it has")
  package var task: String

  @Parameter(title: "Title")
  package var title: String

  @Dependency private var store: any TaskStore

  package init() {}

  /// The title is still to come, from a field.
  package init(task: String) {
    self.task = task
  }

  package init(task: String, title: String) {
    self.task = task
    self.title = title
  }

  package func perform() async throws -> some IntentResult {
    try store.edit(task, .rename(title)).result
  }
}
