import FoundationEssentials
import TestSupport
import Testing

@testable import TaskKit

@Suite struct UndoTests {
  @Test(arguments: StoreKind.allCases)
  func everyChangeCanBeTakenBack(kind: StoreKind) throws {
    let tested = try kind.make()
    let other = try tested.add("Other")
    var task = try tested.add("A", steps: 4)
    let edits: [(any TaskStore) throws -> TaskChange] = [
      { try $0.step(task.id) }, { try $0.setCompleted(true, task.id) },
      { try $0.rename(task.id, to: "B") }, { try $0.setPriority(.high, task.id) },
      { try $0.setStepsTarget(9, task.id) }, { try $0.setStepsTarget(1, task.id) },
      { try $0.move(task.id, before: other.id) }, { try $0.delete(task.id) },
    ]
    for edit in edits {
      tested.clock.advance(by: 60)
      let change = try edit(tested.store)
      let undone = try tested.store.undo()
      #expect(undone == change)
      var back = try tested.store.task(id: task.id)
      if change.kind != .delete { #expect(back.modifiedAt == tested.clock.now) }
      back.modifiedAt = task.modifiedAt
      #expect(back == task)
      task = try tested.store.task(id: task.id)
    }
    _ = try tested.store.undo()
    #expect(try tested.titles() == ["Other"], "the last change left is the adding")
    #expect(try tested.store.counts() == TaskCounts(remaining: 1, completed: 0))
  }

  @Test(arguments: StoreKind.allCases)
  func changesGoBackNewestFirstUntilThereIsNone(kind: StoreKind) throws {
    let tested = try kind.make()
    let task = try tested.add("A")
    _ = try tested.store.setCompleted(true, task.id)
    _ = try tested.store.rename(task.id, to: "B")
    #expect(try tested.store.undo().kind == .rename)
    #expect(try tested.store.undo().kind == .complete)
    #expect(try tested.store.task(id: task.id).title == "A")
    #expect(try tested.store.counts().remaining == 1)
    #expect(try tested.store.undo().kind == .add)
    #expect(throws: TaskStoreError.nothingToUndo) { try tested.store.undo() }
  }

  @Test(arguments: StoreKind.allCases)
  func aParticularChangeGoesBackAndLaterOnesStay(kind: StoreKind) throws {
    let tested = try kind.make()
    let task = try tested.add("A")
    let completed = try #require(try tested.store.setCompleted(true, task.id).id)
    _ = try tested.store.rename(task.id, to: "B")
    _ = try tested.store.undo(change: completed)
    let now = try tested.store.task(id: task.id)
    #expect(now.title == "B")
    #expect(!now.isCompleted && now.stepsDone == 0 && now.completedAt == nil)
    #expect(throws: TaskStoreError.alreadyUndone(completed)) {
      try tested.store.undo(change: completed)
    }
    #expect(throws: TaskStoreError.unknownChange(99)) { try tested.store.undo(change: 99) }
  }

  @Test(arguments: StoreKind.allCases)
  func whatNoLongerFitsIsRefused(kind: StoreKind) throws {
    let tested = try kind.make()
    let task = try tested.add("A")
    let added = 1
    let completed = try #require(try tested.store.setCompleted(true, task.id).id)
    _ = try tested.store.setCompleted(false, task.id)
    let renamed = try #require(try tested.store.rename(task.id, to: "B").id)
    _ = try tested.store.rename(task.id, to: "C")
    let stored = try tested.store.task(id: task.id)
    #expect(throws: TaskStoreError.changedSince("A")) { try tested.store.undo(change: added) }
    #expect(throws: TaskStoreError.changedSince("A")) { try tested.store.undo(change: completed) }
    #expect(throws: TaskStoreError.changedSince("B")) { try tested.store.undo(change: renamed) }
    #expect(try tested.store.task(id: task.id) == stored)
    _ = try tested.store.delete(task.id)
    #expect(throws: TaskStoreError.changedSince("B")) { try tested.store.undo(change: renamed) }
    _ = try tested.store.undo()
    #expect(try tested.store.task(id: task.id) == stored)
  }

