import IntentCore

/// Puts a backup in the store's place, and keeps what lies there under another name.
package struct RestoreTasksIntent: AppIntent {
  package static let title: LocalizedStringResource = "Restore Tasks"
  package static let description = IntentDescription(
    "Puts a backup in the place of the tasks, which are kept under another name.")
  package static let isDiscoverable = false

  @Parameter(title: "Backup", description: "A file, or “latest” for the newest backup")
  package var backup: String

  @Dependency private var store: SQLiteTaskStore

  package init() {}

  package init(backup: String) {
    self.backup = backup
  }

  package func perform() async throws -> some IntentResult {
    let done = try store.restore(backup == "latest" ? .latest : .file(backup))
    return .result(dialog: IntentDialog(done.words))
  }
}

extension Restoration {
  /// What was done, in words.
  var words: LocalizedStringResource {
    let tasks = LocalizedStringResource(
      singular: "Restored %@ task", plural: "Restored %@ tasks", count: self.tasks)
    return switch (backup, setAside) {
    case (let backup?, let setAside?) where salvaged == 0:
      "\(tasks) from \(backup); the old file is now \(setAside)"
    case (let backup?, let setAside?):
      "\(tasks) from \(backup), \(salvaged) of them as they were; the old file is now \(setAside)"
    case (let backup?, nil): "\(tasks) from \(backup)"
    case (nil, let setAside?): "\(tasks) that could be read; the old file is now \(setAside)"
    case (nil, nil): tasks
    }
  }
}
