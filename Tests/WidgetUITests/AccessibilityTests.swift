import Testing

@testable import WidgetUI

@MainActor @Suite struct AccessibilityTests {
  private let content = Text(verbatim: "a")
  private let text = Text(verbatim: "b") + Text(verbatim: "c")

  @Test func valuesAndHintsAreTextsKeysOrStrings() {
    let string = "50%"
    func value(_ view: some View) -> String? { resolve(view).style.accessibilityValue }
    func hint(_ view: some View) -> String? { resolve(view).style.accessibilityHint }
    #expect(value(content.accessibilityValue("v \(1)")) == "v 1")
    #expect(value(content.accessibilityValue(text)) == "bc")
    #expect(value(content.accessibilityValue(string)) == "50%")
    #expect(hint(content.accessibilityHint("h \(1)")) == "h 1")
    #expect(hint(content.accessibilityHint(text)) == "bc")
    #expect(hint(content.accessibilityHint(string)) == "50%")
  }

  @Test func olderSpellingsSayTheSame() {
    let style = resolve(
      content.accessibility(label: text).accessibility(value: text).accessibility(hint: text)
        .accessibility(hidden: true)
    ).style
    #expect(style.accessibilityLabel == "bc")
    #expect(style.accessibilityValue == "bc")
    #expect(style.accessibilityHint == "bc")
    #expect(style.isAccessibilityHidden)
    #expect(
      resolve(
        content.accessibilityIdentifier("x").accessibilityAddTraits(.isHeader)
          .accessibilityRemoveTraits(.isImage)) == resolve(content))
  }

  @Test func childrenMayBeToldAsTheyAre() {
    let row = HStack {
      content
      text
    }
    #expect(resolve(row.accessibilityElement(children: .contain)) == resolve(row))
  }

  @Test func aNameIsNotReplacedByWhatIsInside() {
    let row = HStack { content }
      .accessibilityLabel("Name").accessibilityElement(children: .combine)
    #expect(resolve(row).style.accessibilityLabel == "Name")
  }

  @Test func namesPassByDecoration() {
    let button = Button("Go", intent: PressIntent("n"))
    for view in [
      AnyView(button.border(.red)), AnyView(button.background(.red, in: Circle())),
      AnyView(button.overlay { Circle().frame(width: 3) }.padding()),
      AnyView(button.mask { Text(verbatim: "mask") }),
    ] {
      let named = resolve(view.accessibilityLabel("Name")).all
        .filter { $0.style.accessibilityLabel != nil }
      #expect(named.map { $0.button != nil } == [true])
    }
    let told = resolve(button.overlay { content }.accessibilityLabel("Name"))
    #expect(told.style.accessibilityLabel == "Name", "the text over it has something to say, too")
  }

  @Test func tooltipsAreKeysOrStrings() {
    let string = "50%"
    #expect(resolve(content.help(string)).style.help == "50%")
    #expect(resolve(content.help("h \(1)")).style.help == "h 1")
  }
}
