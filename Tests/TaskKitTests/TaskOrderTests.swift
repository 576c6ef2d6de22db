import FoundationEssentials
import TestSupport
import Testing

@testable import TaskKit

@Suite struct TaskOrderTests {
  @Test(arguments: StoreKind.allCases)
  func openTasksByPriorityThenPlaceThenCompletedOnes(kind: StoreKind) throws {
    let tested = try kind.make()
    let ids = try [
      tested.add("low 1"), tested.add("high 1", .high), tested.add("medium", .medium),
      tested.add("high 2", .high), tested.add("low 2"), tested.add("low 3"),
    ].map(\.id)
    for id in [ids[0], ids[3], ids[4]] {
      tested.clock.advance(by: 1)
      _ = try tested.store.setCompleted(true, id)
    }
    let open = ["high 1", "medium", "low 3"]
    #expect(try tested.titles() == open + ["low 2", "high 2", "low 1"])
    #expect(try tested.titles(TaskQuery()) == open)
    #expect(try tested.titles(TaskQuery(limit: 2)) == ["high 1", "medium"])
    #expect(try tested.titles(TaskQuery(limit: 0)) == [])
    #expect(try tested.titles(TaskQuery(limit: -3)) == [])
    #expect(try tested.titles(TaskQuery(includeCompleted: true, limit: 4)) == open + ["low 2"])
    #expect(
      try tested.titles(TaskQuery(priority: .high, includeCompleted: true)) == ["high 1", "high 2"])
    #expect(try tested.titles(TaskQuery(priority: .low)) == ["low 3"])
    _ = try tested.store.setCompleted(false, ids[0])
    #expect(try tested.titles(TaskQuery(priority: .low)) == ["low 1", "low 3"])
  }

  @Test(arguments: StoreKind.allCases)
  func aTaskJustCompletedKeepsItsPlace(kind: StoreKind) throws {
    let tested = try kind.make()
    let a = try tested.add("A"), b = try tested.add("B"), c = try tested.add("C")
    _ = try tested.store.setCompleted(true, c.id)
    tested.clock.advance(by: 3)
    _ = try tested.store.setCompleted(true, a.id)
    func titles(_ limit: Int? = nil, completed: Bool = true) throws -> [String] {
      try tested.titles(
        TaskQuery(
          includeCompleted: completed, limit: limit,
          keepsRecentlyCompletedInPlace: tested.clock.now))
    }
    #expect(try tested.titles() == ["B", "A", "C"])
    #expect(try titles() == ["A", "B", "C"])
    #expect(try titles(1) == ["A"])
    #expect(try titles(completed: false) == ["A", "B", "C"])
    tested.clock.advance(by: 2.999)
    #expect(try titles(completed: false) == ["A", "B", "C"])
    tested.clock.advance(by: 0.001)
    #expect(try titles() == ["A", "B", "C"], "C is settled, and in the same place here")
    #expect(try titles(completed: false) == ["A", "B"])
    tested.clock.advance(by: 3)
    #expect(try titles() == ["B", "A", "C"])
    #expect(try titles(2) == ["B", "A"])
    #expect(try titles(completed: false) == ["B"])
    tested.clock.advance(by: -3600)
    #expect(try titles(completed: false) == ["B"], "the future is not recent")
    #expect(b.title == "B")
  }

  @Test(arguments: StoreKind.allCases)
  func movingPutsATaskBeforeAnother(kind: StoreKind) throws {
    let tested = try kind.make()
    let a = try tested.add("A"), b = try tested.add("B"), c = try tested.add("C")
    let other = try tested.add("High", .high)
    let change = try tested.store.move(c.id, before: a.id)
    #expect(change.before == c)
    #expect(change.id != nil)
    #expect(try tested.titles() == ["High", "C", "A", "B"])
    #expect(try tested.store.task(id: c.id).modifiedAt == c.modifiedAt)
    #expect(try tested.store.task(id: a.id) == a, "only the moved task is written")
    #expect(try tested.store.task(id: b.id) == b)
    _ = try tested.store.move(b.id, before: a.id)
    #expect(try tested.titles() == ["High", "C", "B", "A"])
    #expect(try tested.store.move(b.id, before: a.id).id == nil)
    #expect(try tested.store.move(b.id, before: b.id).id == nil)
    let priorities = TaskStoreError.cannotMoveAcrossPriorities("A", .low, before: "High", .high)
    #expect(throws: priorities) { try tested.store.move(a.id, before: other.id) }
    _ = try tested.store.setCompleted(true, b.id)
    #expect(throws: TaskStoreError.cannotMoveCompleted("B")) {
      try tested.store.move(b.id, before: a.id)
    }
    #expect(throws: TaskStoreError.cannotMoveCompleted("B")) {
      try tested.store.move(a.id, before: b.id)
    }
    #expect(try tested.titles() == ["High", "C", "A", "B"])
    #expect(try tested.add("D").position > a.position)
    #expect(try tested.titles(TaskQuery()) == ["High", "C", "A", "D"])
  }

  @Test func movingMakesRoomWhenThereIsNone() throws {
    let tested = try StoreKind.sqlite.make()
    let ids = try (0..<60).map { try tested.add("\($0)").id }
    // Each of the two goes between the other and the first: half of the gap is gone each time.
    for round in 0..<200 {
      let moved = ids[58 + round % 2]
      let other = try tested.store.tasks(matching: TaskQuery())[1]
      _ = try tested.store.move(moved, before: other.id)
      #expect(
        try tested.titles(TaskQuery(limit: 2)) == ["0", round.isMultiple(of: 2) ? "58" : "59"])
    }
    let expected = ["0", "59", "58"] + (1...57).map(String.init)
    #expect(try tested.titles() == expected)
    let positions = try tested.store.tasks(matching: TaskQuery()).map(\.position)
    #expect(Set(positions).count == 60)
  }

  @Test func positionsBetween() {
    #expect(TaskOrder.positions(1, between: 0, and: 10) == [5])
    #expect(TaskOrder.positions(3, between: 0, and: 8) == [2, 4, 6])
    #expect(TaskOrder.positions(1, between: 0, and: 1) == nil)
    #expect(TaskOrder.positions(1, between: 3, and: 3) == nil)
    #expect(TaskOrder.positions(2, between: nil, and: 0) == [-2 << 20, -1 << 20])
    #expect(TaskOrder.positions(1, between: 5, and: nil) == [5 + 1 << 20])
    #expect(TaskOrder.positions(1, between: nil, and: nil) == [1 << 20])
    #expect(TaskOrder.positions(1, between: .max, and: nil) == nil)
    #expect(TaskOrder.positions(1, between: nil, and: .min) == nil)
    #expect(TaskOrder.positions(1, between: .min, and: .max).map { $0[0] } ?? 0 < 0)
    #expect(TaskOrder.position(after: .max) == .max)
  }

  /// A list that is put in another order move by move, as by dragging: each writes the task alone.
  @Test func aMoveWritesOneRow() throws {
    let files = try TemporaryStore()
    for number in 0..<50 { _ = try files.store.add(title: "\(number)") }
    var expected = try files.store.tasks(matching: TaskQuery()).map(\.id)
    func positions() throws -> [UUID: Int] {
      let tasks = try files.store.tasks(matching: TaskQuery())
      return Dictionary(uniqueKeysWithValues: tasks.map { ($0.id, $0.position) })
    }
    var before = try positions()
    for step in 0..<300 {
      let id = expected.remove(at: step * 7 % 50)
      let place = step * 31 % 49
      _ = try files.store.move(id, before: expected[place])
      expected.insert(id, at: place)
      let after = try positions()
      #expect(Set(after.filter { before[$0.key] != $0.value }.keys).subtracting([id]).isEmpty)
      before = after
    }
    #expect(try files.another().tasks(matching: TaskQuery()).map(\.id) == expected)
  }
}
