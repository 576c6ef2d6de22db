import IntentCore

/// One command of `taskletctl`: an intent, and which of its parameters are given by place.
///
/// The parameters that are neither given by place nor fixed are the command's options, under their
/// own names.
struct Command: Sendable {
  /// A parameter that is given by place, and what it is called in the help.
  struct Operand: Sendable {
    let parameter: String
    let label: String
  }

  let name: String
  let intent: any AppIntent.Type
  let operands: [Operand]

  /// What stands for an option's value in the help, where its kind says too little.
  let optionLabels: [String: String]

  /// What the command itself says.
  let fixed: [String: IntentValue]

  /// What the command does, where the intent's own words say more than that.
  let description: LocalizedStringResource?

  private init(
    _ name: String, _ intent: any AppIntent.Type, _ operands: KeyValuePairs<String, String> = [:],
    optionLabels: [String: String] = [:], fixed: [String: IntentValue] = [:],
    description: LocalizedStringResource? = nil
  ) {
    self.name = name
    self.intent = intent
    self.operands = operands.map { Operand(parameter: $0.key, label: $0.value) }
    self.optionLabels = optionLabels
    self.fixed = fixed
    self.description = description
  }

  /// All of them, in the help's order.
  static let all = [
    Command("add", AddTaskIntent.self, ["title": "TITLE"]),
    Command("list", ListTasksIntent.self),
    Command("toggle", ToggleTaskIntent.self, ["task": "ID"]),
    Command(
      "complete", SetTaskCompletionIntent.self, ["task": "ID"], fixed: ["isCompleted": .bool(true)],
      description: "Completes a task."),
    Command(
      "reopen", SetTaskCompletionIntent.self, ["task": "ID"], fixed: ["isCompleted": .bool(false)],
      description: "Opens a completed task again."),
    Command("step", StepTaskIntent.self, ["task": "ID"]),
    Command("rename", RenameTaskIntent.self, ["task": "ID", "title": "TITLE"]),
    Command("set-priority", SetTaskPriorityIntent.self, ["task": "ID", "priority": "PRIORITY"]),
    Command("set-steps", SetTaskStepsIntent.self, ["task": "ID", "steps": "STEPS"]),
    Command("move", MoveTaskIntent.self, ["task": "ID"], optionLabels: ["before": "ID"]),
    Command("delete", DeleteTaskIntent.self, ["task": "ID"]),
    Command("clear-completed", ClearCompletedTasksIntent.self),
    Command("undo", UndoTaskChangeIntent.self),
    Command("export", ExportTasksIntent.self),
    Command("import", ImportTasksIntent.self, ["file": "FILE"]),
    Command("backup", BackUpTasksIntent.self, ["file": "FILE"]),
    Command("restore", RestoreTasksIntent.self, ["backup": "FILE|latest"]),
    Command("intents", ListIntentsIntent.self),
    Command("run", RunIntent.self, ["intent": "INTENT", "values": "NAME=VALUE"]),
    Command("doctor", DoctorIntent.self),
  ]
}
