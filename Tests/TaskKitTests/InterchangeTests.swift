import Foundation
import TestSupport
import Testing

@testable import TaskKit

@Suite struct InterchangeTests {
  let tested: TestedStore

  init() throws {
    tested = try StoreKind.sqlite.make()
  }

  private func run(
    _ arguments: [String], input: String = "", bytes: [UInt8]? = nil
  ) async -> (outcome: CommandLineTool.Outcome, output: String, notes: [String]) {
    let streams = bytes.map { TestStreams(bytes: $0) } ?? TestStreams(input: input)
    let outcome = await withStore(tested, streams: streams.streams) {
      await CommandLineTool.run(arguments)
    }
    return (outcome, streams.output, streams.notes)
  }

  @Test(arguments: [
    ("", "Line 1: there is nothing in it; the file may have been cut; nothing was imported"),
    (
      "[\n{\"title\":\"A\"},\n",
      "Line 1: the list that begins here has no end; the file may have been cut; nothing was imported"
    ),
    ("[{\"title\":\"A\"}]]", "Line 1: this is no object in braces; nothing was imported"),
    ("{\"title\":\"A\"}\n[", "Line 2: this is no object in braces; nothing was imported"),
  ])
  func aCutFileIsNotAWholeOne(input: String, words: String) async throws {
    let done = await run(["import"], input: input)
    #expect(done.outcome.exitCode == .refused)
    #expect(done.outcome.error == "taskletctl: \(words)\n")
    #expect(try tested.store.counts().total == 0)
    #expect(await run(["import"], input: "[]").outcome.output == "Imported 0 tasks\n")
  }

  @Test func aListingIsTheSameTasks() async throws {
    tested.clock.advance(by: 0.25)
    _ = try tested.store.setCompleted(true, try tested.add("Done", .low).id)
    _ = try tested.add("Open", .low)
    let listed = await run(["list", "--all", "--json"]).outcome.output
    #expect(await run(["import"], input: listed).outcome.output == "Imported 0 tasks\n")
    #expect(try tested.store.counts().total == 2)
  }

