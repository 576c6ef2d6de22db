/// A font. Mirrors `Font`.
///
/// ```swift
/// Text("Tasks").font(.title3.bold())
/// ```
public struct Font: Hashable, Sendable {
  /// A purpose of text, which decides its size. Mirrors `Font.TextStyle`.
  public enum TextStyle: Sendable, Hashable, CaseIterable {
    case largeTitle
    case title
    case title2
    case title3
    case headline
    case subheadline
    case body
    case callout
    case footnote
    case caption
    case caption2
  }

  /// How heavy letters are. Mirrors `Font.Weight`.
  public struct Weight: Hashable, Sendable {
    /// From 100 to 900, as in CSS.
    package let value: Int
    /// 200.
    public static let ultraLight = Weight(value: 200)
    /// 100.
    public static let thin = Weight(value: 100)
    /// 300.
    public static let light = Weight(value: 300)
    /// 400.
    public static let regular = Weight(value: 400)
    /// 500.
    public static let medium = Weight(value: 500)
    /// 600.
    public static let semibold = Weight(value: 600)
    /// 700.
    public static let bold = Weight(value: 700)
    /// 800.
    public static let heavy = Weight(value: 800)
    /// 900.
    public static let black = Weight(value: 900)
  }

  /// How wide letters are, where the font has such. Mirrors `Font.Width`.
  public struct Width: Hashable, Sendable {
    /// From -1 (narrowest) over 0 (as usual) to 1 (widest).
    public var value: CGFloat
    /// - Parameter value: from -1 (narrowest) over 0 (as usual) to 1 (widest).
    public init(_ value: CGFloat) { self.value = value }
    /// The narrowest.
    public static let compressed = Width(-0.5)
    /// Narrow.
    public static let condensed = Width(-0.25)
    /// As usual.
    public static let standard = Width(0)
    /// Wide.
    public static let expanded = Width(0.25)
  }

  /// The kind of letters. Mirrors `Font.Design`.
  public enum Design: Sendable, Hashable {
    case `default`
    case serif
    case rounded
    case monospaced
  }

  var value: FontValue

  init(_ style: TextStyle, weight: Weight = .regular) {
    value = FontValue(size: .style(style), weight: weight)
  }

  /// The desktop's font in the size of a purpose.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    var font = Font(style, weight: weight ?? (style == .headline ? .bold : .regular))
    font.value.design = design ?? .default
    return font
  }

  /// The desktop's font in a size in points.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    var font = Font(.body, weight: weight ?? .regular)
    font.value.size = .points(min(max(Double(size: size), 1), .greatestFont))
    font.value.design = design ?? .default
    return font
  }

  /// The largest title.
  public static let largeTitle = Font(.largeTitle)
  /// A title.
  public static let title = Font(.title)
  /// A smaller title.
  public static let title2 = Font(.title2)
  /// A title smaller still.
  public static let title3 = Font(.title3)
  /// The head of a part.
  public static let headline = Font(.headline, weight: .bold)
  /// Under the head.
  public static let subheadline = Font(.subheadline)
  /// Ordinary text.
  public static let body = Font(.body)
  /// A remark.
  public static let callout = Font(.callout)
  /// A note.
  public static let footnote = Font(.footnote)
  /// Small text.
  public static let caption = Font(.caption)
  /// Smaller text.
  public static let caption2 = Font(.caption2)

  /// The desktop's font in the size of a purpose.
  public static func system(_ style: TextStyle, design: Design) -> Font {
    system(style, design: design, weight: nil)
  }

  /// A font by its name, which a desktop may not have: the desktop's own in that size.
  ///
  /// - Parameters:
  ///   - name: accepted.
  ///   - size: in points.
  public static func custom(_ name: String, size: CGFloat) -> Font { system(size: size) }

  /// A font by its name, which a desktop may not have: the desktop's own in that size.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    system(size: fixedSize)
  }

  /// A font by its name, which a desktop may not have: the desktop's own in that size.
  public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font {
    system(size: size)
  }

  /// The font in bold.
  public func bold() -> Font { weight(.bold) }
  /// The font in italics.
  public func italic() -> Font { changing { $0.isItalic = true } }
  /// The font in another weight.
  public func weight(_ weight: Weight) -> Font { changing { $0.weight = weight } }
  /// The font with digits of one width.
  public func monospacedDigit() -> Font { changing { $0.isMonospacedDigit = true } }
  /// The font with narrower or wider letters, where there are such.
  public func width(_ width: Width) -> Font { changing { $0.width = width } }
  /// The font with letters of one width.
  public func monospaced() -> Font { changing { $0.design = .monospaced } }

  private func changing(_ change: (inout FontValue) -> Void) -> Font {
    var copy = self
    change(&copy.value)
    return copy
  }
}

/// A font as a node carries it.
package struct FontValue: Sendable, Hashable {
  /// How large it is.
  package enum Size: Sendable, Hashable {
    case style(Font.TextStyle)
    case points(Double)
  }

  package var size: Size
  package var weight: Font.Weight
  package var design = Font.Design.default
  package var width = Font.Width.standard
  package var isItalic = false
  package var isMonospacedDigit = false

  /// The size of a text that explains one of this size.
  var secondarySize: Size {
    switch size {
    case .points(let points): .points(points * 0.85)
    case .style(let style):
      switch style {
      case .largeTitle: .style(.title)
      case .title: .style(.title2)
      case .title2: .style(.title3)
      case .title3, .headline: .style(.body)
      case .body: .style(.footnote)
      case .callout, .subheadline: .style(.caption)
      case .footnote, .caption, .caption2: .style(.caption2)
      }
    }
  }
}
