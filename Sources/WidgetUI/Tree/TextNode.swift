/// A text with everything that decides how it is drawn.
package struct TextNode: Sendable, Hashable {
  package var runs: [TextRun]
  package var lineLimit: Int?
  package var alignment: TextAlignment
  package var color: Paint?
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
}
