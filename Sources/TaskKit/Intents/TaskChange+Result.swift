import IntentCore

extension TaskChange {
  /// What was done, in words that name the task.
  var words: LocalizedStringResource {
    let title = task?.title ?? ""
    return switch kind {
    case .add: "Added “\(title)”"
    case .complete: "Completed “\(title)”"
    case .reopen: "Reopened “\(title)”"
    case .delete: "Deleted “\(title)”"
    case .move: "Moved “\(title)”"
    case .clearCompleted:
      LocalizedStringResource(
        singular: "Cleared %@ completed task", plural: "Cleared %@ completed tasks", count: count)
    case .importTasks:
      LocalizedStringResource(
        singular: "Imported %@ task", plural: "Imported %@ tasks", count: count)
    case .rename: "Renamed “\(before?.title ?? "")” to “\(title)”"
    case .setPriority: "“\(title)” now has \((task?.priority ?? .low).name) priority"
    case .step, .setSteps: completesTask ? "Completed “\(title)”" : progressWords
    }
  }

  private var progressWords: LocalizedStringResource {
    guard let task else { return "" }
    return switch kind {
    case .setSteps where !task.hasSteps: "“\(task.title)” is now done in one step"
    case .setSteps: "“\(task.title)” now takes \(task.stepsTarget) steps"
    default: "“\(task.title)”: \(task.stepsDone) of \(task.stepsTarget)"
    }
  }

  var dialog: IntentDialog { IntentDialog(words) }

  /// Takes exactly this change back; nil when nothing was changed.
  var undoIntent: UndoTaskChangeIntent? { id.map { UndoTaskChangeIntent(change: $0) } }

  /// An intent's result: what was done and how to take it back, or nothing when nothing was.
  var result: IntentResultContainer<Never> {
    id == nil ? .result() : .result(dialog: dialog, undo: undoIntent)
  }
}
