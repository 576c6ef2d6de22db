import FoundationEssentials
import TaskKit
import TestSupport
import Testing

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

  @Test func anotherProcessCanUndoAfterARestart() throws {
    let files = try TemporaryStore()
    let id = try #require(try files.store.add(title: "A").after?.id)
    _ = try files.store.setCompleted(true, id)
    let other = files.another()
    #expect(try other.undo().kind == .complete)
    #expect(try files.store.task(id: id).isCompleted == false)
  }
}
