import Testing

@testable import WidgetUI

/// The marks in texts' literals.
@MainActor @Suite struct MarkdownTests {
  /// A text's runs, one after another, each with what marks say of it.
  private func runs(_ text: Text) -> String {
    text.node(in: EnvironmentValues()).runs.map { run in
      var words = run.string
      if run.font.design == .monospaced { words = "code(\(words))" }
      if run.isStruckThrough { words = "struck(\(words))" }
      if run.font.isItalic { words = "italic(\(words))" }
      if run.font.weight == .bold { words = "bold(\(words))" }
      if let link = run.link { words = "link(\(words), \(link.absoluteString))" }
      return words
    }.joined(separator: "|")
  }

  @Test(arguments: [
    ("plain", "plain"),
    ("**bold** and more", "bold(bold)| and more"),
    ("*italic* __bold__ _italic_", "italic(italic)| |bold(bold)| |italic(italic)"),
    ("***both***", "bold(italic(both))"),
    ("*Updated* `now`", "italic(Updated)| |code(now)"),
    ("~~old~~ new", "struck(old)| new"),
    ("**bold *and italic* too**", "bold(bold )|bold(italic(and italic))|bold( too)"),
    ("`**not bold**`", "code(**not bold**)"),
    ("``a`b``", "code(a`b)"),
    ("[Apple](https://example.org/a)", "link(Apple, https://example.org/a)"),
    (
      "see [the **page**](https://example.org)",
      "see |link(the , https://example.org)|"
        + "link(bold(page), https://example.org)"
    ),
    ("<https://example.org>", "link(https://example.org, https://example.org)"),
    // What only looks like marks.
    ("3 * 4 * 5", "3 * 4 * 5"), ("snake_case_name", "snake_case_name"), ("a < b", "a < b"),
    ("2 ** 3", "2 ** 3"), ("*open", "*open"), ("**open*", "*|italic(open)"), ("`open", "`open"),
    ("[open](", "[open]("), ("[open]", "[open]"), ("5~6", "5~6"), ("\\*literal\\*", "*literal*"),
    ("C:\\folder", "C:\\folder"), ("line\nbreak", "line\nbreak"), ("", ""),
  ])
  func marks(text: String, result: String) {
    #expect(runs(Text(LocalizedStringKey(text))) == result)
  }

  @Test func argumentsAreNotRead() {
    let title = "**loud** [x](y)"
    #expect(runs(Text("\(title)")) == title)
    #expect(runs(Text("Task: **\(title)**!")) == "Task: |bold(\(title))|!")
    #expect(runs(Text(title)) == title)
    #expect(runs(Text(verbatim: "**x**")) == "**x**")
    #expect(runs(Text("[open](https://example.org/\(7))")) == "link(open, https://example.org/7)")
  }

  @Test func attributesOfArgumentsStay() {
    let inner = Text(verbatim: "inner").italic()
    #expect(runs(Text("**a \(inner) b**")) == "bold(a )|bold(italic(inner))|bold( b)")
  }

  @Test func attributedStringsReadMarks() throws {
    let text = Text(try AttributedString(markdown: "**a** [b](https://example.org)"))
    #expect(runs(text) == "bold(a)| |link(b, https://example.org)")
  }

  @Test func literalsAreKeys() {
    #expect(Text("Tasks").runs[0].content == .localized("Tasks"))
    #expect(runs(Text("*a*")) == "italic(a)")
  }

  @Test func linksHaveTheAccent() {
    let node = Text("[a](https://example.org)").node(in: EnvironmentValues())
    #expect(node.runs.map(\.color) == [.tint])
  }
}
