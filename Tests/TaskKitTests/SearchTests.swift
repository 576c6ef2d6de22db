import TestSupport
import Testing

@testable import TaskKit

@Suite struct SearchTests {
  @Test(arguments: StoreKind.allCases)
  func wordsBeginLikeTheOnesThatAreSought(kind: StoreKind) throws {
    let tested = try kind.make()
    for title in ["Buy oat milk", "Milking the cow", "Call Emil", "买牛奶", "🎂 for Ada", "a-b c's"] {
      _ = try tested.add(title)
    }
    func found(_ text: String) throws -> [String] { try tested.titles(TaskQuery(search: text)) }
    #expect(try found("milk") == ["Buy oat milk", "Milking the cow"])
    #expect(try found("MIL buy") == ["Buy oat milk"])
    #expect(try found("ilk") == [])
    #expect(try found("牛奶") == ["买牛奶"])
    #expect(try found("🎂") == ["🎂 for Ada"])
    #expect(try found("🎂 ada") == ["🎂 for Ada"])
    #expect(try found("a-b") == ["a-b c's"])
    #expect(try found("c's") == ["a-b c's"])
    #expect(try found(" \n").count == 6, "nothing sought is all")
    for hostile in ["\"", "\"\"", "*", "OR", "NEAR(a b)", "title:milk", "%", "milk OR call"] {
      #expect(try found(hostile) == [])
    }
  }

  @Test func accentsDoNotMatter() throws {
    let tested = try StoreKind.sqlite.make()
    _ = try tested.add("Café crème")
    #expect(try tested.titles(TaskQuery(search: "cafe CREME")) == ["Café crème"])
  }

  @Test func theIndexFollowsEveryChange() throws {
    let tested = try StoreKind.sqlite.make()
    let task = try tested.add("Old title")
    func count(_ text: String) throws -> Int {
      try tested.titles(TaskQuery(includeCompleted: true, search: text)).count
    }
    _ = try tested.store.rename(task.id, to: "New title")
    #expect(try count("old") == 0)
    #expect(try count("new") == 1)
    _ = try tested.store.setCompleted(true, task.id)
    #expect(try count("new") == 1)
    _ = try tested.store.clearCompleted()
    #expect(try count("new") == 0)
    _ = try tested.store.undo()
    #expect(try count("new") == 1)
    _ = try tested.store.delete(task.id)
    #expect(try count("title") == 0)
    #expect(try tested.files?.store.faults() == [])
  }

  /// In a large store a word of nearly every title is answered from the first rows alone: that must
  /// be the answer that the whole index gives.
  @Test(arguments: ["task", "even", "task 7", "rare", "nothing", "🎂 task"])
  func theFirstRowsAnswerLikeTheWholeIndex(search: String) throws {
    let files = try TemporaryStore()
    try files.store.importTasks { importer in
      for number in 0..<6000 {
        let words = [number % 2 == 0 ? "even" : "odd", number % 900 == 0 ? "rare" : "", "🎂"]
        try importer.add(
          ImportedTask(
            title: "Task \(number) " + words.joined(separator: " "),
            priority: number % 3 == 0 ? .high : .low))
      }
    }
    for priority in [nil, TaskPriority.high] {
      let all = try files.store.tasks(matching: TaskQuery(priority: priority, search: search))
      let some = try files.store.tasks(
        matching: TaskQuery(priority: priority, search: search, limit: 20))
      #expect(some == Array(all.prefix(20)))
      let titles = try files.store.tasks(matching: TaskQuery(priority: priority))
      #expect(all == titles.filter { TaskQuery(search: search).matches($0.title) })
    }
  }

  @Test func theListingIsLimitedAndSearched() throws {
    let files = try TemporaryStore()
    for number in 1...9 { _ = try files.store.add(title: "Task \(number)") }
    let done = try files.script("\"$ctl\" list --limit 2 --search TAS | cut -d ' ' -f 2-")
    #expect(done.output == "[ ] Task 1\n[ ] Task 2\n")
    #expect(try files.taskletctl("list", "--limit", "0").output == "")
    #expect(try files.taskletctl("list", "--limit", "-1").exitCode == 2)
  }
}
