import IntentCore
import FoundationEssentials
import TestSupport
import Testing

@testable import TaskKit

@Suite struct CommandLineTests {
  let tested: TestedStore

  init() throws {
    tested = try StoreKind.sqlite.make()
  }

  private func run(_ arguments: String...) async -> CommandLineTool.Outcome {
    await withStore(tested) { await CommandLineTool.run(arguments) }
  }

  private func add(_ arguments: String...) async throws -> TaskItem {
    let outcome = await withStore(tested) { await CommandLineTool.run(["add"] + arguments) }
    #expect(outcome.error == "" && outcome.exitCode == .done)
    #expect(outcome.output.hasSuffix("\n"))
    let id = try #require(UUID(uuidString: String(outcome.output.dropLast())))
    return try tested.store.task(id: id)
  }

  @Test func addPrintsTheIDAlone() async throws {
    let plain = try await add("Buy milk")
    #expect(plain.title == "Buy milk" && plain.priority == .low && plain.stepsTarget == 1)
    let full = try await add("--priority", "HIGH", "--steps=8", "Drink --all water")
    #expect(full.title == "Drink --all water" && full.priority == .high && full.stepsTarget == 8)
    #expect(try await add("--", "--all").title == "--all")
    #expect(try await add("- milk").title == "- milk")
    #expect(try await add("-1").title == "-1")
    #expect(try await add("Call !medium now").priority == .medium)
  }

