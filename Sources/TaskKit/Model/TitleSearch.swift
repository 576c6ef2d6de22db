/// What is looked for in titles.
struct TitleSearch {
  /// Words, each of which begins a word of the title.
  let words: [String]

  /// What no index of words finds, looked for as it stands: symbols, emoji, and the scripts that are
  /// written without spaces.
  let fragments: [String]

  /// - Parameter text: nil, or nothing but white space, looks for nothing.
  init?(_ text: String?) {
    guard let text else { return nil }
    let parts = text.unicodeScalars.split { $0.properties.isWhitespace }.map(String.init)
    guard !parts.isEmpty else { return nil }
    words = parts.filter(Self.isWord)
    fragments = parts.filter { !Self.isWord($0) }
  }

  private static func isWord(_ text: String) -> Bool {
    let scalars = text.unicodeScalars
    return scalars.contains(where: \.isPartOfWord)
      && !scalars.contains { scalar in
        scalar.isPartOfWord && withoutSpaces.contains { $0.contains(scalar.value) }
      }
  }

  /// Thai and Lao, Burmese, Khmer, Chinese and Japanese with their rarer and their narrow letters.
  private static let withoutSpaces: [ClosedRange<UInt32>] = [
    0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x2E80...0xABFF, 0xF900...0xFAFF,
    0xFF66...0xFF9F, 0x20000...0x3FFFF,
  ]

  /// Whether a title is one. Samples are compared so, letter case apart; a database has its index.
  func matches(_ title: String) -> Bool {
    let found = title.lowercased().unicodeScalars.split { !$0.isPartOfWord }.map(String.init)
    return words.allSatisfy { word in
      word.lowercased().unicodeScalars.split { !$0.isPartOfWord }.map(String.init)
        .allSatisfy { part in found.contains { $0.hasPrefix(part) } }
    } && fragments.allSatisfy { title.unicodeScalars.contains($0.unicodeScalars) }
  }
}

extension TaskQuery {
  func matches(_ title: String) -> Bool { TitleSearch(search)?.matches(title) ?? true }
}

extension Unicode.Scalar {
  /// Letters and numbers, as the database's index takes them.
  fileprivate var isPartOfWord: Bool {
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .otherNumber, .privateUse, .nonspacingMark, .spacingMark:
      true
    default: false
    }
  }
}

extension Collection where Element: Equatable {
  fileprivate func contains(_ part: some Collection<Element>) -> Bool {
    guard !part.isEmpty else { return true }
    return indices.contains { self[$0...].starts(with: part) }
  }
}