  @Test(arguments: StoreKind.allCases)
  func theLastHundredAreKept(kind: StoreKind) throws {
    let tested = try kind.make()
    let first = try #require(try tested.store.add(title: "First").id)
    let second = try #require(try tested.store.add(title: "Second").id)
    for number in 3...101 { _ = try tested.store.add(title: "\(number)") }
    #expect(throws: TaskStoreError.unknownChange(first)) { try tested.store.undo(change: first) }
    _ = try tested.store.undo(change: second)
    for _ in 0..<99 { _ = try tested.store.undo() }
    #expect(throws: TaskStoreError.nothingToUndo) { try tested.store.undo() }
    #expect(try tested.titles() == ["First"])
  }

  @Test(arguments: StoreKind.allCases)
  func clearingTheCompletedIsOneChange(kind: StoreKind) throws {
    let tested = try kind.make()
    #expect(try tested.store.clearCompleted().id == nil, "there is none")
    let open = try tested.add("Open")
    for title in ["A", "B", "C"] {
      tested.clock.advance(by: 1)
      _ = try tested.store.setCompleted(true, try tested.add(title, .high, steps: 3).id)
    }
    let before = try tested.store.tasks(matching: TaskQuery(includeCompleted: true))
    let change = try tested.store.clearCompleted()
    #expect(change.count == 3 && change.kind == .clearCompleted)
    #expect(try tested.store.tasks(matching: TaskQuery(includeCompleted: true)) == [open])
    #expect(try tested.store.counts() == TaskCounts(remaining: 1, completed: 0))
    #expect(try tested.store.undo() == change)
    #expect(try tested.store.tasks(matching: TaskQuery(includeCompleted: true)) == before)
    #expect(try tested.store.counts() == TaskCounts(remaining: 1, completed: 3))
    let number = try #require(change.id)
    #expect(throws: TaskStoreError.alreadyUndone(number)) { try tested.store.undo(change: number) }
  }

  @Test func whatWasClearedGoesWithItsChange() throws {
    let files = try TemporaryStore()
    let id = try #require(try files.store.add(title: "A").task?.id)
    _ = try files.store.setCompleted(true, id)
    let change = try #require(try files.store.clearCompleted().id)
    for number in 1...TaskChange.kept { _ = try files.store.add(title: "\(number)") }
    #expect(throws: TaskStoreError.unknownChange(change)) { try files.store.undo(change: change) }
    let connection = try Connection(path: files.location.database)
    #expect(try connection.integer("SELECT count(*) FROM removed") == 0)
  }

  @Test func whatIsThereAgainIsNotBroughtBack() throws {
    let files = try TemporaryStore()
    let task = try #require(try files.store.add(title: "A").task)
    _ = try files.store.setCompleted(true, task.id)
    let change = try #require(try files.store.clearCompleted().id)
    try files.store.importTasks { try $0.add(ImportedTask(id: task.id, title: "A")) }
    #expect(throws: TaskStoreError.changedSince("A")) { try files.store.undo(change: change) }
    #expect(try files.store.counts().total == 1)
  }

  /// The commands, each of which the real program takes back, long after the one that did it ended.
  @Test(arguments: [
    ["complete", "ID"], ["step", "ID"], ["rename", "ID", "B"], ["set-priority", "ID", "high"],
    ["move", "ID", "--before", "OTHER"], ["delete", "ID"], ["clear-completed"],
    ["set-steps", "ID", "9"],
  ])
  func anotherProcessCanUndoAfterARestart(command: [String]) throws {
    let files = try TemporaryStore()
    let other = try #require(try files.store.add(title: "Other").task?.id.uuidString)
    let id = try #require(try files.store.add(title: "A", priority: .low, steps: 5).task?.id)
    let done = try #require(try files.store.add(title: "Done").task?.id)
    _ = try files.store.setCompleted(true, done)
    let before = try files.taskletctl("list", "--all", "--json").output
    let arguments = command.map { $0 == "ID" ? id.uuidString : $0 == "OTHER" ? other : $0 }
    let changed = try runCommand(
      builtProgram("taskletctl"), arguments, environment: files.environment)
    #expect(changed.exitCode == 0 && changed.error == "")
    #expect(try files.taskletctl("list", "--all", "--json").output != before)
    let undone = try files.taskletctl("undo")
    #expect(undone.output == "Undone: \(changed.output)")
    #expect(try files.taskletctl("list", "--all", "--json").output == before)
  }