  @Test func listShowsOpenTasksAligned() async throws {
    #expect(await run("list") == CommandLineTool.Outcome())
    let milk = try await add("Milk\nand \u{1b}[31mbread")
    let water = try await add("Water", "--steps", "10", "--priority", "high")
    let call = try await add("Call", "--priority", "medium")
    let lines = try tested.store.lines(matching: TaskQuery())
    #expect(lines.map(\.id) == [water.id, call.id, milk.id])
    let short = lines.map(\.shortID)
    #expect(short.allSatisfy { $0.count >= 4 })
    let width = short.map(\.count).max() ?? 0
    let ids = short.map { $0 + String(repeating: " ", count: width - $0.count) }
    #expect(
      await run("list").output == """
        \(ids[0]) [ ] !! 0/10 Water
        \(ids[1]) [ ] !       Call
        \(ids[2]) [ ]         Milk␊and ␛[31mbread

        """)
    #expect(await run("list", "--priority", "medium").output == "\(short[1]) [ ] ! Call\n")
    _ = await run("complete", call.id.uuidString)
    #expect(await run("list", "--priority", "medium").output == "")
    #expect(await run("list", "--priority=medium", "--all").output == "\(short[1]) [x] ! Call\n")
  }

  @Test func jsonIsTheContract() async throws {
    #expect(await run("list", "--json").output == "[]\n")
    let task = try await add("\"A\" / é\nb", "--steps", "2")
    tested.clock.advance(by: 1.5)
    _ = await run("complete", task.id.uuidString)
    #expect(
      await run("list", "--all", "--json").output == """
        [
        {"completedAt":"2026-05-28T20:26:41Z","createdAt":"2026-05-28T20:26:40Z",\
        "id":"\(task.id.uuidString)","isCompleted":true,"position":1048576,"priority":"low",\
        "stepsDone":2,"stepsTarget":2,"title":"\\"A\\" / é\\nb"}
        ]

        """)
    _ = await run("reopen", task.id.uuidString)
    #expect(await run("list", "--json").output.contains("\"completedAt\":null"))
  }

  @Test func commandsChangeTheTaskAndSaySo() async throws {
    let other = try await add("Other")
    let id = try await add("A", "--steps", "3").id
    let short = String(id.uuidString.prefix(12).lowercased())
    func expect(
      _ arguments: [String], _ output: String, _ change: (inout TaskItem) -> Void
    ) async throws {
      var expected = try tested.store.task(id: id)
      change(&expected)
      let outcome = await withStore(tested) { await CommandLineTool.run(arguments) }
      #expect(outcome == CommandLineTool.Outcome(output: output + "\n"))
      #expect(try tested.store.task(id: id) == expected)
    }
    try await expect(["step", short], "“A”: 1 of 3") { $0.stepsDone = 1 }
    try await expect(["step", short, "--by", "-1"], "“A”: 0 of 3") { $0.stepsDone = 0 }
    try await expect(["set-steps", short, "4"], "“A” now takes 4 steps") { $0.stepsTarget = 4 }
    try await expect(["toggle", short], "Completed “A”") {
      $0.isCompleted = true
      $0.stepsDone = 4
      $0.completedAt = tested.clock.now
    }
    try await expect(["reopen", short], "Reopened “A”") {
      $0.isCompleted = false
      $0.stepsDone = 3
      $0.completedAt = nil
    }
    try await expect(["rename", short, "B\nC"], "Renamed “A” to “B␊C”") { $0.title = "B\nC" }
    try await expect(["set-priority", short, "high"], "“B␊C” now has high priority") {
      $0.priority = .high
    }
    try await expect(["undo"], "Undone: “B␊C” now has high priority") { $0.priority = .low }
    try await expect(["move", short, "--before", other.id.uuidString], "Moved “B␊C”") {
      $0.position = 0
    }
    #expect(await run("delete", short).output == "Deleted “B␊C”\n")
    #expect(try tested.titles() == ["Other"])
    #expect(await run("undo").output == "Undone: Deleted “B␊C”\n")
    #expect(try tested.titles() == ["B\nC", "Other"])
    #expect(await run("complete", other.id.uuidString).output == "Completed “Other”\n")
    #expect(await run("complete", other.id.uuidString) == CommandLineTool.Outcome())
  }

  private static let addUsage =
    "usage: taskletctl add TITLE [--priority low|medium|high] [--steps N]"

  typealias Refusal = (arguments: [String], code: Int32, message: String)

  private static let refusals: [Refusal] = [
    ([], 2, "No command was given; “taskletctl --help” lists them"),
    (["frob"], 2, "There is no command “frob”; “taskletctl --help” lists them"),
    (["add"], 2, "TITLE is missing; \(addUsage)"),
    (["add", ""], 1, "A task needs a title; type at least one visible character"),
    (["add", " \n"], 1, "A task needs a title; type at least one visible character"),
    (["add", "a\0b"], 1, "A title cannot contain the NUL character; take it out and try again"),
    (
      ["add", "a", "b\n"], 2,
      "There is no place for “b␊”; put text of several words in quotes; \(addUsage)"
    ),
    (
      ["add", "a", "--priority", "urgent"], 2,
      "“urgent” is no value for “priority”; it takes one of low, medium, high"
    ),
    (
      ["add", "a", "--steps", "0"], 2,
      "“0” is no value for “steps”; it takes a whole number from 1 to 999"
    ),
    (
      ["add", "a", "--steps", "many"], 2,
      "“many” is no value for “steps”; it takes a whole number from 1 to 999"
    ),
    (["add", "a", "--steps"], 2, "“--steps” needs a value; \(addUsage)"),
    (["add", "a", "--steps=2", "--steps", "3"], 2, "“--steps” was given twice; \(addUsage)"),
    (["add", "a", "--due=now"], 2, "“add” has no option “--due”; \(addUsage)"),
    (["add", "a", "-p", "high"], 2, "“add” has no option “-p”; \(addUsage)"),
    (
      ["list", "--all=maybe"], 2, "“maybe” is no value for “all”; it takes true or false"
    ),
    (["toggle"], 2, "ID is missing; usage: taskletctl toggle ID"),
    (["rename", "A"], 2, "TITLE is missing; usage: taskletctl rename ID TITLE"),
    (["move", "A"], 2, "--before is missing; usage: taskletctl move ID --before ID"),
    (
      ["toggle", "nope"], 1,
      "There is no task “nope”; “taskletctl list --all” shows the ids there are"
    ),
    (
      ["step", "\u{1b}[2J"], 1,
      "There is no task “␛[2J”; “taskletctl list --all” shows the ids there are"
    ),
    (["undo"], 1, "There is nothing to undo"),
    (["undo", "--change", "7"], 1, "There is no change 7 to undo; the last 100 are kept"),
  ]

  @Test(arguments: refusals)
  func refusalsAreOneLineAndChangeNothing(
    arguments: [String], code: Int32, message: String
  ) async throws {
    let outcome = await withStore(tested) { await CommandLineTool.run(arguments) }
    #expect(outcome.output == "")
    #expect(outcome.error == "taskletctl: \(message)\n")
    #expect(outcome.exitCode.rawValue == code)
    #expect(try tested.store.counts().total == 0)
  }

  @Test func anAmbiguousPrefixIsRefused() async throws {
    for number in 0..<17 { _ = try await add("\(number)") }
    let ids = try tested.store.tasks(matching: TaskQuery()).map(\.id.uuidString)
    let shared = try #require(Dictionary(grouping: ids) { $0.prefix(1) }.first { $1.count > 1 })
    let outcome = await run("delete", String(shared.key))
    #expect(outcome.exitCode == .refused)
    #expect(
      outcome.error == "taskletctl: “\(shared.key)” begins the ids of \(shared.value.count) tasks; "
        + "give more characters of the id\n")
    #expect(try tested.store.counts().total == 17)
  }

  @Test func helpComesFromTheIntents() async {
    let help = await run("add", "--help")
    #expect(help.exitCode == .done && help.error == "")
    #expect(
      help.output == """
        Usage: taskletctl add TITLE [--priority low|medium|high] [--steps N]

        Adds a task. The word !high, !medium or !low in the title sets its priority.

          TITLE                       Title
          --priority low|medium|high  Low when it is not given (one of low, medium, high)
          --steps N                   How many steps complete it (a whole number from 1 to 999; \
        1 when it is not given)
          --help                      Shows this help

        """)
    #expect(await run("add", "x", "-h") == help)
    let overview = await run("--help").output
    for command in Command.all { #expect(overview.contains("\n  \(command.name)")) }
    #expect(await run("--version").output == "taskletctl \(TaskletVersion.current)\n")
  }

  @Test func everyCommandFitsItsIntent() {
    for command in Command.all {
      let names = IntentParameterList(command.intent.init()).entries.map(\.name)
      let said = command.operands.map(\.parameter) + command.fixed.keys + command.optionLabels.keys
      #expect(Set(said).isSubset(of: names), "\(command.name)")
      #expect(!CommandSyntax(command).options.contains { $0.entry.name == "help" })
    }
  }

  @Test func intentsListsThemWithTheirParameters() async {
    let output = await run("intents").output
    #expect(
      output.contains(
        """
        step-task
            Takes a step of an open task; the last one completes it.
            task: text
            by: optional, a whole number from -1 to 999

        """))
    #expect(!output.contains("doctor"))
  }

  @Test func doctorTellsNoTitles() async throws {
    let database = try #require(tested.files?.location.database)
    #expect(await run("doctor").output.contains("Store: \(database)\n"))
    #expect(await run("doctor").output.contains("\nDatabase: none\nLog: none\n"))
    #expect(await run("doctor").output.contains("\nTasks: none yet\n"))
    _ = try await add("Secret")
    let output = await run("doctor").output
    #expect(output.contains("\nTasks: 1 remaining, 0 completed\nCondition: good\n"))
    #expect(!output.contains("Secret"))
  }
}
