import FoundationEssentials
import TestSupport
import Testing

@testable import TaskKit

@Suite struct TaskStoreTests {
  @Test(arguments: StoreKind.allCases)
  func anAddedTaskIsStored(kind: StoreKind) throws {
    let tested = try kind.make()
    let change = try tested.store.add(title: "  Buy milk\n", priority: .medium, steps: 3)
    let task = try #require(change.after)
    #expect(change.before == nil)
    #expect(change.id != nil)
    #expect(task.title == "Buy milk")
    #expect(task.priority == .medium)
    #expect(task.stepsDone == 0)
    #expect(task.stepsTarget == 3)
    #expect(!task.isCompleted)
    #expect(task.createdAt == tested.clock.now)
    #expect(task.modifiedAt == tested.clock.now)
    #expect(task.completedAt == nil)
    #expect(try tested.store.task(id: task.id) == task)
    #expect(try tested.store.tasks(matching: TaskQuery()) == [task])
    #expect(try tested.store.counts() == TaskCounts(remaining: 1, completed: 0))
  }

  @Test(arguments: StoreKind.allCases)
  func titlesAreKeptAsGiven(kind: StoreKind) throws {
    let tested = try kind.make()
    let titles = [
      "Salt & <b>pepper</b>: \"now\" 100%", "first\nsecond\r\nthird", "שלום world مرحبا",
      "👩‍👩‍👧‍👦 e\u{301}", "\u{e9}", "'; DROP TABLE task; --", "\u{1b}[31mred\u{7}", "%@ %1$@ \\n",
      String(repeating: "long ", count: 20_000) + "end",
    ]
    for title in titles {
      let task = try tested.add(title)
      #expect(task.title.utf8.elementsEqual(title.utf8))
    }
    #expect(try tested.store.counts().remaining == titles.count)
  }

