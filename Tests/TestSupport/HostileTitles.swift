import Foundation

/// Titles that have broken programs: generated, the same ones every time.
package enum HostileTitles {
  /// Shared with the tests on a virtual desktop.
  private static let pieces: [String] = {
    let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../Fixtures")
    let data = try? Data(contentsOf: fixtures.appendingPathComponent("hostile-pieces.json"))
    return data.flatMap { try? JSONDecoder().decode([String].self, from: $0) } ?? []
  }()

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