  @Test func aDateOfCompletionMeansThatItIsDone() async throws {
    _ = await run(
      ["import"], input: #"{"title":"A","completedAt":"2026-01-01T00:00:00Z"}"#)
    let task = try tested.store.tasks(matching: TaskQuery(includeCompleted: true))[0]
    #expect(task.isCompleted && task.completedAt == Date(timeIntervalSince1970: 1_767_225_600))
    let far = await run(["import"], input: #"{"title":"A","dueAt":"10000-01-01T00:00:00Z"}"#)
    #expect(far.outcome.exitCode == .refused)
  }

  @Test func todoTxtIsWrittenAsOthersReadIt() async throws {
    _ = try tested.add("Pay the rent +home @bank due:2026-06-01", .high)
    _ = try tested.store.step(try tested.add("Drink water", .medium, steps: 5).id, by: 2)
    _ = try tested.add("x 2020-01-01 (B) looks done steps:1/3")
    _ = try tested.store.setCompleted(true, try tested.add("Call", .medium, steps: 3).id)
    _ = try tested.store.setCompleted(true, try tested.add("Ends with pri:A", .low).id)
    #expect(
      await run(["export", "--format", "todo.txt"]).output == """
        (A) 2026-05-28 Pay the rent +home @bank due:2026-06-01
        (B) 2026-05-28 Drink water steps:2/5
        (C) 2026-05-28 x 2020-01-01 (B) looks done steps:1/3 steps:0/1
        x 2026-05-28 2026-05-28 Call steps:3/3 pri:B
        x 2026-05-28 2026-05-28 Ends with pri:A steps:1/1 pri:C

        """)
  }

  @Test func todoTxtIsReadAsOthersWriteIt() async throws {
    let done = await run(
      ["import", "--format", "todo.txt"],
      input: """
        \u{feff}Plain  and spaced

        (A) Important rec:+1w due:2026-07-01 +p @c
        (B) 2026-01-02 Created\r
        (F) Others’ letter
        x 2026-03-04 2026-01-02 Done pri:A
        x Done without a date
        x 2026-03-04 (B) kept in the title
        2026-02-30 is no date
        (AA) no mark
        xylophone
        Some steps:2/5
        """)
    #expect(done.outcome == CommandLineTool.Outcome(output: "Imported 11 tasks\n"))
    let open = try tested.store.tasks(matching: TaskQuery())
    #expect(
      open.map(\.title) == [
        "Important rec:+1w due:2026-07-01 +p @c", "Created", "Plain  and spaced",
        "Others’ letter", "2026-02-30 is no date", "(AA) no mark", "xylophone", "Some",
      ])
    #expect(open[1].createdAt == Date(timeIntervalSince1970: 1_767_312_000))
    #expect(open[7].stepsDone == 2 && open[7].stepsTarget == 5)
    let completed = try tested.store.tasks(matching: TaskQuery(includeCompleted: true)).dropFirst(8)
    #expect(
      Set(completed.map(\.title)) == ["Done", "Done without a date", "(B) kept in the title"])
    let dated = try #require(completed.first { $0.title == "Done" })
    #expect(dated.priority == .high)
    #expect(dated.completedAt == Date(timeIntervalSince1970: 1_772_582_400))
  }

  @Test func aBadLineIsNamedAndNothingIsHalfDone() async throws {
    let lines = ["Good", "Bad steps:9/5", "Also good", "Bad steps:0/1000"]
    let refused = await run(
      ["import", "--format", "todo.txt"], input: lines.joined(separator: "\n"))
    #expect(
      refused.outcome
        == CommandLineTool.Outcome(
          error: "taskletctl: Line 2: the steps done do not fit the number of steps; nothing was "
            + "imported\n", exitCode: .refused))
    #expect(try tested.store.counts().total == 0)
    let kept = await run(
      ["import", "--format", "todo.txt", "--keep-going"], input: lines.joined(separator: "\n"))
    #expect(
      kept.outcome
        == CommandLineTool.Outcome(
          error: "taskletctl: 2 left out; the other 2 are done\n", exitCode: .refused))
    #expect(
      kept.notes == [
        "Line 2: the steps done do not fit the number of steps",
        "Line 4: A task has 1 to 999 steps, not 1000; choose a number in that range",
      ])
    #expect(try tested.titles() == ["Good", "Also good"])
  }

  @Test func bytesThatAreNoTextAreABadLine() async throws {
    let bytes = Array("Good\n".utf8) + [0x61, 0xFF, 0x0A] + Array("Last".utf8)
    let done = await run(["import", "--format", "todo.txt", "--keep-going"], bytes: bytes)
    #expect(done.notes == ["Line 2: this is no text in UTF-8"])
    #expect(try tested.titles() == ["Good", "Last"])
  }

  @Test func brokenObjectsDoNotTakeTheirNeighboursAlong() async throws {
    let done = await run(
      ["import", "--keep-going"],
      input: """
        [
        {"title":"one {[","steps":[1,{"a":"}"}]},
        {"title":"open",
        {"title":"two"},
        {"title":"text without an end},
        {"title":"three"}, {"title":"four"}
        ,{"tilte":"five"},
        nonsense,
        {"title":"six","priority":"urgent"}
        {
          "title": "seven",
          "isCompleted": false
        },
        {"title":"lone \\ud800"},
        {"title":"eight"
        """)
    #expect(
      done.notes == [
        "Line 3: this object has no end", "Line 5: this object has no end",
        "Line 7: “title” is missing or cannot be understood", "Line 8: this is no object in braces",
        "Line 9: “priority” is missing or cannot be understood",
        "Line 14: “{…}” is missing or cannot be understood", "Line 15: this object has no end",
      ])
    #expect(try tested.titles() == ["one {[", "two", "three", "four", "seven"])
  }

  @Test func whatIsThereIsNotImportedTwice() async throws {
    let task = try tested.add("A", .high, steps: 4)
    _ = try tested.store.step(task.id)
    _ = try tested.add("B")
    let exported = await run(["export"]).output
    #expect(await run(["import"], input: exported).outcome.output == "Imported 0 tasks\n")
    #expect(try tested.titles() == ["A", "B"])
    let other = exported.replacingOccurrences(of: "\"A\"", with: "\"C\"")
    #expect(
      await run(["import"], input: other).outcome.error
        == "taskletctl: Line 2: there is another task with the id \(task.id.uuidString) already; "
        + "nothing was imported\n")
  }

  @Test func placesBetweenTwoNumbersComeBack() async throws {
    let ids = try (0..<4).map { try tested.add("\($0)").id }
    for round in 0..<60 {
      _ = try tested.store.move(ids[1 + round % 2], before: ids[2 - round % 2])
    }
    let tasks = try tested.store.tasks(matching: TaskQuery())
    #expect(tasks.contains { !$0.fraction.isEmpty })
    let exported = await run(["export"]).output
    let other = try StoreKind.sqlite.make()
    let done = await withStore(other, streams: TestStreams(input: exported).streams) {
      await CommandLineTool.run(["import"])
    }
    #expect(done.exitCode == .done)
    #expect(try other.store.tasks(matching: TaskQuery()) == tasks)
  }

  /// As two machines’ lists have them, which are put into one.
  @Test func tasksInTheSamePlaceStayInTheFilesOrder() async throws {
    let there = try tested.add("There")
    let lines = (0..<5).map { #"{"title": "\#($0)", "position": \#(there.position)}"# }
    let done = await run(["import"], input: lines.joined(separator: "\n"))
    #expect(done.outcome == CommandLineTool.Outcome(output: "Imported 5 tasks\n"))
    let tasks = try tested.store.tasks(matching: TaskQuery())
    #expect(tasks.map(\.title) == ["There", "0", "1", "2", "3", "4"])
    #expect(tasks[0] == there)
    #expect(Set(tasks.map(\.place)).count == 6)
    _ = try tested.store.move(there.id, before: tasks[3].id)
    #expect(try tested.store.tasks(matching: TaskQuery(limit: 3))[2].id == there.id)
  }

  @Test(arguments: [
    (#"{"title": "A", "position": 1152921504606846977}"#, "position"),
    (#"{"title": "A", "position": 9223372036854775807}"#, "position"),
    (#"{"title": "A", "position": 1, "fraction": "a0"}"#, "fraction"),
    (#"{"title": "A", "position": 1, "fraction": "-"}"#, "fraction"),
  ])
  func placesThatLeaveNoRoomAreRefused(line: String, key: String) async throws {
    let done = await run(["import"], input: line)
    #expect(
      done.outcome.error == "taskletctl: Line 1: “\(key)” is missing or cannot be understood; "
        + "nothing was imported\n")
  }

  @Test func aFileThatIsNotThereIsSaid() async {
    #expect(
      await run(["import", "/nowhere/tasks.json"]).outcome.error
        == "taskletctl: /nowhere/tasks.json cannot be read: No such file or directory\n")
    #expect(await run(["export"]).output == "[]\n")
    #expect(await run(["import"], input: "[]").outcome.output == "Imported 0 tasks\n")
  }

  @Test func theProgramStreamsThroughPipes() throws {
    let files = try TemporaryStore()
    let done = try files.script(
      """
      seq 5000 | sed 's/^/Task number /' | "$ctl" import --format todo.txt
      "$ctl" export | head -n 1
      "$ctl" export | XDG_DATA_HOME="$folder/other" "$ctl" import -
      "$ctl" export > "$folder/a"; XDG_DATA_HOME="$folder/other" "$ctl" export | cmp - "$folder/a"
      """)
    #expect(done.error == "" && done.exitCode == 0)
    #expect(done.output == "Imported 5000 tasks\n[\nImported 5000 tasks\n")
  }
}
