/// A text with everything that decides how it is drawn.
package struct TextNode: Sendable, Hashable {
  package var runs: [TextRun]
  package var lineLimit: Int?
  package var alignment: TextAlignment
  package var color: Paint?
  /// Room between lines beside the font's own, in pixels.
  package var lineSpacing = 0.0
  /// How small the text may become before it is cut, from 0 to 1.
  package var minimumScale = 1.0
  /// Where the text is cut.
  package var truncation = Text.TruncationMode.tail
  /// Whether a field can be put in its place.
  package var isEditable = false

  /// The text without its attributes.
  package var string: String {
    runs.count == 1 ? runs[0].string : runs.map(\.string).joined()
  }
}

/// A part of a text that is drawn alike.
package struct TextRun: Sendable, Hashable {
  package var string: String
  package var font: FontValue
  package var color: Paint?
  package var isStruckThrough = false
  package var isUnderlined = false
  /// The colour of the lines through and under it; the text's own when nil.
  package var lineColor: Paint?
  /// Room between letters, in pixels.
  package var tracking = 0.0
  /// Above the line, in pixels; below it when negative.
  package var baselineOffset = 0.0
  /// What the string is to be replaced with as time goes by.
  package var clock: ClockNode?
  /// The address that a click on it opens.
  package var link: URL?
  /// The name of a symbol that is drawn in the string's place, in the run's font and colour.
  package var symbol: String?
}

extension TextRun {
  /// The run with blanks as wide as digits in the place of its letters.
  var withoutWords: TextRun {
    var run = self
    run.string = String(string.map { $0.isWhitespace ? $0 : "\u{2007}" })
    run.clock = nil
    run.link = nil
    return run
  }
}
