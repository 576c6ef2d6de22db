import IntentCore
import FoundationEssentials
import TestSupport
import Testing

@testable import TaskKit

@Suite struct TaskIntentsTests {
  let tested: TestedStore

  init() throws {
    tested = try StoreKind.sample.make()
  }

  @discardableResult
  private func run(_ intent: any AppIntent) async throws -> IntentOutcome {
    try await withStore(tested) { try await IntentReference(recording: intent).perform() }
  }

  private func dialog(_ intent: any AppIntent) async throws -> String? {
    try await run(intent).dialog.map { String(localized: $0.text) }
  }

  @Test func everyIntentHasAnActionOfItsOwn() throws {
    let registry = try IntentRegistry(TaskIntents.all)
    #expect(
      registry.intents.map { $0.actionName } == [
        "add-task", "set-task-completion", "toggle-task", "step-task", "rename-task",
        "set-task-priority", "set-task-steps", "move-task", "delete-task",
        "clear-completed-tasks", "undo-task-change",
      ])
    for intent in registry.intents {
      #expect(intent.description._intentDescription != nil, "\(intent)")
      #expect(IntentParameterList(intent.init()).plainProperties == [])
    }
  }

  @Test func addingGivesTheID() async throws {
    let outcome = try await run(AddTaskIntent(title: "Buy milk", steps: 3))
    let task = try #require(try tested.store.tasks(matching: TaskQuery()).first)
    #expect(outcome.value == .string(task.id.uuidString))
    #expect(task.title == "Buy milk" && task.stepsTarget == 3 && task.priority == .low)
  }

  @Test(arguments: [
    ("Buy milk", "Buy milk", TaskPriority.low),
    ("Buy milk !high", "Buy milk", .high),
    ("!HIGH Buy milk", " Buy milk", .high),
    ("Buy !Medium milk", "Buy milk", .medium),
    ("Buy !low milk !high", "Buy milk", .high),
    ("Buy milk!high", "Buy milk!high", .low),
    ("Buy !higher !! ! milk", "Buy !higher !! ! milk", .low),
    ("a  b\n!medium\nc", "a  b\nc", .medium),
    ("!high", "", .high),
  ])
  func marksInTitles(text: String, title: String, priority: TaskPriority) {
    #expect(MarkedTitle(reading: text) == MarkedTitle(title: title, priority: priority))
  }

  @Test func aPriorityThatIsGivenLeavesTheTitleAlone() async throws {
    try await run(AddTaskIntent(title: "Say !high", priority: .medium))
    try await run(AddTaskIntent(title: " !medium Say more"))
    let tasks = try tested.store.tasks(matching: TaskQuery())
    #expect(tasks.map(\.title) == ["Say !high", "Say more"])
    #expect(tasks.map(\.priority) == [.medium, .medium])
    await #expect(throws: TaskStoreError.emptyTitle) {
      try await run(AddTaskIntent(title: "!high"))
    }
  }

  @Test func whatWasDoneIsSaidAndCanBeTakenBack() async throws {
    let before = try tested.add("Before")
    var task = try tested.add("A 100%", steps: 3)
    let id = task.id.uuidString
    let lines = try tested.store.lines(matching: TaskQuery())
    let prefix = try #require(lines.first { $0.id == task.id }).shortID.lowercased()
    let intents: [(any AppIntent, String)] = [
      (SetTaskCompletionIntent(task: id, isCompleted: true), "Completed “A 100%”"),
      (ToggleTaskIntent(task: prefix), "Completed “A 100%”"),
      (StepTaskIntent(task: prefix, by: 2), "“A 100%”: 2 of 3"),
      (StepTaskIntent(task: id, by: 3), "Completed “A 100%”"),
      (RenameTaskIntent(task: id, title: "B"), "Renamed “A 100%” to “B”"),
      (SetTaskPriorityIntent(task: id, priority: .high), "“A 100%” now has high priority"),
      (SetTaskStepsIntent(task: id, steps: 5), "“A 100%” now takes 5 steps"),
      (SetTaskStepsIntent(task: id, steps: 1), "“A 100%” is now done in one step"),
      (MoveTaskIntent(task: id, before: before.id.uuidString), "Moved “A 100%”"),
      (DeleteTaskIntent(task: id), "Deleted “A 100%”"),
    ]
    for (intent, words) in intents {
      let outcome = try await run(intent)
      #expect(outcome.dialog.map { String(localized: $0.text) } == words)
      let undo = try #require(outcome.undo)
      let undone = try await withStore(tested) { try await undo.perform() }
      #expect(undone.dialog.map { String(localized: $0.text) } == "Undone: \(words)")
      task.modifiedAt = tested.clock.now
      #expect(try tested.store.task(id: task.id) == task)
    }
    try await run(ToggleTaskIntent(task: id))
    #expect(try await dialog(ToggleTaskIntent(task: id)) == "Reopened “A 100%”")
  }

  @Test func nothingDoneIsNothingSaid() async throws {
    let id = try tested.add("A").id.uuidString
    let outcome = try await run(SetTaskCompletionIntent(task: id, isCompleted: false))
    #expect(outcome.dialog == nil && outcome.undo == nil && outcome.value == nil)
  }

  @Test func unknownTasksAreRefused() async throws {
    await #expect(throws: TaskStoreError.unknownTask("nope")) {
      try await run(ToggleTaskIntent(task: "nope"))
    }
    await #expect(
      throws: IntentError.invalidValue(
        parameter: "steps", expected: "a whole number from 1 to 999", given: "0")
    ) { try await run(SetTaskStepsIntent(task: "nope", steps: 0)) }
    await #expect(throws: TaskStoreError.nothingToUndo) { try await run(UndoTaskChangeIntent()) }
  }
}
