import Testing

@testable import WidgetUI

@MainActor @Suite struct ControlTests {
  private let press = PressIntent("n")
  private var reference: IntentReference { IntentReference(press) }

  private struct RowStyle: ToggleStyle {
    @Environment(\.widgetFamily) var family
    func makeBody(configuration: Configuration) -> some View {
      Button {
        configuration.isOn.toggle()
      } label: {
        Image(systemName: configuration.isOn ? "checkmark.circle.fill" : "circle")
        configuration.label
        Text(verbatim: "\(family)")
      }
      .buttonStyle(.plain)
    }
  }

  @Test func buttonsCarryTheirIntent() {
    let node = resolve(Button("Add", intent: press))
    #expect(
      node.content
        == .button(ButtonNode(appearance: .automatic, isDestructive: false, isEnabled: true)))
    #expect(node.outline == "button { “Add” }")
    #expect(node.actions.intent == reference)
    #expect(
      resolve(Button(intent: press) { Image(systemName: "plus") }).outline
        == "button { symbol plus }")
  }

  @Test func rolesAndStylesAndAvailability() {
    func button(_ view: some View) -> ButtonNode? {
      guard case .button(let button) = resolve(view).content else { return nil }
      return button
    }
    let delete = Button("Delete", role: .destructive, intent: press)
    #expect(
      button(delete.disabled(true).buttonStyle(.bordered).tint(.red))
        == ButtonNode(
          appearance: .bordered, isDestructive: true, isEnabled: false, tint: .named("red")))
    #expect(button(Button("Go", role: .cancel, intent: press))?.isDestructive == false)
    #expect(button(delete.buttonStyle(.plain))?.appearance == .plain)
    #expect(button(delete.buttonStyle(.borderedProminent))?.appearance == .borderedProminent)
    #expect(button(Group { delete.disabled(false) }.disabled(true))?.isEnabled == false)
  }

  @Test(arguments: [true, false])
  func togglesCarryValueAndIntent(isOn: Bool) {
    func toggle(_ view: some View) -> ToggleNode? {
      guard case .toggle(let toggle) = resolve(view).content else { return nil }
      return toggle
    }
    let view = Toggle("Done", isOn: isOn, intent: press)
    #expect(toggle(view) == ToggleNode(appearance: .switch, isOn: isOn, isEnabled: true))
    #expect(toggle(view.toggleStyle(.switch))?.appearance == .switch)
    #expect(toggle(view.toggleStyle(.checkbox))?.appearance == .checkBox)
    #expect(toggle(view.toggleStyle(.button))?.appearance == .button)
    #expect(toggle(view.disabled(true).tint(.red))?.isEnabled == false)
    #expect(toggle(view.tint(.red))?.tint == .named("red"))
    #expect(resolve(view).actions.intent == reference)
    #expect(resolve(view).children.map(\.outline) == ["“Done”"])
    #expect(resolve(Toggle(isOn: isOn, intent: press)).children == [])
  }

  @Test func hiddenLabelsAreStillNames() {
    let node = resolve(Toggle("Done", isOn: true, intent: press).labelsHidden())
    #expect(node.children == [])
    #expect(node.style.accessibilityLabel == "Done")
    #expect(
      resolve(Toggle(isOn: true, intent: press).labelsHidden()).style.accessibilityLabel == nil)
  }

  @Test(arguments: [(true, "checkmark.circle.fill"), (false, "circle")])
  func aPlainButtonInAToggleStyleFiresTheTogglesIntent(isOn: Bool, symbol: String) {
    let node = resolve(Toggle("Done", isOn: isOn, intent: press).toggleStyle(RowStyle())) {
      $0.widgetFamily = .systemLarge
    }
    #expect(
      node.content == .toggle(ToggleNode(appearance: .custom, isOn: isOn, isEnabled: true)))
    #expect(
      node.children.map(\.outline) == [
        "button { 0 symbol \(symbol), 1 “Done”, 2 “systemLarge” }"
      ])
    #expect(node.actions.intent == reference)
    #expect(node.children[0].actions.intent == reference)
    #expect(node.children[0].actions.flipsToggle)
  }

  @Test func aCustomToggleIsDrawnForBothValues() {
    func toggle(_ isOn: Bool) -> ViewNode {
      resolve(Toggle("Done", isOn: isOn, intent: press).toggleStyle(RowStyle()))
    }
    #expect(toggle(true).alternatives == toggle(false).children)
    #expect(toggle(false).alternatives == toggle(true).children)
    #expect(resolve(Toggle("Done", isOn: true, intent: press)).alternatives == [])
  }

  private struct BareStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Image(systemName: configuration.isOn ? "checkmark" : "circle")
      configuration.label
    }
  }

  private struct BorrowingStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Toggle(configuration).toggleStyle(.checkbox)
    }
  }

  @Test func aStyleWithoutAButtonIsOneAsAWhole() {
    let node = resolve(Toggle("Done", isOn: true, intent: press).toggleStyle(BareStyle()))
    #expect(node.outline == "custom on { button { 0 symbol checkmark, 1 “Done” } }")
    #expect(node.children[0].actions.flipsToggle)
    #expect(node.alternatives.map(\.outline) == ["button { 0 symbol circle, 1 “Done” }"])
  }

  @Test func aStyleMayBorrowAnother() {
    let nodes = children {
      Toggle("Done", isOn: true, intent: press).toggleStyle(BorrowingStyle())
      Toggle("Other", isOn: true, intent: press)
    }
    #expect(
      nodes.map(\.outline) == ["0 checkBox on { “Done” }", "1 switch on { “Other” }"])
  }

  private struct PressedStyle: ButtonStyle {
    @Environment(\.isEnabled) var isEnabled
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
      Text(verbatim: isEnabled ? "on" : "off")
    }
  }

  private struct StillStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label }
  }

  @Test func aButtonStyleDrawsBothStates() {
    let node = resolve(
      Button("Add", role: .destructive, intent: press).buttonStyle(PressedStyle()).disabled(true))
    #expect(node.outline == "destructive button { 0 “Add”, 1 “off” }")
    #expect(node.children[0].style.opacity == 1)
    #expect(node.alternatives[0].style.opacity == 0.5)
    #expect(node.actions.intent == reference)
    #expect(
      resolve(Button("Add", intent: press).buttonStyle(StillStyle())).alternatives == [])
  }

  @Test func linksCarryTheirAddress() throws {
    let url = try #require(URL(string: "https://example.org"))
    let node = resolve(Link("Open", destination: url).disabled(false))
    #expect(node.outline == "button { “Open” }")
    #expect(node.actions.url == url)
    #expect(node.actions.intent == nil)
    let widget = resolve(VStack { Text("a").widgetURL(url) })
    #expect(widget.all.compactMap(\.actions.widgetURL) == [url])
  }

  @Test func aButtonInALabelKeepsItsOwnIntent() {
    let other = PressIntent("other")
    let view = Toggle(isOn: true, intent: press) {
      Button("Other", intent: other)
    }.toggleStyle(RowStyle())
    let buttons = resolve(view).all.filter { if case .button = $0.content { true } else { false } }
    #expect(buttons.map(\.actions.intent) == [reference, IntentReference(other)])
    #expect(buttons.map(\.actions.flipsToggle) == [true, false])
  }

  @Test func textFieldsKnowTheirParameter() {
    let field = resolve(TextField("Add…", intent: press, parameter: \.$name))
    #expect(
      field.content == .textField(TextFieldNode(prompt: "Add…", isEnabled: true, control: nil)))
    #expect(field.actions.intent == reference)
    #expect(field.actions.parameter == "name")
    #expect(
      resolve(TextField("Add…", intent: press, parameter: \.$note)).actions.parameter == "note")
    let called = TextField("Add…", intent: press, parameter: \.$name)
      .calledUp(by: "Add Task", systemImage: "plus").disabled(true)
    #expect(
      resolve(called).content
        == .textField(
          TextFieldNode(
            prompt: "Add…", isEnabled: false,
            control: ControlNode(title: "Add Task", symbol: "plus"))))
  }

  @Test func menusHoldTheirItems() {
    let view = Text("row").contextMenu {
      Button("Delete", role: .destructive, intent: press)
      Menu("Priority") { Toggle("High", isOn: true, intent: press) }
      Divider()
      RenameButton()
    }
    let node = resolve(view)
    #expect(node.outline == "“row”")
    #expect(
      node.actions.contextMenu?.items.map(\.outline) == [
        "0 destructive button { “Delete” }", "1 menu Priority { switch on { “High” } }", "2 line",
        "3 rename",
      ])
    #expect(node.actions.contextMenu?.items[0].actions.intent == reference)
  }

  @Test func menusDoNotTakeThePicturesStyles() {
    let view = Text("row").contextMenu { Toggle("High", isOn: true, intent: press) }
      .labelsHidden().toggleStyle(RowStyle()).buttonStyle(.plain)
    #expect(
      resolve(view).actions.contextMenu?.items.map(\.outline) == ["switch on { “High” }"])
  }

  @Test func aPictureWithAMenuIsNeverTakenForUnchanged() {
    let view = Text("row").contextMenu { Toggle("High", isOn: true, intent: press) }
    #expect(resolve(view) != resolve(view))
    #expect(resolve(Text("row")) == resolve(Text("row")))
  }

  @Test func eachViewOfAGroupHasTheMenu() {
    let nodes = children {
      Group {
        Text("a")
        Text("b")
      }.contextMenu { RenameButton() }
    }
    #expect(nodes.map { $0.actions.contextMenu?.items.count } == [1, 1])
  }

  @Test func shortcutsBelongToTheFirstControl() {
    let shortcut = KeyboardShortcut("n", modifiers: [.control])
    let plain = resolve(Button("Add", intent: press).keyboardShortcut("n", modifiers: .control))
    #expect(plain.actions.shortcut == shortcut)
    let boxed = resolve(
      HStack {
        Text("a")
        Button("Add", intent: press)
        Button("Other", intent: press)
      }.frame(width: 10).keyboardShortcut("n", modifiers: .control))
    #expect(boxed.all.compactMap(\.actions.shortcut) == [shortcut])
    #expect(boxed.children[0].children[1].actions.shortcut == shortcut)
    let own = Button("Add", intent: press).keyboardShortcut(.defaultAction)
      .keyboardShortcut(.cancelAction)
    #expect(resolve(own).actions.shortcut == .defaultAction)
  }

  @Test func namesBelongToWhatIsInsideTheBoxes() {
    let view = Button(intent: press) { Image(systemName: "plus") }
      .frame(width: 20).padding(2).accessibilityLabel("Add \(1)")
    #expect(resolve(view).outline == "box { 0 box { 0 button { symbol plus } } }")
    #expect(
      resolve(view).all.map(\.style.accessibilityLabel) == [nil, nil, "Add 1", nil])
    #expect(
      resolve(Text("a").accessibilityLabel(Text("b") + Text("c"))).style.accessibilityLabel
        == "bc")
    let name = "50%"
    #expect(resolve(Text("a").accessibilityLabel(name)).style.accessibilityLabel == "50%")
    #expect(
      resolve(Text("a").accessibilityHidden(true).accessibilityHidden(false)).style
        .isAccessibilityHidden)
  }

  @Test func tooltipsStandOnTheirView() {
    #expect(resolve(Text("a").help("b")).style.help == "b")
    #expect(resolve(Text("a").help("inner").help("outer")).outline == "box { 0 “a” }")
  }

  @Test func actionsAreComparedApartFromLooks() {
    let early = resolve(Button("Go", intent: PressIntent("n", at: Date(timeIntervalSince1970: 0))))
    let late = resolve(Button("Go", intent: PressIntent("n", at: Date(timeIntervalSince1970: 9))))
    #expect(early.looksLike(late))
    #expect(early.actions != late.actions)
    #expect(early != late)
    #expect(!early.looksLike(resolve(Button("Go", intent: press).disabled(true))))
  }
}
