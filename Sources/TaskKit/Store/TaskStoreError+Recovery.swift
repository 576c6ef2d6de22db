import IntentCore

extension TaskStoreError: RecoverableByIntent {
  /// What the file's damage allows: nothing is lost by it, since the damaged file is kept.
  package var recoveryIntent: (any AppIntent)? {
    switch self {
    case .damaged, .notADatabase, .emptyFile: RestoreTasksIntent(backup: "latest")
    default: nil
    }
  }
}
