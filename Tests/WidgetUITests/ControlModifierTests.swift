import Testing

@testable import WidgetUI

@MainActor @Suite struct ControlModifierTests {
  private let press = PressIntent("n")
  private let content = Text(verbatim: "a")

  @Test func buttonsWithBordersHaveASizeAndAnOutline() {
    func button(_ style: some PrimitiveButtonStyle, _ shape: ButtonBorderShape) -> ButtonNode? {
      resolve(
        Button("Go", intent: press).buttonStyle(style).controlSize(.large).buttonBorderShape(shape)
      ).button
    }
    var expected = ButtonNode(appearance: .bordered, isDestructive: false, isEnabled: true)
    expected.size = .large
    #expect(button(.bordered, .automatic) == expected)
    #expect(button(.bordered, .roundedRectangle) == expected)
    expected.border = .capsule
    #expect(button(.bordered, .capsule) == expected)
    expected.border = .circle
    #expect(button(.bordered, .circle) == expected)
    expected.border = .rounded(3)
    #expect(button(.bordered, .roundedRectangle(radius: 3)) == expected)
    expected.appearance = .borderedProminent
    #expect(button(.borderedProminent, .roundedRectangle(radius: 3)) == expected)
    let plain = ButtonNode(appearance: .plain, isDestructive: false, isEnabled: true)
    #expect(button(.plain, .capsule) == plain)
    #expect(button(.borderless, .capsule) == plain)
    #expect(button(.automatic, .capsule)?.size == .regular)
  }

  @Test func everySpellingOfAButtonKeepsWhatItWasGiven() {
    let symbol = resolve(Button("Go", systemImage: "star", intent: press))
    #expect(symbol.outline == "button { row { 0 symbol star, 1 “Go” } }")
    #expect(symbol.actions.intent == IntentReference(press))
    let role = resolve(Button("Go", systemImage: "star", role: .destructive, intent: press))
    #expect(role.outline == "destructive button { row { 0 symbol star, 1 “Go” } }")
    #expect(
      resolve(Button(role: .destructive, intent: press) { content }).outline
        == "destructive button { “a” }")
    let title = "50%"
    #expect(
      resolve(Button(title, role: .destructive, intent: press)).outline
        == "destructive button { “50%” }")
    #expect(resolve(Button(title, intent: press)).outline == "button { “50%” }")
  }

  @Test func linksArePlain() throws {
    let url = try #require(URL(string: "https://example.org"))
    #expect(
      resolve(Link("Open", destination: url).buttonStyle(.bordered)).button?.appearance == .plain)
    let title = "50%"
    #expect(resolve(Link(title, destination: url)).plainText == "50%")
  }

  @Test func theOutermostAddressIsKeptWhereThereIsNoOther() throws {
    let url = try #require(URL(string: "https://example.org"))
    let other = try #require(URL(string: "https://example.org/other"))
    #expect(resolve(content.widgetURL(url).widgetURL(nil)).actions.widgetURL == url)
    #expect(resolve(content.widgetURL(url).widgetURL(other)).actions.widgetURL == other)
  }

  @Test func switchesHaveAColourOfTheirOwn() {
    let toggle = Toggle("Done", isOn: true, intent: press)
    #expect(
      resolve(toggle.toggleStyle(SwitchToggleStyle(tint: .red)).tint(.blue)).toggle?.tint
        == .named("red"))
    #expect(resolve(toggle.toggleStyle(.switch).tint(.blue)).toggle?.tint == .named("blue"))
    #expect(resolve(toggle.toggleStyle(.automatic)).toggle?.appearance == .switch)
  }

  private struct BareStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label }
  }

  private struct TapStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Image(systemName: "circle")
      configuration.label.onTapGesture { configuration.isOn.toggle() }
    }
  }

  @Test func drawnTogglesCanBeMadeUnusable() {
    let node = resolve(
      Toggle("Done", isOn: true, intent: press).toggleStyle(BareStyle()).disabled(true))
    #expect(node.toggle?.isEnabled == false)
    #expect(node.children.map { $0.button?.isEnabled } == [false])
  }

  @Test func aTapInAToggleStyleFiresTheTogglesIntent() {
    let node = resolve(
      Toggle("Done", isOn: true, intent: press).toggleStyle(TapStyle()).buttonStyle(.bordered))
    #expect(node.outline == "custom on { 0 symbol circle, 1 button { “Done” } }")
    #expect(node.children[1].button?.appearance == .plain)
    #expect(node.children[1].actions.flipsToggle)
    #expect(resolve(content.onTapGesture {}) == resolve(content))
  }

  @Test func aHiddenTextCannotBeEdited() {
    let text = content.editable(intent: press, parameter: \.$name)
    let node = resolve(text) { $0.redactionReasons = .placeholder }
    #expect(node.text?.isEditable == false)
    #expect(node.actions.intent == nil)
  }

  @Test func shortcutsAreWithControlWhereNobodySays() {
    let button = Button("Go", intent: press)
    #expect(
      resolve(button.keyboardShortcut("n")).actions.shortcut
        == KeyboardShortcut("n", modifiers: .command))
    #expect(
      resolve(button.keyboardShortcut(KeyboardShortcut("n"))).actions.shortcut
        == KeyboardShortcut("n", modifiers: .command))
    #expect(KeyboardShortcut.defaultAction == KeyboardShortcut(.return, modifiers: []))
    #expect(KeyboardShortcut.cancelAction == KeyboardShortcut(.escape, modifiers: []))
  }

  @Test func everyControlCanHaveAShortcut() {
    let shortcut = KeyboardShortcut("n", modifiers: .shift)
    #expect(
      resolve(Toggle("Done", isOn: true, intent: press).keyboardShortcut(shortcut)).actions.shortcut
        == shortcut)
    #expect(
      resolve(TextField("Add", intent: press, parameter: \.$name).keyboardShortcut(shortcut))
        .actions.shortcut == shortcut)
    #expect(resolve(RenameButton().keyboardShortcut(shortcut)).actions.shortcut == shortcut)
    #expect(resolve(content.keyboardShortcut(shortcut)).actions.shortcut == nil)
  }

  private struct MenuStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.contextMenu {
        Button("Other") {}
        Button("Own", intent: PressIntent("own"))
      }
    }
  }

  @Test func menusStandOutsideWhatIsAroundThem() {
    let node = resolve(
      Toggle("Done", isOn: true, intent: press).toggleStyle(MenuStyle()).buttonStyle(.bordered))
    let items = node.all.compactMap(\.actions.contextMenu).first?.items ?? []
    #expect(items.map(\.actions.intent) == [nil, IntentReference(PressIntent("own"))])
    #expect(items.map { $0.button?.appearance } == [.automatic, .automatic])
    let title = "50%"
    #expect(resolve(Menu(title) { content }).content == .menu("50%"))
  }
}
