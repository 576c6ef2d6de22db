/// A colour. Mirrors `Color`.
///
/// ```swift
/// Text("Late").foregroundStyle(Color.red.opacity(0.8))
/// ```
///
/// Named colours follow the theme: they are lighter on dark backgrounds.
public struct Color: Hashable, Sendable, ShapeStyle {
  let value: Paint

  /// The paint.
  public var _paint: _Paint { _Paint(paint: value) }

  init(value: Paint) {
    self.value = value
  }

  /// A colour of the sRGB space; each part from 0 to 1.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    value = .rgba(red, green, blue, opacity)
  }

  /// A grey from 0 (black) to 1 (white).
  public init(white: Double, opacity: Double = 1) {
    value = .rgba(white, white, white, opacity)
  }

  /// A colour of hue, saturation and brightness; each from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    func part(_ offset: Double) -> Double {
      let k = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    value = .rgba(part(5), part(3), part(1), opacity)
  }

  /// The colour, less opaque.
  ///
  /// - Parameter opacity: from 0 to 1.
  public func opacity(_ opacity: Double) -> Color {
    Color(value: value.opacity(opacity))
  }

  /// Red.
  public static let red = Color(value: .named("red"))
  /// Orange.
  public static let orange = Color(value: .named("orange"))
  /// Yellow.
  public static let yellow = Color(value: .named("yellow"))
  /// Green.
  public static let green = Color(value: .named("green"))
  /// Mint.
  public static let mint = Color(value: .named("mint"))
  /// Teal.
  public static let teal = Color(value: .named("teal"))
  /// Cyan.
  public static let cyan = Color(value: .named("cyan"))
  /// Blue.
  public static let blue = Color(value: .named("blue"))
  /// Indigo.
  public static let indigo = Color(value: .named("indigo"))
  /// Purple.
  public static let purple = Color(value: .named("purple"))
  /// Pink.
  public static let pink = Color(value: .named("pink"))
  /// Brown.
  public static let brown = Color(value: .named("brown"))
  /// Gray.
  public static let gray = Color(value: .named("gray"))
  /// White.
  public static let white = Color(value: .rgba(1, 1, 1, 1))
  /// Black.
  public static let black = Color(value: .rgba(0, 0, 0, 1))
  /// Nothing.
  public static let clear = Color(value: .rgba(0, 0, 0, 0))
  /// The foreground.
  public static let primary = Color(value: .foreground(1))
  /// A weaker foreground.
  public static let secondary = Color(value: .foreground(2))
  /// The accent.
  public static let accentColor = Color(value: .tint)
}

extension ShapeStyle where Self == Color {
  /// Red.
  public static var red: Color { Color(value: .named("red")) }
  /// Orange.
  public static var orange: Color { Color(value: .named("orange")) }
  /// Yellow.
  public static var yellow: Color { Color(value: .named("yellow")) }
  /// Green.
  public static var green: Color { Color(value: .named("green")) }
  /// Mint.
  public static var mint: Color { Color(value: .named("mint")) }
  /// Teal.
  public static var teal: Color { Color(value: .named("teal")) }
  /// Cyan.
  public static var cyan: Color { Color(value: .named("cyan")) }
  /// Blue.
  public static var blue: Color { Color(value: .named("blue")) }
  /// Indigo.
  public static var indigo: Color { Color(value: .named("indigo")) }
  /// Purple.
  public static var purple: Color { Color(value: .named("purple")) }
  /// Pink.
  public static var pink: Color { Color(value: .named("pink")) }
  /// Brown.
  public static var brown: Color { Color(value: .named("brown")) }
  /// Gray.
  public static var gray: Color { Color(value: .named("gray")) }
  /// White.
  public static var white: Color { Color(value: .rgba(1, 1, 1, 1)) }
  /// Black.
  public static var black: Color { Color(value: .rgba(0, 0, 0, 1)) }
  /// Nothing.
  public static var clear: Color { Color(value: .rgba(0, 0, 0, 0)) }
}

extension Color: View {
  /// Not made of other views.
  public typealias Body = Never
  /// A rectangle that fills what room there is.
  public func _nodes(in context: _ViewContext) -> [ViewNode] {
    Rectangle().fill(self)._nodes(in: context)
  }
}
