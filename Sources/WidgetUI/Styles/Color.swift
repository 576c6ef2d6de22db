/// A colour. Mirrors `Color`.
///
/// ```swift
/// Text("Late").foregroundStyle(Color.red.opacity(0.8))
/// ```
///
/// Named colours follow the theme: they are lighter on dark backgrounds.
public struct Color: Hashable, Sendable, ShapeStyle {
  let paint: Paint

  /// The style in plain form.
  public var _style: _StyleValue { _StyleValue(.paint(paint)) }

  init(_ paint: Paint) {
    self.paint = paint
  }

  /// A colour of the sRGB space; each part from 0 to 1.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    paint = .rgba(
      Double(share: red), Double(share: green), Double(share: blue), Double(share: opacity))
  }

  /// A grey from 0 (black) to 1 (white).
  public init(white: Double, opacity: Double = 1) {
    let white = Double(share: white)
    paint = .rgba(white, white, white, Double(share: opacity))
  }

  /// A colour of hue, saturation and brightness; each from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    func part(_ offset: Double) -> Double {
      let k = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    self.init(red: part(5), green: part(3), blue: part(1), opacity: opacity)
  }

  /// The colour, less opaque.
  ///
  /// - Parameter opacity: from 0 to 1.
  public func opacity(_ opacity: Double) -> Color {
    Color(paint.opacity(opacity))
  }

  /// Red.
  public static let red = Color(.named("red"))
  /// Orange.
  public static let orange = Color(.named("orange"))
  /// Yellow.
  public static let yellow = Color(.named("yellow"))
  /// Green.
  public static let green = Color(.named("green"))
  /// Mint.
  public static let mint = Color(.named("mint"))
  /// Teal.
  public static let teal = Color(.named("teal"))
  /// Cyan.
  public static let cyan = Color(.named("cyan"))
  /// Blue.
  public static let blue = Color(.named("blue"))
  /// Indigo.
  public static let indigo = Color(.named("indigo"))
  /// Purple.
  public static let purple = Color(.named("purple"))
  /// Pink.
  public static let pink = Color(.named("pink"))
  /// Brown.
  public static let brown = Color(.named("brown"))
  /// Gray.
  public static let gray = Color(.named("gray"))
  /// White.
  public static let white = Color(.rgba(1, 1, 1, 1))
  /// Black.
  public static let black = Color(.rgba(0, 0, 0, 1))
  /// Nothing.
  public static let clear = Color(.rgba(0, 0, 0, 0))
  /// The foreground.
  public static let primary = Color(.foreground(1))
  /// A weaker foreground.
  public static let secondary = Color(.foreground(2))
  /// The accent.
  public static let accentColor = Color(.tint)
}

extension ShapeStyle where Self == Color {
  /// Red.
  public static var red: Color { Color(.named("red")) }
  /// Orange.
  public static var orange: Color { Color(.named("orange")) }
  /// Yellow.
  public static var yellow: Color { Color(.named("yellow")) }
  /// Green.
  public static var green: Color { Color(.named("green")) }
  /// Mint.
  public static var mint: Color { Color(.named("mint")) }
  /// Teal.
  public static var teal: Color { Color(.named("teal")) }
  /// Cyan.
  public static var cyan: Color { Color(.named("cyan")) }
  /// Blue.
  public static var blue: Color { Color(.named("blue")) }
  /// Indigo.
  public static var indigo: Color { Color(.named("indigo")) }
  /// Purple.
  public static var purple: Color { Color(.named("purple")) }
  /// Pink.
  public static var pink: Color { Color(.named("pink")) }
  /// Brown.
  public static var brown: Color { Color(.named("brown")) }
  /// Gray.
  public static var gray: Color { Color(.named("gray")) }
  /// White.
  public static var white: Color { Color(.rgba(1, 1, 1, 1)) }
  /// Black.
  public static var black: Color { Color(.rgba(0, 0, 0, 1)) }
  /// Nothing.
  public static var clear: Color { Color(.rgba(0, 0, 0, 0)) }
}

extension Color: View {
  /// Not made of other views.
  public typealias Body = Never
  /// A rectangle that fills what room there is.
  public func _nodes(in context: _ViewContext) -> [ViewNode] {
    Rectangle().fill(self)._nodes(in: context)
  }
}