  @Test(arguments: StoreKind.allCases)
  func titlesThatCannotBeAreRefused(kind: StoreKind) throws {
    let tested = try kind.make()
    for title in ["", " ", "\n\t \u{a0}"] {
      #expect(throws: TaskStoreError.emptyTitle) { try tested.store.add(title: title) }
    }
    #expect(throws: TaskStoreError.titleWithNUL) { try tested.store.add(title: "a\0b") }
    let task = try tested.add("A")
    #expect(throws: TaskStoreError.emptyTitle) { try tested.store.rename(task.id, to: " ") }
    for steps in [0, -1, 1000] {
      #expect(throws: TaskStoreError.stepsOutOfRange(steps)) {
        try tested.store.add(title: "A", priority: .low, steps: steps)
      }
      #expect(throws: TaskStoreError.stepsOutOfRange(steps)) {
        try tested.store.setStepsTarget(steps, task.id)
      }
    }
    #expect(try tested.store.tasks(matching: TaskQuery()) == [task])
  }

  @Test(arguments: StoreKind.allCases)
  func completingAndReopening(kind: StoreKind) throws {
    let tested = try kind.make()
    let task = try tested.add("A")
    tested.clock.advance(by: 10)
    let done = try tested.store.setCompleted(true, task.id)
    #expect(done.completesTask)
    #expect(done.before == task)
    let completed = try tested.store.task(id: task.id)
    #expect(done.after == completed)
    #expect(completed.isCompleted)
    #expect(completed.stepsDone == 1)
    #expect(completed.completedAt == tested.clock.now)
    #expect(completed.modifiedAt == tested.clock.now)
    #expect(try tested.store.counts() == TaskCounts(remaining: 0, completed: 1))

    let again = try tested.store.setCompleted(true, task.id)
    #expect(again.id == nil, "nothing was changed, so there is nothing to undo")
    #expect(again.after == completed)

    tested.clock.advance(by: 10)
    try #require(try tested.store.setCompleted(false, task.id).id != nil)
    let reopened = try tested.store.task(id: task.id)
    #expect(!reopened.isCompleted)
    #expect(reopened.stepsDone == 0)
    #expect(reopened.completedAt == nil)
    #expect(reopened.position == task.position)
    #expect(try tested.store.counts() == TaskCounts(remaining: 1, completed: 0))
  }

  @Test(arguments: StoreKind.allCases)
  func stepsLeadToCompletionAndBack(kind: StoreKind) throws {
    let tested = try kind.make()
    let id = try tested.add("Drink water", steps: 3).id
    #expect(try tested.store.step(id).after?.stepsDone == 1)
    #expect(try tested.store.step(id, by: -5).after?.stepsDone == 0)
    #expect(try tested.store.step(id, by: -1).id == nil)
    #expect(try tested.store.step(id, by: 0).id == nil)
    #expect(try tested.store.step(id, by: 2).after?.stepsDone == 2)
    let last = try tested.store.step(id, by: .max)
    #expect(last.completesTask)
    #expect(last.kind == .step)
    #expect(last.after?.stepsDone == 3)
    #expect(throws: TaskStoreError.alreadyCompleted("Drink water")) {
      try tested.store.step(id, by: -1)
    }
    let reopened = try tested.store.setCompleted(false, id).after
    #expect(reopened?.stepsDone == 2)
    #expect(reopened?.isCompleted == false)
    #expect(try tested.store.setCompleted(true, id).after?.stepsDone == 3)
  }

  @Test(arguments: StoreKind.allCases)
  func changingTheNumberOfSteps(kind: StoreKind) throws {
    let tested = try kind.make()
    let id = try tested.add("A", steps: 8).id
    _ = try tested.store.step(id, by: 5)
    #expect(try tested.store.setStepsTarget(6, id).after?.stepsDone == 5)
    let met = try tested.store.setStepsTarget(5, id)
    #expect(met.completesTask)
    #expect(met.after?.completedAt == tested.clock.now)
    let more = try #require(try tested.store.setStepsTarget(7, id).after)
    #expect(more.isCompleted && more.stepsDone == 7)
    _ = try tested.store.setCompleted(false, id)
    let plain = try #require(try tested.store.setStepsTarget(1, id).after)
    #expect(!plain.isCompleted && plain.stepsDone == 0 && plain.stepsTarget == 1)
  }

  @Test(arguments: StoreKind.allCases)
  func renamingAndPriority(kind: StoreKind) throws {
    let tested = try kind.make()
    let id = try tested.add("\u{e9}").id
    let respelled = try tested.store.rename(id, to: "e\u{301}")
    #expect(respelled.id != nil, "another spelling of the same letter is a change")
    #expect(try tested.store.task(id: id).title.utf8.count == 3)
    #expect(try tested.store.rename(id, to: " e\u{301} ").id == nil)
    #expect(try tested.store.setPriority(.high, id).after?.priority == .high)
    #expect(try tested.store.setPriority(.high, id).id == nil)
  }

  @Test(arguments: StoreKind.allCases)
  func deletedTasksAreGone(kind: StoreKind) throws {
    let tested = try kind.make()
    let task = try tested.add("A")
    let change = try tested.store.delete(task.id)
    #expect(change.before == task)
    #expect(change.after == nil)
    #expect(try tested.titles() == [])
    #expect(try tested.store.counts().total == 0)
    let unknown = TaskStoreError.unknownTask(task.id.uuidString)
    #expect(throws: unknown) { try tested.store.delete(task.id) }
    #expect(throws: unknown) { try tested.store.task(id: task.id) }
    #expect(throws: unknown) { try tested.store.setCompleted(true, task.id) }
    #expect(throws: unknown) { try tested.store.move(task.id, before: task.id) }
  }

  @Test(arguments: StoreKind.allCases)
  func linesAreTheTasksThatAQueryAsksFor(kind: StoreKind) throws {
    let tested = try kind.make()
    for number in 0..<12 {
      let priority = TaskPriority.allCases[number % 3]
      let task = try tested.add("Task \(number)", priority, steps: number % 2 * 4 + 1)
      if number % 4 == 1 { _ = try tested.store.step(task.id) }
      if number % 4 == 3 { _ = try tested.store.setCompleted(true, task.id) }
      tested.clock.advance(by: 4)
    }
    for priority in [nil, TaskPriority.high] {
      for includeCompleted in [false, true] {
        for search in [nil, "task", "1"] {
          for limit in [nil, -1, 0, 2, 5, 10] {
            for now in [nil, tested.clock.now] {
              let query = TaskQuery(
                priority: priority, includeCompleted: includeCompleted, search: search,
                limit: limit, keepsRecentlyCompletedInPlace: now)
              let lines = try tested.store.lines(matching: query)
              let expected = zip(try tested.store.tasks(matching: query), lines).map {
                TaskLine($0, shortID: $1.shortID)
              }
              #expect(lines == expected)
              #expect(try lines.count == tested.store.tasks(matching: query).count)
              #expect(lines.allSatisfy { $0.id.uuidString.hasPrefix($0.shortID) })
            }
          }
        }
      }
    }
  }

  @Test(arguments: StoreKind.allCases)
  func prefixesNameTasks(kind: StoreKind) throws {
    let tested = try kind.make()
    let tasks = try (0..<40).map { try tested.add("Task \($0)") }
    let lines = try tested.store.lines(matching: TaskQuery())
    #expect(lines.map(\.id) == tasks.map(\.id))
    for (task, prefix) in zip(tasks, lines.map(\.shortID)) {
      #expect(prefix.count >= 4)
      #expect(try tested.store.task(withPrefix: prefix) == task)
      #expect(try tested.store.task(withPrefix: prefix.lowercased()) == task)
      #expect(try tested.store.task(withPrefix: task.id.uuidString) == task)
    }
    // Fewer than all have the same ones.
    for limit in [0, 1, 4, 5, 20, 39] {
      #expect(try tested.store.lines(matching: TaskQuery(limit: limit)) == Array(lines[..<limit]))
    }
    // Forty ids with sixteen first digits: at least two begin alike.
    let digit = try #require(
      Dictionary(grouping: tasks) { $0.id.uuidString.prefix(1) }.max {
        $0.value.count < $1.value.count
      })
    #expect(
      throws: TaskStoreError.ambiguousTask(String(digit.key), matches: digit.value.count)
    ) { try tested.store.task(withPrefix: String(digit.key)) }
    for unknown in ["", "xyz", "é", "A%", "'", " "] {
      #expect(throws: TaskStoreError.unknownTask(unknown)) {
        try tested.store.task(withPrefix: unknown)
      }
    }
    let other = UUID().uuidString
    #expect(throws: TaskStoreError.unknownTask(other)) {
      try tested.store.task(withPrefix: other.lowercased())
    }
  }

  @Test(arguments: StoreKind.allCases)
  func changesAreNoticedOnce(kind: StoreKind) throws {
    let tested = try kind.make()
    #expect(try tested.store.hasChanged())
    #expect(try !tested.store.hasChanged())
    let id = try tested.add("A").id
    #expect(try tested.store.hasChanged())
    _ = try tested.store.tasks(matching: TaskQuery())
    #expect(try !tested.store.hasChanged())
    _ = try tested.store.setCompleted(true, id)
    _ = try tested.store.undo()
    #expect(try tested.store.hasChanged())
    #expect(try !tested.store.hasChanged())
  }
}
