/// Why a store did not do what it was asked. `message` has the words for people.
package enum TaskStoreError: Error, Hashable, Sendable {
  // What was asked for cannot be taken.
  case emptyTitle
  case titleWithNUL
  case stepsOutOfRange(Int)

  // The task is not there, or not in a state for it.
  case unknownTask(String)
  case ambiguousTask(String, matches: Int)
  case alreadyCompleted(String)
  case cannotMoveCompleted(String)
  case cannotMoveAcrossPriorities(String, TaskPriority, before: String, TaskPriority)

  // Undo.
  case nothingToUndo
  case unknownChange(Int)
  case alreadyUndone(Int)
  case changedSince(String)
  case importChangedSince

  // The file.
  case locked(path: String)
  case diskFull(path: String)
  case readOnly(path: String)
  case noPermission(path: String)
  case notAFile(path: String)
  case emptyFile(path: String)
  case damaged(path: String)
  case notADatabase(path: String)
  case foreignDatabase(path: String)
  case newerSchema(path: String, found: Int, known: Int)
  case cannotOpen(path: String, reason: String)
  case database(path: String, DatabaseError)

  // Backups.
  case noBackup(folder: String)
  case unusableBackup(path: String)
  case noSuchBackup(path: String)
  case nothingToBackUp(path: String)
  case backupNotMade(path: String, reason: String)
  case backupExists(path: String)
}
