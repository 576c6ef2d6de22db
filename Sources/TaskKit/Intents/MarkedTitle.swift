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
    var kept = ""
    var priority = TaskPriority.low
    var rest = Substring(text)
    while !rest.isEmpty {
      let space = rest.prefix(while: \.isWhitespace)
      rest = rest[space.endIndex...]
      let word = rest.prefix { !$0.isWhitespace }
      rest = rest[word.endIndex...]
      if let mark = TaskPriority(mark: word) {
        priority = mark
      } else {
        kept += space
        kept += word
      }
    }
    self.init(title: kept, priority: priority)
  }
}

extension TaskPriority {
  fileprivate init?(mark word: Substring) {
    guard word.first == "!" else { return nil }
    self.init(rawValue: word.dropFirst().lowercased())
  }
}
