import Testing

@testable import WidgetKit

@MainActor @Suite struct HabitWidgetTests {
  private func resolve(_ view: some View) -> ViewNode {
    ViewNode.resolve(view, in: EnvironmentValues())
  }

  @Test func namesCanBeDrawn() {
    #expect(!resolve(StyleNames()).all.isEmpty)
    #expect(!resolve(ShapeNames()).all.isEmpty)
    #expect(!resolve(LayoutNames()).all.isEmpty)
    #expect(!resolve(TextNames()).all.isEmpty)
    #expect(!resolve(ControlNames()).all.isEmpty)
    #expect(!resolve(Symbols.star(filled: true)).all.isEmpty)
    #expect(!resolve(TaskListWidget_Previews.previews).all.isEmpty)
  }

  @Test func theBundleIsAGallery() throws {
    let definitions = try HabitBundle.definitions()
    #expect(definitions.map(\.kind) == ["TaskListWidget", "Configurable"])
    #expect(definitions[0].families == [.systemSmall, .systemMedium])
    #expect(
      try definitions[1].defaultConfiguration()?.summary.parameters == ["count", "filter", "list"])
    #expect(HabitShortcuts.appShortcuts.count == 1)
  }

  @Test func aTimelineIsDrawn() async throws {
    let definition = try HabitBundle.definitions()[1]
    let context = TimelineProviderContext(
      family: .systemMedium, isPreview: false, displaySize: .zero)
    let timeline = try await definition.source.timeline(
      for: definition.defaultConfiguration(), in: context)
    #expect(timeline.entries.count == 5)
    let node = definition.source.node(for: timeline.entries[0], in: EnvironmentValues())
    #expect(node.plainText == "😃 1. Water the plants 2. Read Step")
    #expect(node.containerBackground.isEmpty)
    guard case .shaded = node.style.containerBackground else {
      Issue.record("The gradient is not the widget's background")
      return
    }
  }
}
