/// A colour of the system by its name in UIKit: for `Color(.systemBackground)` and
/// `Color(UIColor.label)`. Mirrors as much of `UIColor` as widgets use.
///
/// All follow the theme.
public struct UIColor: Hashable, Sendable {
  let paint: Paint

  init(_ paint: Paint) {
    self.paint = paint
  }

  /// A colour of the sRGB space; each part from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    paint = .rgba(Double(red), Double(green), Double(blue), Double(alpha))
  }

  /// A grey from 0 (black) to 1 (white).
  public init(white: CGFloat, alpha: CGFloat) {
    paint = .rgba(Double(white), Double(white), Double(white), Double(alpha))
  }

  /// The colour, less opaque.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(paint.opacity(Double(alpha)))
  }

  /// The background of a window.
  public static let systemBackground = UIColor(.background)
  /// The background of a part.
  public static let secondarySystemBackground = UIColor(.fill(4))
  /// The background of a part within a part.
  public static let tertiarySystemBackground = UIColor(.fill(3))
  /// The background of a window with groups.
  public static let systemGroupedBackground = UIColor(.background)
  /// The background of a group.
  public static let secondarySystemGroupedBackground = UIColor(.fill(4))
  /// The background of a part of a group.
  public static let tertiarySystemGroupedBackground = UIColor(.fill(3))
  /// The strongest fill.
  public static let systemFill = UIColor(.fill(1))
  /// A weaker fill.
  public static let secondarySystemFill = UIColor(.fill(2))
  /// A fill weaker still.
  public static let tertiarySystemFill = UIColor(.fill(3))
  /// The weakest fill.
  public static let quaternarySystemFill = UIColor(.fill(4))
  /// A text.
  public static let label = UIColor(.foreground(1))
  /// A weaker text.
  public static let secondaryLabel = UIColor(.foreground(2))
  /// A text weaker still.
  public static let tertiaryLabel = UIColor(.foreground(3))
  /// The weakest text.
  public static let quaternaryLabel = UIColor(.foreground(4))
  /// A text that stands for one to come.
  public static let placeholderText = UIColor(.foreground(3))
  /// A line between things.
  public static let separator = UIColor(.fill(1))
  /// A line between things that lets nothing through.
  public static let opaqueSeparator = UIColor(.fill(1))
  /// An address.
  public static let link = UIColor(.tint)
  /// The accent.
  public static let tintColor = UIColor(.tint)
  /// Gray.
  public static let systemGray = UIColor(.named("gray"))
  /// A weaker gray.
  public static let systemGray2 = UIColor(Paint.named("gray").opacity(0.8))
  /// A gray weaker still.
  public static let systemGray3 = UIColor(Paint.named("gray").opacity(0.6))
  /// A light gray.
  public static let systemGray4 = UIColor(Paint.named("gray").opacity(0.45))
  /// A lighter gray.
  public static let systemGray5 = UIColor(Paint.named("gray").opacity(0.3))
  /// The lightest gray.
  public static let systemGray6 = UIColor(Paint.named("gray").opacity(0.15))
  /// Red.
  public static let systemRed = UIColor(.named("red"))
  /// Orange.
  public static let systemOrange = UIColor(.named("orange"))
  /// Yellow.
  public static let systemYellow = UIColor(.named("yellow"))
  /// Green.
  public static let systemGreen = UIColor(.named("green"))
  /// Mint.
  public static let systemMint = UIColor(.named("mint"))
  /// Teal.
  public static let systemTeal = UIColor(.named("teal"))
  /// Cyan.
  public static let systemCyan = UIColor(.named("cyan"))
  /// Blue.
  public static let systemBlue = UIColor(.named("blue"))
  /// Indigo.
  public static let systemIndigo = UIColor(.named("indigo"))
  /// Purple.
  public static let systemPurple = UIColor(.named("purple"))
  /// Pink.
  public static let systemPink = UIColor(.named("pink"))
  /// Brown.
  public static let systemBrown = UIColor(.named("brown"))
  /// Black.
  public static let black = UIColor(.rgba(0, 0, 0, 1))
  /// White.
  public static let white = UIColor(.rgba(1, 1, 1, 1))
  /// Nothing.
  public static let clear = UIColor(.rgba(0, 0, 0, 0))
  /// Gray.
  public static let gray = systemGray
  /// Red.
  public static let red = systemRed
  /// Green.
  public static let green = systemGreen
  /// Blue.
  public static let blue = systemBlue
  /// Orange.
  public static let orange = systemOrange
  /// Yellow.
  public static let yellow = systemYellow
  /// Purple.
  public static let purple = systemPurple
}

extension Color {
  /// A colour of the system.
  public init(_ color: UIColor) {
    self.init(color.paint)
  }

  /// A colour of the system.
  public init(uiColor color: UIColor) {
    self.init(color.paint)
  }

  /// A colour by its name in an asset catalogue. A desktop program has none, so the names that
  /// templates give have a meaning, the system's colours are known, and any other is the accent.
  public init(_ name: String, bundle: Bundle? = nil) {
    switch name {
    case "WidgetBackground", "LaunchBackground": self.init(.background)
    case "AccentColor": self.init(.tint)
    case let name where Color.names.contains(name.lowercased()):
      self.init(.named(name.lowercased()))
    default: self.init(.tint)
    }
  }

  private static let names: Set<String> = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple",
    "pink", "brown", "gray",
  ]

  /// A space of colours; both are drawn alike. Mirrors `Color.RGBColorSpace`.
  public enum RGBColorSpace: Sendable, Hashable {
    case sRGB
    case sRGBLinear
    case displayP3
  }

  /// A colour; each part from 0 to 1.
  public init(
    _ colorSpace: RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    self.init(red: red, green: green, blue: blue, opacity: opacity)
  }
}
