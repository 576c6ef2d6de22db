/// What an area or a text is painted with. Mirrors `ShapeStyle`.
public protocol ShapeStyle: Sendable {
  /// The paint.
  var _paint: _Paint { get }
}

/// A paint as authors' code sees it: nothing to look into.
public struct _Paint: Sendable, Hashable {
  package let paint: Paint
}

extension ShapeStyle {
  package var paint: Paint { _paint.paint }

  /// The style, less opaque.
  ///
  /// - Parameter opacity: from 0 to 1.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    AnyShapeStyle(paint: paint.opacity(opacity))
  }
}

/// A style whatever its type. Mirrors `AnyShapeStyle`.
public struct AnyShapeStyle: ShapeStyle {
  /// The paint.
  public let _paint: _Paint

  /// - Parameter style: the style.
  public init<S: ShapeStyle>(_ style: S) {
    _paint = style._paint
  }

  init(paint: Paint) {
    _paint = _Paint(paint: paint)
  }
}

/// The foreground, weaker by degrees. Mirrors `HierarchicalShapeStyle`.
public struct HierarchicalShapeStyle: ShapeStyle {
  let level: Int
  /// The paint.
  public var _paint: _Paint { _Paint(paint: .foreground(level)) }

  /// The foreground itself.
  public static let primary = HierarchicalShapeStyle(level: 1)
  /// Weaker.
  public static let secondary = HierarchicalShapeStyle(level: 2)
  /// Weaker still.
  public static let tertiary = HierarchicalShapeStyle(level: 3)
  /// The weakest.
  public static let quaternary = HierarchicalShapeStyle(level: 4)
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The foreground itself.
  public static var primary: HierarchicalShapeStyle { .init(level: 1) }
  /// Weaker.
  public static var secondary: HierarchicalShapeStyle { .init(level: 2) }
  /// Weaker still.
  public static var tertiary: HierarchicalShapeStyle { .init(level: 3) }
  /// The weakest.
  public static var quaternary: HierarchicalShapeStyle { .init(level: 4) }
}

/// A fill that lets the background through. Mirrors `FillShapeStyle`.
public struct FillShapeStyle: ShapeStyle {
  let level: Int
  /// The paint.
  public var _paint: _Paint { _Paint(paint: .fill(level)) }

  /// Weaker than the fill itself.
  public var secondary: some ShapeStyle { FillShapeStyle(level: 2) }
  /// Weaker still.
  public var tertiary: some ShapeStyle { FillShapeStyle(level: 3) }
  /// The weakest.
  public var quaternary: some ShapeStyle { FillShapeStyle(level: 4) }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// A fill that lets the background through.
  public static var fill: FillShapeStyle { .init(level: 1) }
}

/// The accent. Mirrors `TintShapeStyle`.
public struct TintShapeStyle: ShapeStyle {
  /// The accent.
  public init() {}
  /// The paint.
  public var _paint: _Paint { _Paint(paint: .tint) }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The accent.
  public static var tint: TintShapeStyle { .init() }
}

/// The widget's background. Mirrors `BackgroundStyle`.
public struct BackgroundStyle: ShapeStyle {
  /// The background.
  public init() {}
  /// The paint.
  public var _paint: _Paint { _Paint(paint: .background) }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The widget's background.
  public static var background: BackgroundStyle { .init() }
}
