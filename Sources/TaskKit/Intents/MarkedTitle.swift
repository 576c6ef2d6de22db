/// A title in which a word such as `!high` may stand for the priority.
struct MarkedTitle: Hashable {
  /// The title without the mark.
  var title: String
  var priority: TaskPriority

  init(title: String, priority: TaskPriority) {
    self.title = title
    self.priority = priority
  }

  /// Takes every mark out of a text, with the white space before it; the last one counts, and
  /// without any the priority is low.
  init(reading text: String) {
    var kept = String.UnicodeScalarView()
    var priority = TaskPriority.low
    // Scalar by scalar: to characters, a space and an accent after it are one.
    var rest = text.unicodeScalars[...]
    while !rest.isEmpty {
      let space = rest.prefix { $0.properties.isWhitespace }
      rest = rest[space.endIndex...]
      let word = rest.prefix { !$0.properties.isWhitespace }
      rest = rest[word.endIndex...]
      if let mark = TaskPriority(mark: Substring(word)) {
        priority = mark
      } else {
        kept += space
        kept += word
      }
    }
    self.init(title: String(kept), priority: priority)
  }
}

extension TaskPriority {
  fileprivate init?(mark word: Substring) {
    guard word.first == "!" else { return nil }
    self.init(rawValue: word.dropFirst().lowercased())
  }
}
