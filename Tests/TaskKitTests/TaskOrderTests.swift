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

  /// The worst that a list can be asked for: each move halves what is left of one gap.
  @Test(arguments: [1, 2])
  func aThousandMovesIntoOneGapWriteOneRowEach(alternating: Int) throws {
    let tested = try StoreKind.sqlite.make()
    let files = try #require(tested.files)
    let first = try tested.add("first")
    let ids = try (0..<20).map { try tested.add("\($0)").id }
    // Counts what is written to the tasks, on the store's own connection.
    try files.store.check {
      try $0.execute(
        """
        CREATE TEMP TABLE written (rows INTEGER); INSERT INTO written VALUES (0);
        CREATE TEMP TRIGGER counts AFTER UPDATE ON main.task BEGIN
          UPDATE written SET rows = rows + 1;
        END;
        """)
    }
    var expected = [first.id] + ids
    for round in 0..<1000 {
      // Before the one that came last, or, so that the gap closes from both sides, before the one
      // that came before that.
      let target = expected[1 + round % alternating]
      let id = expected.remove(at: 5 + round % 15)
      _ = try tested.store.move(id, before: target)
      expected.insert(id, at: expected.firstIndex(of: target) ?? 0)
      let written = try files.store.check { try $0.integer("SELECT rows FROM written") }
      #expect(written == Int64(round + 1))
    }
    let tasks = try files.another().tasks(matching: TaskQuery())
    #expect(tasks.map(\.id) == expected)
    #expect(Set(tasks.map(\.place)).count == 21)
    #expect(tasks.map(\.position) == tasks.map(\.position).sorted(), "what a listing tells")
    #expect(tasks.allSatisfy { $0.position >= first.position })
    #expect(tasks.allSatisfy { $0.fraction.utf8.count < 200 })
    #expect(try tested.add("last").position > (tasks.last?.position ?? .max))
  }

  @Test(arguments: StoreKind.allCases)
  func twoAreNeverInOnePlace(kind: StoreKind) throws {
    let tested = try kind.make()
    let a = try tested.add("A"), b = try tested.add("B"), c = try tested.add("C")
    // Deleted, and in its gap another one, which is in its place.
    let gone = try #require(try tested.store.delete(b.id).id)
    let new = try tested.add("New")
    _ = try tested.store.move(new.id, before: c.id)
    #expect(try tested.store.task(id: new.id).place == b.place)
    _ = try tested.store.undo(change: gone)
    #expect(try tested.titles() == ["A", "New", "B", "C"])
    // Completed, and opened again.
    _ = try tested.store.setCompleted(true, new.id)
    _ = try tested.store.move(c.id, before: b.id)
    _ = try tested.store.setCompleted(false, new.id)
    #expect(Set(try tested.store.tasks(matching: TaskQuery()).map(\.place)).count == 4)
    // Of another priority, and then of this one.
    let high = try tested.add("High", .high)
    _ = try tested.store.move(high.id, before: high.id)
    _ = try tested.store.setPriority(.high, a.id)
    _ = try tested.store.setPriority(.low, a.id)
    #expect(try tested.titles()[0...1] == ["High", "A"])
  }

  @Test func placesBetween() {
    func place(_ lower: TaskPlace?, _ upper: TaskPlace?) -> TaskPlace? {
      TaskOrder.place(between: lower, and: upper)
    }
    func at(_ position: Int, _ fraction: String = "") -> TaskPlace {
      TaskPlace(position: position, fraction: fraction)
    }
    #expect(place(at(0), at(10)) == at(5))
    #expect(place(at(0, "V"), at(2)) == at(1))
    #expect(place(at(0), at(1)) == at(0, "V"))
    #expect(place(at(0, "V"), at(1)) == at(0, "k"))
    #expect(place(at(0, "z"), at(1)) == at(0, "zV"))
    #expect(place(at(0, "z"), at(1, "5")) == at(1))
    #expect(place(at(3), at(3, "V")) == at(3, "F"))
    #expect(place(at(3), at(3, "1")) == at(3, "0V"))
    #expect(place(at(3), at(3, "001")) == at(3, "000V"))
    #expect(place(at(3, "1"), at(3, "2")) == at(3, "1V"))
    #expect(place(at(3, "1z"), at(3, "2")) == at(3, "1zV"))
    #expect(place(nil, at(0, "V")) == at(-1 << 20))
    #expect(place(at(5, "V"), nil) == at(5 + 1 << 20))
    #expect(place(nil, nil) == at(1 << 20))
    #expect(place(at(.max), nil) == at(.max, "V"))
    #expect(place(nil, at(.min + 2)) == at(.min + 1))
    #expect(place(nil, at(.min)) == nil)
    #expect(place(at(.min), at(.max)) == at(.min + .max / 2))
    for equal in [at(3), at(3, "V")] { #expect(place(equal, equal) == nil) }
    #expect(place(at(4), at(3)) == nil)
    // What no place is ends as well.
    #expect(place(at(3), at(3, "0")) == nil)
    #expect(place(at(3), at(3, "00")) == nil)
    #expect(place(at(3, "!"), at(3, "~")) == nil)
    #expect(TaskOrder.position(after: .max) == .max)
  }

  @Test func fractionsAreStrictlyBetween() {
    var numbers = SystemRandomNumberGenerator()
    var fractions = ["", "zzz"]
    for _ in 0..<2000 {
      let index = Int.random(in: 0..<fractions.count - 1, using: &numbers)
      guard
        let new = TaskPlace.fraction(between: fractions[index], and: fractions[index + 1])
      else {
        Issue.record("nothing between \(fractions[index]) and \(fractions[index + 1])")
        return
      }
      #expect(TaskPlace.isFraction(new))
      fractions.insert(new, at: index + 1)
    }
    #expect(fractions.map { Array($0.utf8) } == fractions.sorted().map { Array($0.utf8) })
    #expect(Set(fractions).count == fractions.count)
    for wrong in ["0", "V0", "a-b", "é", " "] { #expect(!TaskPlace.isFraction(wrong)) }
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
