import Testing

@testable import WidgetUI

@MainActor @Suite struct TextTests {
  private func text(_ view: some View) -> TextNode? {
    guard case .text(let text) = resolve(view).content else { return nil }
    return text
  }

  @Test func plainTextTakesItsSurroundings() {
    #expect(text(Text(verbatim: "a")) == .plain("a"))
    let inner = resolve(
      VStack { Text("a") }.font(.caption).fontWeight(.heavy).foregroundStyle(.red)
        .strikethrough().lineLimit(2)
    ).children[0]
    #expect(
      inner.content
        == .text(
          .plain(
            "a", font: .style(.caption, .heavy), color: .named("red"), struck: true, lineLimit: 2)))
  }

  @Test func whatATextSaysComesBeforeItsSurroundings() {
    #expect(
      text(Text("a").font(.title).font(.caption)) == .plain("a", font: .style(.title)))
    #expect(
      text(Text("a").foregroundStyle(.green).foregroundColor(.red))
        == .plain("a", runColor: .named("green")))
    #expect(text(Text("a").fontWeight(.light).bold()) == .plain("a", font: .style(.body, .light)))
    let view = VStack { Text("a").strikethrough(false).font(.headline) }
      .strikethrough().font(.caption).fontWeight(.light)
    #expect(
      resolve(view).children[0].content == .text(.plain("a", font: .style(.headline, .light))))
  }

  @Test func fontsChain() {
    var font = FontValue.style(.caption, .bold)
    font.isItalic = true
    font.isMonospacedDigit = true
    #expect(
      text(Text("a").font(.caption.bold().italic().monospacedDigit())) == .plain("a", font: font))
    font = FontValue(size: .points(20), weight: .semibold, design: .rounded)
    #expect(
      text(Text("a").font(.system(size: 20, weight: .semibold, design: .rounded)))
        == .plain("a", font: font))
    #expect(
      text(Text("a").font(.system(.headline))) == .plain("a", font: .style(.headline, .bold)))
  }

  @Test func runsKeepTheirOwnAttributes() {
    let sum = (Text("a").bold() + Text("b").foregroundStyle(.red)).foregroundStyle(.blue).italic()
    var bold = FontValue.style(.body, .bold)
    bold.isItalic = true
    var plain = FontValue.style(.body)
    plain.isItalic = true
    #expect(
      text(sum)?.runs == [
        TextRun(string: "a", font: bold, color: .named("blue")),
        TextRun(string: "b", font: plain, color: .named("red")),
      ])
    #expect(text(sum)?.string == "ab")
    #expect(resolve(sum).plainText == "ab")
  }

  @Test func literalsAreTranslatedAndStringsAreNot() {
    let name = "100% <b>&</b> %@"
    #expect(text(Text("Completed “\(name)” (\(3))"))?.string == "Completed “\(name)” (3)")
    #expect(text(Text("50% done"))?.string == "50% done")
    #expect(text(Text("\(50)% done"))?.string == "50% done")
    #expect(text(Text(name))?.string == name)
    #expect(text(Text(name.prefix(3)))?.string == "100")
    #expect(text(Text(LocalizedStringResource("Add")))?.string == "Add")
    #expect(Text("Add \(1)").runs[0].content == .localized("Add \(1)"))
    #expect(Text(verbatim: "Add").runs[0].content == .verbatim("Add"))
  }

  @Test func editableTextsCarryIntentAndParameter() {
    let node = resolve(Text("a").editable(intent: PressIntent("n"), parameter: \.$name))
    var expected = TextNode.plain("a")
    expected.isEditable = true
    #expect(node.content == .text(expected))
    #expect(node.actions.intent == IntentReference(PressIntent("n")))
    #expect(node.actions.parameter == "name")
  }

  @Test func symbolsTakeFontAndColour() {
    let view = HStack { Image(systemName: "plus").foregroundStyle(.orange).fontWeight(.bold) }
      .font(.title)
    #expect(
      resolve(view).children[0].content
        == .symbol(
          SymbolNode(name: "plus", font: .style(.title, .bold), color: .named("orange"))))
  }

  @Test func labelsAreSymbolAndText() {
    #expect(
      resolve(Label("Add", systemImage: "plus")).outline == "row { 0 symbol plus, 1 “Add” }")
  }
}
