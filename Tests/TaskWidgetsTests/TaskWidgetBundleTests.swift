import TaskKit
import Testing

@testable import TaskWidgets
@testable import WidgetModel
@testable import WidgetUI

@MainActor @Suite struct TaskWidgetBundleTests {
  private struct Listed: Equatable {
    let kind: String
    let name: LocalizedStringResource
    let families: [WidgetFamily]
  }

  private func definition(_ kind: String) throws -> WidgetDefinition {
    try #require(try TaskWidgetBundle.definitions().first { $0.kind == kind })
  }

  /// What a widget draws first, at its default settings.
  private func picture(
    of kind: String, _ family: WidgetFamily, tasks: [TaskItem]
  ) async throws -> ViewNode {
    let definition = try definition(kind)
    let configuration = try definition.defaultConfiguration()
    let timeline = try await withStore(SampleTaskStore(tasks: tasks)) {
      try await definition.source.timeline(for: configuration, in: .context(family))
    }
    var environment = EnvironmentValues()
    environment.widgetFamily = family
    return definition.source.node(for: try #require(timeline.entries.first), in: environment)
  }

  private let eight = (1...8).map { TaskItem.numbered($0, "Task \($0)") }

  private func rows(_ node: ViewNode) -> [String] {
    node.all.compactMap { node in
      guard case .toggle(let toggle) = node.content else { return nil }
      return "\(toggle.appearance) \(node.style.accessibilityLabel ?? "")"
    }
  }

  @Test func theGalleryHasFiveWidgets() throws {
    let definitions = try TaskWidgetBundle.definitions()
    #expect(
      definitions.map { Listed(kind: $0.kind, name: $0.displayName, families: $0.families) } == [
        Listed(
          kind: "ConfigurableTaskWidget", name: "Tasks", families: [.systemMedium, .systemLarge]),
        Listed(
          kind: "TaskWidget", name: "Next Tasks",
          families: [.systemMedium, .systemSmall, .systemLarge]),
        Listed(
          kind: "AnimatedTaskWidget", name: "Task Progress",
          families: [.systemMedium, .systemLarge]),
        Listed(
          kind: "TaskToggleWidget", name: "Task Switches", families: [.systemMedium, .systemLarge]),
        Listed(
          kind: "TaskStatusWidget", name: "Task Status", families: [.systemSmall, .systemMedium]),
      ])
    #expect(definitions.allSatisfy { $0.description != nil })
    for definition in definitions {
      #expect(try definition.defaultConfiguration() != nil, "\(definition.kind)")
    }
  }

  @Test(arguments: [
    "ConfigurableTaskWidget", "TaskWidget", "AnimatedTaskWidget", "TaskToggleWidget",
  ])
  func aFailingStoreIsNoEmptyList(kind: String) async throws {
    let definition = try definition(kind)
    let broken = try BrokenStore()
    _ = await withStore(broken.files.store) {
      await #expect(throws: broken.error) {
        try await definition.source.timeline(
          for: try definition.defaultConfiguration(), in: .context())
      }
    }
  }

  @Test(arguments: [(WidgetFamily.systemSmall, 2), (.systemMedium, 3), (.systemLarge, 6)])
  func theTaskWidgetFillsItsRoom(family: WidgetFamily, count: Int) async throws {
    let node = try await picture(of: TaskWidget.kind, family, tasks: eight)
    #expect(rows(node) == (1...count).map { "checkBox Task \($0)" })
    #expect(node.lines.contains("“8” as “8 tasks remaining”"))
  }

  @Test(arguments: [(WidgetFamily.systemMedium, 3), (.systemLarge, 6)])
  func theToggleWidgetHasSwitches(family: WidgetFamily, count: Int) async throws {
    let node = try await picture(of: TaskToggleWidget.kind, family, tasks: eight)
    #expect(rows(node) == (1...count).map { "switch Task \($0)" })
    #expect(node.lines.contains("“8” as “8 tasks remaining”"))
  }

  @Test func theAnimatedWidgetCountsWhatIsDone() async throws {
    let done = TaskItem.numbered(9, "Done", completed: .start())
    let node = try await picture(of: AnimatedTaskWidget.kind, .systemMedium, tasks: [done])
    #expect(
      node.lines == [
        "“Tasks”", "controls", "“1/1” as “1 of 1 tasks completed”",
        "checkBox on as “Done” → SetTaskCompletionIntent(isCompleted: false, task: 09)",
        "  “Done” → RenameTaskIntent(task: 09) title",
        "field “Add a task…” → AddTaskIntent(steps: 1) title",
      ])
    let many = try await picture(of: AnimatedTaskWidget.kind, .systemLarge, tasks: eight + [done])
    #expect(many.lines[2] == "“1/9” as “1 of 9 tasks completed”")
    #expect(rows(many).count == 6)
  }

  @Test func theCountersDigitsRoll() throws {
    let counter = resolve(CompletedCounter(counts: TaskCounts(remaining: 2, completed: 3)))
    let transitions = counter.all.compactMap(\.style.contentTransition)
    #expect(
      transitions == [resolve(Text("").contentTransition(.numericText())).style.contentTransition])
  }
}
