import IntentCore

/// Writes the whole store into a new file.
struct BackUpTasksIntent: AppIntent {
  static let title: LocalizedStringResource = "Back Up Tasks"
  static let description = IntentDescription(
    "Writes all tasks, with what can be undone, into a new file.")
  static let isDiscoverable = false

  @Parameter(title: "File", description: "The file to be made")
  var file: String

  @Dependency private var store: SQLiteTaskStore

  func perform() async throws -> some IntentResult {
    try store.backUp(to: file)
    return .result(dialog: "Backed up to \(file)")
  }
}
