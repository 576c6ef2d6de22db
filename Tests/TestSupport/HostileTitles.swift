/// Titles that have broken programs: generated, the same ones every time.
package enum HostileTitles {
  private static let pieces: [String] = [
    "milk", "Fish & chips", "<b>bold</b>", "</span>", "&amp;", "&#0;", "%s%n", "\\n", "\\", "\"",
    "'",
    "'; DROP TABLE task; --", "$(reboot)", "`id`", "{\"title\": 1}", "]", ",", "null", "x ", "(A) ",
    "2026-01-01 ", "key:value", "pri:A", "steps:2/5", "due:2026-01-01", "+project", "@context",
    "!high", "!", "-x", "--all", "#", "\t", "\n", "\r\n", "\r", "\u{b}", "\u{7}", "\u{1b}[31m",
    "\u{7f}", "\u{85}", "\u{9b}2J", "\u{a0}", "\u{ad}", "\u{2028}", "\u{2029}", "\u{200b}",
    "\u{200d}", "\u{200e}", "\u{202e}", "\u{2066}", "\u{feff}", "\u{fffd}", "\u{ffff}", "\u{e000}",
    "שלום", "مرحبا", "قِرَاءَة", "e\u{301}", "\u{e9}", "\u{301}",
    "a\u{300}\u{301}\u{302}\u{303}\u{304}",
    "Å", "ß", "İ", "ﬁ", "日本語", "한국어", "ก็็็็็", "👩‍👩‍👧‍👦", "🏳️‍🌈", "🇩🇪", "👍🏽",
    "\u{1f3f4}\u{e0067}\u{e0062}\u{e007f}",
    "\u{10ffff}", " ", "  ",
  ]

  /// A generator that gives the same numbers every time.
  private struct Numbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  /// So many titles, among them one of a megabyte, some with NUL, some of nothing that can be seen.
  package static func make(_ count: Int = 1000) -> [String] {
    var numbers = Numbers(state: 42)
    return (0..<count).map { index in
      switch index {
      case 0: return String(repeating: "0123456789abcde ", count: 1 << 16) + "end"
      case 1...10: return "before\0after \(index)"
      case 11...20: return String(repeating: " \u{200b}\n", count: index)
      default:
        let length = Int.random(in: 1...8, using: &numbers)
        return (0..<length).map { _ in pieces.randomElement(using: &numbers) ?? "" }
          .joined(separator: Bool.random(using: &numbers) ? " " : "")
      }
    }
  }

  /// A title without the white space at its ends, which is all that may be taken off.
  package static func trimmed(_ title: String) -> String {
    let scalars = title.unicodeScalars
    guard let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
      let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
    else { return "" }
    return String(scalars[first...last])
  }
}
