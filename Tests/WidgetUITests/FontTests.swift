import Testing

@testable import WidgetUI

@Suite struct FontTests {
  @Test(
    arguments: [
      (.largeTitle, .largeTitle), (.title, .title), (.title2, .title2), (.title3, .title3),
      (.subheadline, .subheadline), (.body, .body), (.callout, .callout), (.footnote, .footnote),
      (.caption, .caption), (.caption2, .caption2),
    ] as [(Font, Font.TextStyle)])
  func purposes(font: Font, style: Font.TextStyle) {
    #expect(font.value == .style(style))
    #expect(Font.system(style) == font)
  }

  @Test func headlinesAreBold() {
    #expect(Font.headline.value == .style(.headline, .bold))
    #expect(Font.system(.headline, weight: .light).value == .style(.headline, .light))
  }

  @Test func sizesInPoints() {
    let plain = FontValue(size: .points(20), weight: .regular)
    #expect(Font.system(size: 20).value == plain)
    #expect(Font.custom("Any", size: 20).value == plain)
    #expect(Font.custom("Any", fixedSize: 20).value == plain)
    #expect(Font.custom("Any", size: 20, relativeTo: .title).value == plain)
  }

  @Test func kindsOfLetters() {
    var expected = FontValue.style(.title)
    expected.design = .serif
    #expect(Font.system(.title, design: .serif).value == expected)
    #expect(Font.system(.title, design: .serif, weight: nil).value == expected)
    expected = .style(.title, .light)
    expected.design = .monospaced
    #expect(Font.title.weight(.light).monospaced().value == expected)
    expected = .style(.title)
    expected.width = .compressed
    #expect(Font.title.width(.compressed).value == expected)
  }

  @Test(
    arguments: [
      (.thin, 100), (.ultraLight, 200), (.light, 300), (.regular, 400), (.medium, 500),
      (.semibold, 600), (.bold, 700), (.heavy, 800), (.black, 900),
    ] as [(Font.Weight, Int)])
  func weights(weight: Font.Weight, value: Int) {
    #expect(weight.value == value)
  }

  @Test(
    arguments: [
      (.largeTitle, .title), (.title, .title2), (.title2, .title3), (.title3, .body),
      (.headline, .body), (.body, .footnote), (.callout, .caption), (.subheadline, .caption),
      (.footnote, .caption2), (.caption, .caption2), (.caption2, .caption2),
    ] as [(Font.TextStyle, Font.TextStyle)])
  func whatExplainsIsSmaller(style: Font.TextStyle, smaller: Font.TextStyle) {
    #expect(FontValue.style(style).secondarySize == .style(smaller))
  }
}
