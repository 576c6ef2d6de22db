import IntentCore

/// Deletes all completed tasks, which can be taken back as one change.
package struct ClearCompletedTasksIntent: AppIntent {
  package static let title: LocalizedStringResource = "Clear Completed Tasks"
  package static let description = IntentDescription("Deletes all completed tasks.")

  @Dependency private var store: any TaskStore

  package init() {}

  package func perform() async throws -> some IntentResult {
    try store.clearCompleted().result
  }
}