  // MARK: Imports

  @Test func anImportIsOneChange() throws {
    let files = try TemporaryStore()
    let there = try #require(try files.store.add(title: "There").task)
    let change = try files.store.importTasks { importer in
      try importer.add(ImportedTask(id: there.id, title: "There", createdAt: there.createdAt))
      for number in 1...3 {
        try importer.add(ImportedTask(title: "\(number)", isCompleted: number == 3))
      }
    }
    #expect(change.kind == .importTasks && change.count == 3)
    let added = try #require(try files.store.add(title: "Later").task)
    _ = try files.store.move(
      try files.store.tasks(matching: TaskQuery(search: "2"))[0].id, before: there.id)
    #expect(try files.another().undo(change: change.id) == change)
    #expect(try files.store.tasks(matching: TaskQuery(includeCompleted: true)) == [there, added])
    #expect(try files.store.faults() == [])
    let number = try #require(change.id)
    #expect(throws: TaskStoreError.alreadyUndone(number)) { try files.store.undo(change: number) }
    let connection = try Connection(path: files.location.database)
    #expect(try connection.integer("SELECT count(*) FROM imported") == 0)
  }

  @Test func anImportOfNothingIsNoChange() throws {
    let files = try TemporaryStore()
    #expect(try files.store.importTasks { _ in }.id == nil)
    #expect(throws: TaskStoreError.nothingToUndo) { try files.store.undo() }
  }

  @Test(arguments: [
    ["rename", "ID", "Renamed"], ["complete", "ID"], ["delete", "ID"], ["set-steps", "ID", "3"],
  ])
  func anImportThatWasChangedSinceStays(command: [String]) throws {
    let files = try TemporaryStore()
    let done = try files.script(
      """
      printf '(A) 2026-01-01 One\n(B) 2026-01-01 Two\n' | "$ctl" import --format todo.txt
      """)
    #expect(done.output == "Imported 2 tasks\n")
    let id = try files.store.tasks(matching: TaskQuery())[0].id.uuidString
    let changed = try runCommand(
      builtProgram("taskletctl"), command.map { $0 == "ID" ? id : $0 },
      environment: files.environment)
    #expect(changed.exitCode == 0)
    let before = try files.taskletctl("list", "--all", "--json")
    let said = try files.taskletctl("undo", "--change", "1")
    #expect(said.exitCode == 1)
    #expect(
      said.error == "taskletctl: Imported tasks have been changed since, so the import can no "
        + "longer be undone; delete what is not wanted instead\n")
    #expect(try files.taskletctl("list", "--all", "--json") == before)
    // What has been changed and taken back is as it was, but for a deletion's.
    _ = try files.taskletctl("undo")
    let undone = try files.taskletctl("undo")
    #expect(undone == CommandResult(output: "Undone: Imported 2 tasks\n", error: "", exitCode: 0))
    #expect(try files.store.counts().total == 0)
  }

  @Test func whatNoLongerFitsIsSaidOnceAndThenPassedOver() throws {
    let files = try TemporaryStore()
    let first = try #require(try files.store.add(title: "A").task?.id)
    _ = try files.store.rename(first, to: "B")
    let added = try files.store.add(title: "C")
    let second = try #require(added.task?.id)
    _ = try files.store.move(second, before: first)
    // Taken back out of turn, so that the newest change has nothing to be taken back from.
    _ = try files.store.undo(change: added.id)
    #expect(throws: TaskStoreError.changedSince("C")) { try files.store.undo() }
    _ = try files.store.undo()
    #expect(try files.store.task(id: first).title == "A")
  }

  @Test func theProgramSaysThatAnUndoNoLongerFits() throws {
    let files = try TemporaryStore()
    let id = try #require(try files.store.add(title: "A").task?.id)
    let renamed = try #require(try files.store.rename(id, to: "B").id)
    _ = try files.taskletctl("rename", id.uuidString, "C")
    let said = try files.taskletctl("undo", "--change", String(renamed))
    #expect(said.exitCode == 1)
    #expect(
      said.error == "taskletctl: “B” has been changed since, so this can no longer be undone; edit "
        + "the task instead\n")
    #expect(try files.store.task(id: id).title == "C")
  }
}
