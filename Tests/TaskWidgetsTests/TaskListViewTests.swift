import TaskKit
import Testing

@testable import TaskWidgets
@testable import WidgetUI

@MainActor @Suite struct TaskListViewTests {
  private func list(
    _ tasks: [TaskItem], remaining: Int, completed: Int = 0, filter: PriorityFilter = .all,
    controls: RowControls = .checkButtons
  ) -> ViewNode {
    resolve(
      TaskListView(
        entry: TaskListEntry(
          date: .start(), tasks: tasks,
          counts: TaskCounts(remaining: remaining, completed: completed), filter: filter,
          controls: controls)
      ) { RemainingBadge(remaining: remaining) })
  }

  private let field = "field “Add a task…” → AddTaskIntent(steps: 1) title"

  @Test func anEmptyStoreInvites() {
    #expect(
      list([], remaining: 0).lines == [
        "“Tasks”", "controls", "“0” as “0 tasks remaining”",
        "plus.circle.fill, not read", "“No tasks yet”", "“Write the first one below”", field,
      ])
  }

  @Test func allDoneIsAnotherEmptiness() {
    #expect(
      list([], remaining: 0, completed: 4).lines == [
        "“Tasks”", "controls", "“0” as “0 tasks remaining”",
        "checkmark, not read", "“All done”", "“Add a task, or change the filter in the menu”",
        field,
      ])
  }

  @Test func soIsAFilterThatFindsNothing() {
    #expect(
      list([], remaining: 2, filter: .high).lines == [
        "“Tasks”", "controls", "“2” as “2 tasks remaining”",
        "checkmark, not read", "“No tasks of this priority”",
        "“Add a task, or change the filter in the menu”", field,
      ])
  }

  @Test func rowsStandBetweenHeaderAndField() {
    #expect(
      list([.numbered(1, "Alpha", .high), .numbered(2, "Water", steps: 8, done: 3)], remaining: 7)
        .lines == [
          "“Tasks”", "controls", "“7” as “7 tasks remaining”",
          "checkBox off as “Alpha” → SetTaskCompletionIntent(isCompleted: true, task: 01)",
          "  “Alpha” → RenameTaskIntent(task: 01) title",
          "  exclamationmark.circle.fill as “High priority”",
          "checkBox off as “Water” → SetTaskCompletionIntent(isCompleted: true, task: 02)",
          "  “Water” → RenameTaskIntent(task: 02) title",
          "  “3/8”",
          "button as “Add one step to Water” → StepTaskIntent(by: 1, task: 02)",
          "  plus",
          field,
        ])
  }

  @Test func aSmallHeaderLeavesTheCornerToTheHost() {
    let entry = TaskListEntry(
      date: .start(), tasks: [], counts: TaskCounts(remaining: 3, completed: 0), filter: .all,
      controls: .checkButtons)
    func header(_ family: WidgetFamily) -> [String] {
      let list = TaskListView(entry: entry) { RemainingBadge(remaining: 3) }
      return Array(resolve(list, family: family).lines.prefix(3))
    }
    #expect(header(.systemMedium) == ["“Tasks”", "controls", "“3” as “3 tasks remaining”"])
    #expect(
      header(.systemSmall) == [
        "“Tasks”", "“3” as “3 tasks remaining”", "checkmark, not read",
      ])
  }

  @Test func onlyTheRowsScroll() {
    let node = list([.numbered(1, "A"), .numbered(2, "B")], remaining: 2)
    let scroll = node.children.filter { if case .scroll = $0.content { true } else { false } }
    #expect(scroll.flatMap(\.lines).count == 4)
    #expect(scroll.flatMap(\.all).filter { $0.identity.isElement }.count == 2)
    #expect(node.style.containerBackground == .background)
  }

  @Test func rowsCanHaveSwitches() {
    let lines = list([.numbered(1, "A")], remaining: 1, controls: .switches).lines
    #expect(
      lines.contains("switch off as “A” → SetTaskCompletionIntent(isCompleted: true, task: 01)"))
  }

  @Test(arguments: [(0, "0 tasks"), (1, "1 task"), (2, "2 tasks"), (1000, "1000 tasks")])
  func theBadgeIsReadInWords(remaining: Int, words: String) {
    #expect(
      resolve(RemainingBadge(remaining: remaining)).lines
        == ["“\(remaining)” as “\(words) remaining”"])
  }

  @Test func theBadgeIsGreenOnlyAtZero() {
    func background(_ remaining: Int) -> Paint? {
      resolve(RemainingBadge(remaining: remaining)).style.background
    }
    #expect(background(0) == .rgba(0.106, 0.490, 0.275, 1))
    #expect(background(1) == .rgba(0.776, 0.275, 0, 1))
    #expect(background(7) == background(1))
  }

  @Test func theFieldIsCalledUpOnlyBesideTasks() throws {
    func field(_ tasks: [TaskItem]) throws -> ViewNode {
      try #require(
        list(tasks, remaining: tasks.count).all.first {
          $0.actions.parameter == "title"
            && $0.actions.intent?.identifier == "AddTaskIntent"
        })
    }
    let hidden = try field([.numbered(1, "A")])
    #expect(
      hidden.content
        == .textField(
          TextFieldNode(
            prompt: "Add a task…", isEnabled: true,
            control: ControlNode(title: "Add task", symbol: "plus"))))
    let shown = try field([])
    #expect(
      shown.content
        == .textField(TextFieldNode(prompt: "Add a task…", isEnabled: true, control: nil)))
    for node in [hidden, shown] {
      #expect(node.actions.shortcut == KeyboardShortcut("n", modifiers: .command))
      #expect(node.style.help == "!high, !medium or !low sets the priority")
    }
  }
}
