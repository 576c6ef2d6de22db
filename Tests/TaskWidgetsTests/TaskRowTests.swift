import TaskKit
import Testing

@testable import TaskWidgets
@testable import WidgetUI

@MainActor @Suite struct TaskRowTests {
  private func row(_ task: TaskItem, _ controls: RowControls = .checkButtons) -> ViewNode {
    resolve(TaskRow(task: task, controls: controls))
  }

  @Test func aCompletedTaskIsOpenedAgain() {
    let done = TaskItem.numbered(1, "Water", .medium, steps: 8, completed: .start())
    #expect(
      row(done).lines == [
        "checkBox on as “Water” → SetTaskCompletionIntent(isCompleted: false, task: 01)",
        "  “Water” → RenameTaskIntent(task: 01) title",
        "  “8/8”",
        "  minus.circle.fill as “Medium priority”",
      ])
    #expect(
      row(done, .switches).lines[0]
        == "switch on as “Water” → SetTaskCompletionIntent(isCompleted: false, task: 01)")
  }

  @Test func titlesAreStruckThroughWhenDone() throws {
    func run(_ task: TaskItem) throws -> TextRun? {
      guard case .text(let text) = try #require(row(task).text("A")).content else { return nil }
      #expect(text.lineLimit == 1)
      #expect(text.isEditable)
      return text.runs.first
    }
    let open = try #require(try run(.numbered(1, "A")))
    let done = try #require(try run(.numbered(1, "A", completed: .start())))
    #expect(!open.isStruckThrough)
    #expect(open.color == .foreground(1))
    #expect(done.isStruckThrough)
    #expect(done.color == .foreground(2))
  }

  @Test func theRowIsTintedWhenDone() {
    #expect(row(.numbered(1, "A")).style.background == .fill(4))
    let done = row(.numbered(1, "A", completed: .start()))
    #expect(done.style.background == .opacity(.named("green"), 0.14))
    #expect(done.style.shape == .rounded(9))
  }

  @Test func theWholeTitleIsInTheTooltip() throws {
    let title = "a: <b>&amp;</b> %@ \"x\"\n👩‍👩‍👧‍👦 قراءة"
    let toggle = try #require(row(.numbered(1, title)).named(title))
    #expect(toggle.style.help == title)
    #expect(toggle.plainText == title)
  }

  @Test func aSmallRowLeavesItsRoomToTheTitle() {
    let task = TaskItem.numbered(1, "Water", steps: 8, done: 1)
    func texts(_ family: WidgetFamily) -> [String] {
      resolve(TaskRow(task: task, controls: .checkButtons), family: family).all.compactMap {
        if case .text(let text) = $0.content { text.string } else { nil }
      }
    }
    #expect(texts(.systemMedium) == ["Water", "1/8"])
    #expect(texts(.systemSmall) == ["Water"])
  }

  @Test(arguments: [
    (TaskPriority.high, ["exclamationmark.circle.fill as “High priority”"]),
    (.medium, ["minus.circle.fill as “Medium priority”"]), (.low, []),
  ])
  func marksSayThePriority(priority: TaskPriority, lines: [String]) {
    let mark = resolve(VStack { PriorityMark(priority: priority) })
    #expect(mark.lines == lines)
    #expect(mark.children.first?.style.help == mark.children.first?.style.accessibilityLabel)
  }

  // MARK: The menu

  private func menu(_ task: TaskItem) -> [ViewNode] {
    row(task).actions.contextMenu?.items ?? []
  }

  private func steps(_ chosen: Int?) -> [String] {
    [1, 2, 3, 4, 5, 6, 8, 10, 12].flatMap { count in
      [
        "  switch \(count == chosen ? "on" : "off") → SetTaskStepsIntent(steps: \(count), task: 01)",
        "    “\(count) step\(count == 1 ? "" : "s")”",
      ]
    }
  }

  private func priorities(_ chosen: TaskPriority) -> [String] {
    [("High", TaskPriority.high), ("Medium", .medium), ("Low", .low)].flatMap { name, priority in
      [
        "  switch \(priority == chosen ? "on" : "off") → "
          + "SetTaskPriorityIntent(priority: \(priority.rawValue), task: 01)",
        "    “\(name)”",
      ]
    }
  }

  private let end = [
    "rename “Rename”", "line", "button → DeleteTaskIntent(task: 01)", "  “Delete”",
  ]

  @Test func theMenuHasWhatARowHasNoRoomFor() {
    let parts: [[String]] = [
      ["menu “Priority”"], priorities(.medium), ["menu “Steps”"], steps(1), end,
    ]
    let lines: [String] = menu(.numbered(1, "A", .medium)).flatMap(\.lines)
    #expect(lines == Array(parts.joined()))
  }

  @Test func aTaskWithStepsCanTakeThemBack() {
    let stepping = [
      "menu “Steps”",
      "  button → StepTaskIntent(by: 1, task: 01)", "    “Add one step”",
      "  button → StepTaskIntent(by: -1, task: 01)", "    “Take back one step”",
      "  line",
    ]
    let parts: [[String]] = [["menu “Priority”"], priorities(.low), stepping, steps(8), end]
    let lines: [String] = menu(.numbered(1, "A", steps: 8, done: 3)).flatMap(\.lines)
    #expect(lines == Array(parts.joined()))
  }

  @Test func whatCannotBeDoneIsInsensitive() {
    let untouched = menu(.numbered(1, "A", steps: 7)).flatMap(\.lines)
    #expect(untouched.contains("  button → StepTaskIntent(by: 1, task: 01)"))
    #expect(untouched.contains("  insensitive button → StepTaskIntent(by: -1, task: 01)"))
    #expect(!untouched.contains { $0.contains("switch on → SetTaskSteps") })
    let done = menu(.numbered(1, "A", steps: 7, completed: .start())).flatMap(\.lines)
    #expect(done.contains("  insensitive button → StepTaskIntent(by: 1, task: 01)"))
    #expect(done.contains("  button → StepTaskIntent(by: -1, task: 01)"))
  }

  @Test func deletingHasItsKeyAndItsLook() throws {
    let delete = try #require(menu(.numbered(1, "A")).last)
    #expect(delete.actions.shortcut == KeyboardShortcut(.deleteForward, modifiers: []))
    #expect(
      delete.content
        == .button(ButtonNode(appearance: .automatic, isDestructive: true, isEnabled: true)))
  }

  @Test(arguments: [1, 8])
  func titlesAreHiddenWhileLocked(steps: Int) {
    let task = TaskItem.numbered(1, "Ring", .high, steps: steps)
    var environment = EnvironmentValues()
    environment.redactionReasons = .privacy
    for view in [
      AnyView(TaskRow(task: task, controls: .checkButtons)),
      AnyView(StepRing(task: task)), AnyView(NextStepButton(task: task)),
    ] {
      let node = ViewNode.resolve(view, in: environment)
      #expect(!String(describing: node).contains("Ring"))
    }
    let row = ViewNode.resolve(TaskRow(task: task, controls: .switches), in: environment)
    #expect(row.named("Hidden") != nil)
    #expect(row.named("High priority") != nil)
  }
}
