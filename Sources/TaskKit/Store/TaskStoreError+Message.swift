extension TaskStoreError: CustomStringConvertible {
  /// What is wrong and what to do about it, in one line for people.
  package var message: String {
    switch self {
    case .emptyTitle:
      "A task needs a title. Type at least one visible character."
    case .titleWithNUL:
      "A title cannot contain the NUL character. Take it out and try again."
    case .stepsOutOfRange(let steps):
      "A task has 1 to 999 steps, not \(steps). Choose a number in that range."
    case .unknownTask(let id):
      "There is no task “\(id)”. “taskletctl list --all” shows the ids there are."
    case .ambiguousTask(let id, let matches):
      "“\(id)” begins the ids of \(matches) tasks. Give more characters of the id."
    case .alreadyCompleted(let title):
      "“\(title)” is already completed. Reopen it to take steps again."
    case .cannotMoveCompleted(let title):
      "“\(title)” is completed, and only open tasks have a place. Reopen it first."
    case .cannotMoveAcrossPriorities(let title, let priority, let other, let otherPriority):
      "“\(title)” has \(priority.rawValue) priority and “\(other)” has \(otherPriority.rawValue), which "
        + "decides their order. Give them the same priority first."
    case .nothingToUndo:
      "There is nothing to undo."
    case .unknownChange(let change):
      "There is no change \(change) to undo. Only the last \(TaskChange.kept) are kept."
    case .alreadyUndone(let change):
      "Change \(change) has already been undone."
    case .changedSince(let title):
      "“\(title)” has been changed since, so this can no longer be undone. Edit the task instead."
    default:
      fileMessage
    }
  }

  private var fileMessage: String {
    switch self {
    case .locked(let path):
      "Another program keeps the tasks locked (\(path)). Close it, or try again in a moment."
    case .diskFull(let path):
      "The disk is full, so nothing was saved (\(path)). Free some space and try again."
    case .readOnly(let path):
      "The tasks cannot be written, only read (\(path)). Make the file and its folder writable."
    case .damaged(let path):
      "The file with the tasks is damaged (\(path)). Keep it, and put a backup in its place."
    case .notADatabase(let path):
      "The file at the tasks' place is not a database (\(path)). Move it away or restore a backup."
    case .foreignDatabase(let path):
      "The database at the tasks' place is another program's (\(path)). Move it away."
    case .newerSchema(let path, let found, let known):
      "The tasks were saved by a newer Tasklet (format \(found), this one knows \(known)), and were "
        + "left as they are (\(path)). Update Tasklet."
    case .cannotOpen(let path, let reason):
      "The tasks cannot be opened (\(path)): \(reason). Check that the file and its folder are yours."
    case .database(let path, let error):
      "The tasks could not be read or written (\(path)): \(error.message). Try again."
    default:
      ""
    }
  }

  package var description: String { message }
}
