import Testing

@testable import WidgetUI

@MainActor @Suite struct EnvironmentTests {
  private struct Family: View {
    @Environment(\.widgetFamily) var family
    @State private var count = 3
    var body: some View { Text(verbatim: "\(family) \(count)") }
  }

  private struct Rows: View {
    @Environment(\.isEnabled) var isEnabled
    var body: some View {
      ForEach(0..<2) { index in
        Text(verbatim: "\(index) \(isEnabled)")
        Inner().disabled(true)
        Text(verbatim: "\(isEnabled)")
      }
    }
  }

  private struct Inner: View {
    @Environment(\.isEnabled) var isEnabled
    var body: some View { Text(verbatim: "inner \(isEnabled)") }
  }

  @Test func viewsReadTheirSurroundings() {
    #expect(resolve(Family()) { $0.widgetFamily = .systemSmall }.plainText == "systemSmall 3")
    let view = Family()
    #expect(resolve(view) { $0.widgetFamily = .systemLarge }.plainText == "systemLarge 3")
    #expect(view.family == .systemLarge)
  }

  @Test func closuresReadTheirOwnViewsSurroundings() {
    #expect(
      resolve(Rows()).children.map(\.plainText) == [
        "0 true", "inner false", "true", "1 true", "inner false", "true",
      ])
  }

  @Test func settingStateDoesNothing() {
    let state = State(wrappedValue: 1)
    state.wrappedValue = 2
    #expect(state.wrappedValue == 1)
    state.projectedValue.wrappedValue = 3
    #expect(state.wrappedValue == 1)
  }
}
