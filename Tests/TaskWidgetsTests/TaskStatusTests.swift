import FoundationEssentials
import TaskKit
import TestSupport
import Testing

@testable import TaskWidgets
@testable import WidgetModel
@testable import WidgetUI

@MainActor @Suite struct TaskStatusTests {
  private let clock = TestClock()
  private let water = TaskItem.numbered(2, "Water", steps: 8, done: 3)
  private var tasks: [TaskItem] {
    [
      .numbered(1, "Urgent", .high), water, .numbered(3, "Read", steps: 2),
      .numbered(4, "Old", completed: .start(plus: -60)),
    ]
  }

  // MARK: Which task

  /// What the widget shows when these values are its settings.
  private func timeline(
    _ values: [String: IntentValue] = [:], of store: some TaskStore
  ) async throws -> Timeline<TaskStatusEntry> {
    var reference = IntentReference(TaskStatusConfigurationIntent())
    for (name, value) in values { reference = reference.setting(name, to: value) }
    return try await withStore(store) {
      let intent = try #require(
        try await reference.makeIntent() as? TaskStatusConfigurationIntent)
      return try await TaskStatusProvider(now: clock.function)
        .timeline(for: intent, in: .context(.systemSmall))
    }
  }

  private func status(
    _ values: [String: IntentValue] = [:], of tasks: [TaskItem]
  ) async throws -> TaskStatusEntry.Status? {
    let timeline = try await timeline(values, of: SampleTaskStore(tasks: tasks))
    #expect(timeline.entries.map(\.date) == [.start()])
    return timeline.entries.first?.status
  }

  private func chosen(_ number: Int) -> [String: IntentValue] {
    ["task": .string(UUID.numbered(number).uuidString)]
  }

  @Test func theChosenTaskIsShownWhateverItsState() async throws {
    #expect(try await status(chosen(3), of: tasks) == .task(tasks[2]))
    #expect(try await status(chosen(4), of: tasks) == .task(tasks[3]))
  }

  @Test func whereNoneWasChosenTheFirstWithStepsIs() async throws {
    #expect(try await status(of: tasks) == .task(water))
    #expect(try await status(of: [tasks[0]]) == .task(tasks[0]))
  }

  @Test func noTaskIsOneOfThreeThings() async throws {
    #expect(try await status(chosen(9), of: tasks) == .deleted)
    #expect(try await status(["task": .null], of: tasks) == .notChosen)
    #expect(try await status(of: [tasks[3]]) == .notChosen)
    #expect(try await status(of: []) == .noTasks)
  }

  @Test func anUndoneDeletionBringsItBack() async throws {
    let store = SampleTaskStore(tasks: tasks)
    _ = try store.delete(water.id)
    #expect(try await timeline(chosen(2), of: store).entries.first?.status == .deleted)
    _ = try store.undo()
    #expect(try await timeline(chosen(2), of: store).entries.first?.status == .task(water))
  }

  @Test(arguments: [true, false])
  func aFailingStoreIsNoMissingTask(isChosen: Bool) async throws {
    let broken = try BrokenStore()
    await #expect(throws: broken.error) {
      try await timeline(isChosen ? chosen(2) : [:], of: broken.files.store)
    }
  }

  @Test func theNextOneComesWhenACompletedOneHasSettled() async throws {
    let done = TaskItem.numbered(1, "A", steps: 2, completed: .start(plus: -2))
    let store = SampleTaskStore(tasks: [done], now: clock.function)
    #expect(try await timeline(chosen(1), of: store).policy == .after(.start(plus: 4)))
    clock.advance(by: 4)
    #expect(try await timeline(chosen(1), of: store).policy == .never)
  }

  // MARK: The query

  private func withQuery<Value: Sendable>(
    _ tasks: [TaskItem], _ body: (TaskEntityQuery) async throws -> Value
  ) async throws -> Value {
    try await withStore(SampleTaskStore(tasks: tasks, now: clock.function)) {
      var query = TaskEntityQuery()
      query.now = clock.function
      return try await body(query)
    }
  }

  @Test func thePickerOffersOpenTasks() async throws {
    let offered = try await withQuery(tasks) { try await $0.suggestedEntities() }
    #expect(offered.map(\.id) == [1, 2, 3].map(UUID.numbered))
    #expect(
      offered.map(\.displayRepresentation) == [
        DisplayRepresentation(title: LocalizedStringResource(verbatim: "Urgent")),
        DisplayRepresentation(
          title: LocalizedStringResource(verbatim: "Water"), subtitle: "\(3) of \(8) steps"),
        DisplayRepresentation(
          title: LocalizedStringResource(verbatim: "Read"), subtitle: "\(0) of \(2) steps"),
      ])
    let many = (0..<120).map { TaskItem.numbered($0, "Task \($0)") }
    #expect(try await withQuery(many) { try await $0.suggestedEntities() }.count == 100)
  }

  @Test func aDeletedTaskKeepsItsId() async throws {
    let found = try await withQuery(tasks) {
      try await $0.entities(for: [.numbered(9), .numbered(1)])
    }
    #expect(found.map(\.id) == [.numbered(9), .numbered(1)])
    #expect(found.map(\.task?.title) == [nil, "Urgent"])
    #expect(
      found.map(\.displayRepresentation.title) == [
        "Deleted task", LocalizedStringResource(verbatim: "Urgent"),
      ])
  }

  @Test func aJustCompletedTaskIsStillTheFirst() async throws {
    let done = TaskItem.numbered(1, "A", steps: 2, completed: .start(plus: -5.5))
    let tasks = [done, TaskItem.numbered(2, "B", steps: 2)]
    #expect(try await withQuery(tasks) { await $0.defaultResult()?.id } == done.id)
    clock.advance(by: 0.5)
    #expect(try await withQuery(tasks) { await $0.defaultResult()?.id } == tasks[1].id)
  }

  // MARK: Samples

  @Test func previewAndPlaceholderShowASample() async throws {
    let provider = TaskStatusProvider(now: clock.function)
    let preview = try await withStore(SampleTaskStore()) {
      try await provider.snapshot(
        for: TaskStatusConfigurationIntent(), in: .context(isPreview: true))
    }
    for entry in [preview, provider.placeholder(in: .context())] {
      guard case .task(let task) = entry.status else {
        Issue.record("No task: \(entry.status)")
        continue
      }
      #expect(task.title == "Drink water")
      #expect("\(task.stepsDone)/\(task.stepsTarget)" == "3/8")
    }
  }

  // MARK: The view

  private func view(
    _ status: TaskStatusEntry.Status, _ family: WidgetFamily = .systemSmall
  ) -> ViewNode {
    resolve(TaskStatusView(entry: TaskStatusEntry(date: .start(), status: status)), family: family)
  }

  @Test func aTaskHasTitleRingAndStepButton() {
    #expect(
      view(.task(water)).lines == [
        "“Water” → RenameTaskIntent(task: 02) title",
        "ring 0.375 as “Water”",
        "“3/8” as “3 of 8 steps”",
        "button as “Add one step to Water” → StepTaskIntent(by: 1, task: 02)",
        "  “Add one”",
      ])
    #expect(Set(view(.task(water), .systemMedium).lines) == Set(view(.task(water)).lines))
  }

  @Test func aPlainTaskIsCompletedByItsOnlyStep() {
    #expect(
      view(.task(.numbered(1, "A"))).lines.suffix(2) == [
        "button as “Complete A” → StepTaskIntent(by: 1, task: 01)", "  “Complete”",
      ])
  }

  @Test func aCompletedTaskCanBeReopened() {
    #expect(
      view(.task(.numbered(1, "A", steps: 8, completed: .start()))).lines == [
        "“A” → RenameTaskIntent(task: 01) title",
        "ring 1.0 as “A”",
        "“8/8” as “8 of 8 steps”",
        "button as “Reopen A” → SetTaskCompletionIntent(isCompleted: false, task: 01)",
        "  “Reopen”",
      ])
  }

  @Test func theMenuIsThatOfARow() {
    let menus = view(.task(water)).all.compactMap(\.actions.contextMenu?.items)
    let row = resolve(TaskRow(task: water, controls: .checkButtons))
    #expect(menus == [row.actions.contextMenu?.items].compactMap { $0 })
    #expect(menus.count == 1)
  }

  @Test(arguments: [
    (
      TaskStatusEntry.Status.deleted,
      ["trash, not read", "“This task was deleted”", "“Choose another one in the menu”"]
    ),
    (.notChosen, ["circle, not read", "“No task chosen”", "“Choose one in the menu”"]),
    (
      .noTasks,
      ["plus.circle.fill, not read", "“No tasks yet”", "“The first one will be here”"]
    ),
  ])
  func withoutATaskItSaysWhy(status: TaskStatusEntry.Status, lines: [String]) {
    #expect(view(status).lines == lines)
    #expect(view(status).style.containerBackground == .background)
  }
}
