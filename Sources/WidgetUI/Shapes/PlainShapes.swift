/// A rectangle. Mirrors `Rectangle`.
public struct Rectangle: Sendable {
  /// A rectangle.
  public init() {}
}

extension Rectangle: InsettableShape, PlainShape {
  /// Not made of other views.
  public typealias Body = Never
  /// The outline.
  public nonisolated var _outline: _Outline { _Outline(kind: .rectangle) }
}

/// How corners are rounded; the desktop draws both alike. Mirrors `RoundedCornerStyle`.
public enum RoundedCornerStyle: Sendable {
  case circular
  case continuous
}

/// A rectangle with round corners. Mirrors `RoundedRectangle`.
public struct RoundedRectangle: Sendable {
  let cornerRadius: CGFloat

  /// - Parameters:
  ///   - cornerRadius: in pixels.
  ///   - style: accepted; the desktop draws both alike.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.cornerRadius = cornerRadius
  }

  /// - Parameters:
  ///   - cornerSize: in pixels; the width counts.
  ///   - style: accepted; the desktop draws both alike.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    cornerRadius = cornerSize.width
  }
}

extension RoundedRectangle: InsettableShape, PlainShape {
  /// Not made of other views.
  public typealias Body = Never
  /// The outline.
  public nonisolated var _outline: _Outline { _Outline(kind: .rounded(Double(cornerRadius))) }
}

/// A rectangle with half-round ends. Mirrors `Capsule`.
public struct Capsule: Sendable {
  /// - Parameter style: accepted; the desktop draws both alike.
  public init(style: RoundedCornerStyle = .continuous) {}
}

extension Capsule: InsettableShape, PlainShape {
  /// Not made of other views.
  public typealias Body = Never
  /// The outline.
  public nonisolated var _outline: _Outline { _Outline(kind: .capsule) }
}

/// A circle: as large as fits. Mirrors `Circle`.
public struct Circle: Sendable {
  /// A circle.
  public init() {}
}

extension Circle: InsettableShape, PlainShape {
  /// Not made of other views.
  public typealias Body = Never
  /// The outline.
  public nonisolated var _outline: _Outline { _Outline(kind: .circle) }
}

/// A rectangle whose corners are not all alike. Mirrors `UnevenRoundedRectangle`.
public struct UnevenRoundedRectangle: Sendable {
  let radii: RectangleCornerRadii

  /// - Parameters:
  ///   - cornerRadii: the corners.
  ///   - style: accepted; the desktop draws both alike.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    radii = cornerRadii
  }

  /// - Parameters:
  ///   - topLeadingRadius: in pixels.
  ///   - bottomLeadingRadius: in pixels.
  ///   - bottomTrailingRadius: in pixels.
  ///   - topTrailingRadius: in pixels.
  ///   - style: accepted; the desktop draws both alike.
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    radii = RectangleCornerRadii(
      topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
      bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius)
  }
}

extension UnevenRoundedRectangle: InsettableShape, PlainShape {
  /// Not made of other views.
  public typealias Body = Never
  /// The outline.
  public nonisolated var _outline: _Outline { _Outline(kind: .uneven(radii)) }
}

/// The corners of a rectangle, in pixels. Mirrors `RectangleCornerRadii`.
public struct RectangleCornerRadii: Sendable, Hashable {
  /// The top leading one.
  public var topLeading: CGFloat
  /// The bottom leading one.
  public var bottomLeading: CGFloat
  /// The bottom trailing one.
  public var bottomTrailing: CGFloat
  /// The top trailing one.
  public var topTrailing: CGFloat

  /// The corners, in pixels.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}

/// An ellipse that touches the edges of its room. Mirrors `Ellipse`.
public struct Ellipse: Sendable {
  /// An ellipse.
  public init() {}
}

extension Ellipse: InsettableShape, PlainShape {
  /// Not made of other views.
  public typealias Body = Never
  /// The outline.
  public nonisolated var _outline: _Outline { _Outline(kind: .ellipse) }
}

/// A shape whatever its type. Mirrors `AnyShape`.
public struct AnyShape: Sendable {
  /// The outline.
  public let _outline: _Outline

  /// - Parameter shape: the shape.
  public init<S: Shape>(_ shape: S) {
    _outline = shape._outline
  }
}

extension AnyShape: PlainShape {
  /// Not made of other views.
  public typealias Body = Never
}

/// The shape of the widget itself. Mirrors `ContainerRelativeShape`.
public struct ContainerRelativeShape: Sendable {
  /// The shape.
  public init() {}
}

extension ContainerRelativeShape: InsettableShape, PlainShape {
  /// Not made of other views.
  public typealias Body = Never
  /// A rectangle with the widget's corners, less its margins.
  public nonisolated var _outline: _Outline { _Outline(kind: .rounded(10)) }
}

extension Shape where Self == Capsule {
  /// A capsule.
  public nonisolated static var capsule: Capsule { Capsule() }
}

extension Shape where Self == Circle {
  /// A circle.
  public nonisolated static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
  /// An ellipse.
  public nonisolated static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// A rectangle whose corners are not all alike.
  public nonisolated static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius)
  }
}

extension Shape where Self == Rectangle {
  /// A rectangle.
  public nonisolated static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with round corners.
  public nonisolated static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}

extension Shape where Self == ContainerRelativeShape {
  /// The shape of the widget itself.
  public nonisolated static var containerRelative: ContainerRelativeShape { .init() }
}
