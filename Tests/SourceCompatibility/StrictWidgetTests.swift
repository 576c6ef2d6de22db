import Testing

@testable import WidgetKit

@MainActor @Suite struct StrictWidgetTests {
  private func resolve(_ view: some View) -> ViewNode {
    ViewNode.resolve(view, in: EnvironmentValues())
  }

  @Test func namesCanBeDrawn() {
    #expect(!resolve(StyleNames()).all.isEmpty)
    #expect(!resolve(ShapeNames()).all.isEmpty)
    #expect(!resolve(LayoutNames()).all.isEmpty)
    #expect(!resolve(TextNames()).all.isEmpty)
    #expect(!resolve(ControlNames()).all.isEmpty)
    #expect(!resolve(MoreShapeNames()).all.isEmpty)
    #expect(!resolve(MoreViewNames()).all.isEmpty)
    #expect(!resolve(DesktopNames()).all.isEmpty)
    #expect(!resolve(Symbols.star(filled: true)).all.isEmpty)
  }

  @Test func aTapInAStyleFiresTheToggle() {
    let node = resolve(MoreViewNames())
    #expect(node.all.filter { $0.actions.flipsToggle }.count == 1)
  }

  @Test func aTimelineIsDrawn() async throws {
    let definition = try #require(StrictWidget().body._definitions.first)
    let context = TimelineProviderContext(
      family: .systemMedium, isPreview: false, displaySize: .zero)
    let timeline = try await definition.source.timeline(
      for: definition.defaultConfiguration(), in: context)
    let node = definition.source.node(for: timeline.entries[0], in: EnvironmentValues())
    #expect(node.plainText == "Words quiet")
    #expect(node.all.filter { $0.actions.flipsToggle }.count == 1)
  }
}
