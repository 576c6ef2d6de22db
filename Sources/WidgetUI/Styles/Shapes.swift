/// A geometric outline that can be filled, stroked, or clipped to. Mirrors `Shape`.
public protocol Shape: View, Sendable {
  /// The outline.
  nonisolated var _outline: _Outline { get }
}

/// An outline as authors' code sees it: nothing to look into.
public struct _Outline: Sendable, Hashable {
  package let kind: ShapeKind
}

/// A shape that can be stroked on its inside. Mirrors `InsettableShape`.
public protocol InsettableShape: Shape {}

extension Shape {
  /// The shape in the foreground's colour.
  public func _nodes(in context: _ViewContext) -> [ViewNode] {
    fill(.foreground)._nodes(in: context)
  }

  /// The shape, filled.
  ///
  /// - Parameter style: what with.
  nonisolated public func fill<S: ShapeStyle>(_ style: S) -> some View {
    _ShapeView(outline: _outline, fill: style.value, stroke: nil, lineWidth: 0)
  }

  /// The shape's outline.
  ///
  /// - Parameters:
  ///   - style: what with.
  ///   - lineWidth: in pixels.
  nonisolated public func stroke<S: ShapeStyle>(_ style: S, lineWidth: CGFloat = 1) -> some View {
    _ShapeView(outline: _outline, fill: nil, stroke: style.value, lineWidth: Double(lineWidth))
  }
}

/// A shape with its paint.
struct _ShapeView {
  let outline: _Outline
  let fill: StyleValue?
  let stroke: StyleValue?
  let lineWidth: Double
}

extension _ShapeView: View {
  typealias Body = Never
  func _nodes(in context: _ViewContext) -> [ViewNode] {
    let environment = context.environment
    let shape = ShapeNode(
      shape: outline.kind, fill: fill?.paint(in: environment),
      stroke: stroke?.paint(in: environment), lineWidth: lineWidth)
    return [context.node(.shape(shape))]
  }
}

/// A rectangle. Mirrors `Rectangle`.
public struct Rectangle: Sendable {
  /// A rectangle.
  public init() {}
}

extension Rectangle: InsettableShape {
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
}

extension RoundedRectangle: InsettableShape {
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

extension Capsule: InsettableShape {
  /// Not made of other views.
  public typealias Body = Never
  /// The outline.
  public nonisolated var _outline: _Outline { _Outline(kind: .capsule) }
}

/// A circle. Mirrors `Circle`.
public struct Circle: Sendable {
  /// A circle.
  public init() {}
}

extension Circle: InsettableShape {
  /// Not made of other views.
  public typealias Body = Never
  /// The outline.
  public nonisolated var _outline: _Outline { _Outline(kind: .circle) }
}

extension Shape where Self == Capsule {
  /// A capsule.
  public nonisolated static var capsule: Capsule { Capsule() }
}

extension Shape where Self == Circle {
  /// A circle.
  public nonisolated static var circle: Circle { Circle() }
}

extension Shape where Self == Rectangle {
  /// A rectangle.
  public nonisolated static var rect: Rectangle { Rectangle() }
}
