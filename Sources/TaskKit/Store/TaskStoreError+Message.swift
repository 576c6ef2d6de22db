import IntentCore

extension TaskStoreError: CustomLocalizedStringResourceConvertible {
  /// What is wrong and what to do about it, in one line for people.
  package var localizedStringResource: LocalizedStringResource {
    switch self {
    case .emptyTitle:
      "A task needs a title; type at least one visible character"
    case .titleWithNUL:
      "A title cannot contain the NUL character; take it out and try again"
    case .stepsOutOfRange(let steps):
      "A task has 1 to 999 steps, not \(steps); choose a number in that range"
    case .unknownTask(let id):
      "There is no task “\(id)”; “taskletctl list --all” shows the ids there are"
    case .ambiguousTask(let id, let matches):
      "“\(id)” begins the ids of \(matches) tasks; give more characters of the id"
    case .alreadyCompleted(let title):
      "“\(title)” is already completed; reopen it to take steps again"
    case .cannotMoveCompleted(let title):
      "“\(title)” is completed, and only open tasks have a place; reopen it first"
    case .cannotMoveAcrossPriorities(let title, let priority, let other, let otherPriority):
      """
      Priority comes before place, and “\(title)” is \(priority.name) while “\(other)” is \
      \(otherPriority.name); give them the same priority first
      """
    case .nothingToUndo:
      "There is nothing to undo"
    case .unknownChange(let change):
      "There is no change \(change) to undo; the last \(TaskChange.kept) are kept"
    case .alreadyUndone(let change):
      "Change \(change) has already been undone"
    case .changedSince(let title):
      "“\(title)” has been changed since, so this can no longer be undone; edit the task instead"
    case .importChangedSince:
      """
      Imported tasks have been changed since, so the import can no longer be undone; delete what is \
      not wanted instead
      """
    case .locked(let path):
      "Another program keeps the tasks locked (\(path)); close it, or try again in a moment"
    case .diskFull(let path):
      "The disk is full, so nothing was saved (\(path)); free some space and try again"
    case .readOnly(let path):
      "The tasks can be read but not written (\(path)); make the file and its folder writable"
    case .noPermission(let path):
      "You may not read or write the tasks (\(path)); make the file and its folder your own"
    case .notAFile(let path):
      "What lies in the tasks’ place is no file (\(path)); move it away"
    case .emptyFile(let path):
      """
      The file with the tasks is empty (\(path)); “taskletctl restore latest” sets it aside and \
      brings back the newest backup
      """
    case .damaged(let path):
      """
      The file with the tasks is damaged (\(path)); “taskletctl restore latest” sets it aside and \
      brings back the newest backup and every task that can still be read
      """
    case .notADatabase(let path):
      """
      What lies in the tasks’ place is no database (\(path)); “taskletctl restore latest” sets it \
      aside and brings back what can be
      """
    case .foreignDatabase(let path):
      "What lies in the tasks’ place is another program’s database (\(path)); move it away"
    case .newerSchema(let path, let found, let known):
      """
      The tasks were saved by a newer Tasklet, in format \(found), and were left as they are; \
      this one knows format \(known) (\(path)); update Tasklet
      """
    case .cannotOpen(let path, let reason):
      "The tasks cannot be opened: \(reason) (\(path)); check that file and folder are yours"
    case .database(let path, let error):
      "The tasks could not be read or written: \(error.message) (\(path)); try again"
    case .noBackup(let folder):
      "There is no good backup in \(folder); give the file that is to be restored"
    case .unusableBackup(let path):
      "This is no whole backup of Tasklet’s tasks: \(path); nothing was changed"
    case .noSuchBackup(let path):
      "There is no file \(path); nothing was changed"
    case .nothingToBackUp(let path):
      "There are no tasks yet, so nothing was backed up (\(path))"
    case .backupNotMade(let path, let reason):
      "No backup was made: \(reason) (\(path)); the tasks are as they were"
    case .backupExists(let path):
      "There is a file of that name already: \(path); give another name"
    }
  }
}
