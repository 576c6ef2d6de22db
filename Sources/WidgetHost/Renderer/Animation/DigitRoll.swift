import Gtk

/// A number that turns into another: letters that stay move to their new places, the others roll
/// over, upwards or downwards.
@MainActor
struct DigitRoll {
  /// One letter of the old text, the new one, or both.
  private struct Letter {
    var old: TextLayout.Cell?
    var new: TextLayout.Cell?
    var isSame: Bool
  }

  private let old: TextLayout
  private let new: TextLayout
  private let color: RGBA
  private let isDownwards: Bool
  private let letters: [Letter]

  /// - Parameters:
  ///   - old: the text that goes.
  ///   - new: the text that comes.
  ///   - color: of both.
  ///   - isDownwards: whether new digits come from above.
  init(from old: TextLayout, to new: TextLayout, color: RGBA, isDownwards: Bool) {
    self.old = old
    self.new = new
    self.color = color
    self.isDownwards = isDownwards
    letters = Self.pairs(old, new)
  }

  /// Letters are paired from the end, where a number's ones are.
  private static func pairs(_ old: TextLayout, _ new: TextLayout) -> [Letter] {
    let oldLetters = places(in: old.text)
    let newLetters = places(in: new.text)
    return (0..<max(oldLetters.count, newLetters.count)).map { distance in
      let one = oldLetters.dropLast(distance).last
      let other = newLetters.dropLast(distance).last
      return Letter(
        old: one.map { old.cell(at: $0.byte) }, new: other.map { new.cell(at: $0.byte) },
        isSame: one?.letter == other?.letter)
    }
  }

  private static func places(in text: String) -> [(letter: Character, byte: Int)] {
    text.indices.map { (text[$0], text.utf8.distance(from: text.startIndex, to: $0)) }
  }

  /// Draws the text at a share of the way.
  func draw(_ snapshot: Snapshot, at share: Double) {
    let direction = isDownwards ? 1.0 : -1.0
    for letter in letters {
      if let from = letter.old, let to = letter.new, letter.isSame {
        let x = from.x + (to.x - from.x) * share
        draw(new, to, snapshot, x: x - to.x, y: 0, opacity: 1)
        continue
      }
      if let cell = letter.old {
        draw(old, cell, snapshot, x: 0, y: direction * cell.height * share, opacity: 1 - share)
      }
      if let cell = letter.new {
        draw(
          new, cell, snapshot, x: 0, y: -direction * cell.height * (1 - share), opacity: share)
      }
    }
  }

  private func draw(
    _ text: TextLayout, _ cell: TextLayout.Cell, _ snapshot: Snapshot, x: Double, y: Double,
    opacity: Double
  ) {
    var color = color
    color.alpha *= opacity
    // What rolls stays inside its line.
    snapshot.clipped(x: cell.x + x, y: cell.y, width: cell.width, height: cell.height) {
      snapshot.moved(x: x, y: y) { snapshot.draw(text, color: color) }
    }
  }
}
