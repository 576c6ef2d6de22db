/// What an area or a text is painted with. Mirrors `ShapeStyle`.
public protocol ShapeStyle: Sendable {
  /// The style in plain form.
  var _style: _StyleValue { get }
}

/// A style as authors' code sees it: nothing to look into.
public struct _StyleValue: Sendable, Hashable {
  let value: StyleValue

  init(_ value: StyleValue) {
    self.value = value
  }
}

extension ShapeStyle {
  var value: StyleValue { _style.value }

  /// The style, less opaque.
  ///
  /// - Parameter opacity: from 0 to 1.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    AnyShapeStyle(.opacity(value, opacity))
  }
}

/// A style whatever its type. Mirrors `AnyShapeStyle`.
public struct AnyShapeStyle: ShapeStyle {
  /// The style in plain form.
  public let _style: _StyleValue

  /// - Parameter style: the style.
  public init<S: ShapeStyle>(_ style: S) {
    _style = style._style
  }

  init(_ value: StyleValue) {
    _style = _StyleValue(value)
  }
}

/// The foreground, weaker by degrees. Mirrors `HierarchicalShapeStyle`.
public struct HierarchicalShapeStyle: ShapeStyle {
  let level: Int
  /// The style in plain form.
  public var _style: _StyleValue { _StyleValue(.level(level)) }

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

/// The foreground. Mirrors `ForegroundStyle`.
public struct ForegroundStyle: ShapeStyle {
  /// The foreground.
  public init() {}
  /// The style in plain form.
  public var _style: _StyleValue { _StyleValue(.foreground) }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The foreground.
  public static var foreground: ForegroundStyle { .init() }
}

/// A fill that lets the background through. Mirrors `FillShapeStyle`.
public struct FillShapeStyle: ShapeStyle {
  let level: Int
  /// The style in plain form.
  public var _style: _StyleValue { _StyleValue(.paint(.fill(level))) }

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
  /// The style in plain form.
  public var _style: _StyleValue { _StyleValue(.tint) }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The accent.
  public static var tint: TintShapeStyle { .init() }
}

/// The widget's background. Mirrors `BackgroundStyle`.
public struct BackgroundStyle: ShapeStyle {
  /// The background.
  public init() {}
  /// The style in plain form.
  public var _style: _StyleValue { _StyleValue(.paint(.background)) }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The widget's background.
  public static var background: BackgroundStyle { .init() }
}
