/// A geometric outline that can be filled, stroked, or clipped to. Mirrors `Shape`.
public protocol Shape: View, Sendable {
  /// The outline.
  nonisolated var _outline: _Outline { get }
}

/// An outline as authors' code sees it: nothing to look into.
public struct _Outline: Sendable, Hashable {
  package var kind: ShapeKind
  /// Of the outline, from 0 to 1: what is drawn of it, and how it is turned.
  var trimStart = 0.0
  var trimEnd = 1.0
  var degrees = 0.0
  var inset = 0.0

  init(kind: ShapeKind) {
    self.kind = kind
  }
}

/// A shape that can be stroked on its inside. Mirrors `InsettableShape`.
public protocol InsettableShape: Shape {}

/// A shape that was changed: trimmed, turned, made smaller.
public struct _ChangedShape: Sendable {
  /// The outline.
  public let _outline: _Outline
}

extension _ChangedShape: InsettableShape {
  /// Not made of other views.
  public typealias Body = Never
}

extension Shape {
  nonisolated private func changed(_ change: (inout _Outline) -> Void) -> _ChangedShape {
    var outline = _outline
    change(&outline)
    return _ChangedShape(_outline: outline)
  }

  /// A part of the outline; a circle begins at its trailing side and runs clockwise.
  ///
  /// - Parameters:
  ///   - startFraction: where the part begins, from 0 to 1.
  ///   - endFraction: where it ends, from 0 to 1.
  nonisolated public func trim(
    from startFraction: CGFloat = 0, to endFraction: CGFloat = 1
  ) -> _ChangedShape {
    changed {
      $0.trimStart = min(max(Double(startFraction), 0), 1)
      $0.trimEnd = min(max(Double(endFraction), 0), 1)
    }
  }

  /// The shape, turned clockwise around its middle.
  ///
  /// - Parameter angle: by how much.
  nonisolated public func rotation(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> _ChangedShape {
    changed { $0.degrees += angle.degrees }
  }
}

extension InsettableShape {
  /// The shape, smaller at each edge.
  ///
  /// - Parameter amount: by how much, in pixels.
  nonisolated public func inset(by amount: CGFloat) -> _ChangedShape {
    var outline = _outline
    outline.inset += Double(amount)
    return _ChangedShape(_outline: outline)
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

  /// - Parameters:
  ///   - cornerSize: in pixels; the width counts.
  ///   - style: accepted; the desktop draws both alike.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    cornerRadius = cornerSize.width
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

/// A circle: as large as fits. Mirrors `Circle`.
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

/// The shape of the widget itself. Mirrors `ContainerRelativeShape`.
public struct ContainerRelativeShape: Sendable {
  /// The shape.
  public init() {}
}

extension ContainerRelativeShape: InsettableShape {
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
