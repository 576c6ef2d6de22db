/// A background that lets what is behind it through. Mirrors `Material`.
///
/// A desktop window cannot blur what is behind it, so a material is the widget's own background,
/// more or less opaque.
public struct Material: ShapeStyle {
  let opacity: Double

  /// The style in plain form.
  public var _style: _StyleValue { _StyleValue(.paint(Paint.background.opacity(opacity))) }

  /// The least opaque.
  public static let ultraThin = Material(opacity: 0.35)
  /// Less opaque.
  public static let thin = Material(opacity: 0.5)
  /// In between.
  public static let regular = Material(opacity: 0.65)
  /// More opaque.
  public static let thick = Material(opacity: 0.8)
  /// The most opaque.
  public static let ultraThick = Material(opacity: 0.92)
  /// As bars are.
  public static let bar = Material(opacity: 0.8)
}

extension ShapeStyle where Self == Material {
  /// The least opaque.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// Less opaque.
  public static var thinMaterial: Material { .thin }
  /// In between.
  public static var regularMaterial: Material { .regular }
  /// More opaque.
  public static var thickMaterial: Material { .thick }
  /// The most opaque.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// As bars are.
  public static var bar: Material { .bar }
}

/// A line between things. Mirrors `SeparatorShapeStyle`.
public struct SeparatorShapeStyle: ShapeStyle {
  /// The style.
  public init() {}
  /// The style in plain form.
  public var _style: _StyleValue { _StyleValue(.paint(.fill(1))) }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// A line between things.
  public static var separator: SeparatorShapeStyle { .init() }
}

/// A text that stands for one to come. Mirrors `PlaceholderTextShapeStyle`.
public struct PlaceholderTextShapeStyle: ShapeStyle {
  /// The style.
  public init() {}
  /// The style in plain form.
  public var _style: _StyleValue { _StyleValue(.paint(.foreground(3))) }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// A text that stands for one to come.
  public static var placeholder: PlaceholderTextShapeStyle { .init() }
}
