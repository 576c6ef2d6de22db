/// A rectangle in whole pixels; which pixels, the place of use says.
package struct Rectangle: Sendable, Equatable {
  package var x: Int
  package var y: Int
  package var width: Int
  package var height: Int

  package init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

/// A colour, every part from 0 to 1.
package struct RGBA: Sendable, Hashable {
  package var red: Double
  package var green: Double
  package var blue: Double
  package var alpha: Double

  package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }
}

package enum Orientation: UInt32, Sendable { case horizontal, vertical }

package enum Align: UInt32, Sendable { case fill, start, end, center, baseline }

package enum TextDirection: UInt32, Sendable {
  case none, leftToRight, rightToLeft

  /// The direction of a text's first strong letter, `none` where it has none.
  package init(firstStrongIn text: String) {
    // Pango's own question is deprecated, and its answer comes down to these blocks.
    for scalar in text.unicodeScalars where scalar.properties.isAlphabetic {
      switch scalar.value {
      case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
        self = .rightToLeft
      default:
        self = .leftToRight
      }
      return
    }
    self = .none
  }
}

package struct Edges: Sendable, Equatable {
  package var top: Int
  package var bottom: Int
  /// Before the text's beginning: left in left-to-right locales.
  package var start: Int
  package var end: Int

  package init(top: Int = 0, bottom: Int = 0, start: Int = 0, end: Int = 0) {
    self.top = top
    self.bottom = bottom
    self.start = start
    self.end = end
  }
}
