/// A geometric outline that can be filled, stroked, or clipped to. Mirrors `Shape`.
///
/// ```swift
/// struct Triangle: Shape {
///   func path(in rect: CGRect) -> Path {
///     Path { path in
///       path.move(to: CGPoint(x: rect.midX, y: rect.minY))
///       path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
///       path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
///       path.closeSubpath()
///     }
///   }
/// }
/// ```
public protocol Shape: View, Sendable where Body == Never {
  /// The outline in the room there is.
  ///
  /// - Parameter rect: the room, in pixels.
  nonisolated func path(in rect: CGRect) -> Path

  /// The outline as the host draws it.
  nonisolated var _outline: _Outline { get }
}

extension Shape {
  /// The outline of `path(in:)`.
  public nonisolated var _outline: _Outline { _Outline(kind: .custom(CustomOutline(self))) }
}

/// A shape of the platform's own, whose outline says all about it.
protocol PlainShape: Shape {}

extension PlainShape {
  /// The outline in the room there is.
  public nonisolated func path(in rect: CGRect) -> Path { _outline.path(in: rect) }
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

  /// Whether it is neither trimmed, turned nor smaller.
  var isUnchanged: Bool { self == _Outline(kind: kind) }

  func path(in rect: CGRect) -> Path {
    let inner = rect.insetBy(dx: CGFloat(inset), dy: CGFloat(inset))
    let path = kind.path(in: inner.isNull ? .zero : inner)
      .trimmedPath(from: CGFloat(trimStart), to: CGFloat(trimEnd))
    if degrees == 0 { return path }
    return path.applying(
      CGAffineTransform(translationX: rect.midX, y: rect.midY)
        .rotated(by: CGFloat(degrees * .pi / 180)).translatedBy(x: -rect.midX, y: -rect.midY))
  }
}

/// A shape that can be stroked on its inside. Mirrors `InsettableShape`.
public protocol InsettableShape: Shape {
  /// The type of the smaller shape.
  associatedtype InsetShape: InsettableShape = _ChangedShape
  /// The shape, smaller at each edge.
  ///
  /// - Parameter amount: by how much, in pixels.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// A shape that was changed: trimmed, turned, made smaller.
public struct _ChangedShape: Sendable {
  /// The outline.
  public let _outline: _Outline
}

extension _ChangedShape: InsettableShape, PlainShape {
  /// Not made of other views.
  public typealias Body = Never
}

extension Shape {
  nonisolated private func changed(_ change: (inout _Outline) -> Void) -> _ChangedShape {
    var outline = _outline
    change(&outline)
    return _ChangedShape(_outline: outline)
  }

  /// The shape after a change that depends on the room there is.
  nonisolated private func redrawn(
    _ change: @escaping @Sendable (Path, CGRect) -> Path
  ) -> _ChangedShape {
    let shape = self
    return _ChangedShape(
      _outline: _Outline(kind: .custom(CustomOutline { change(shape.path(in: $0), $0) })))
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
      $0.trimStart = Double(share: startFraction)
      $0.trimEnd = Double(share: endFraction)
    }
  }

  /// The shape, turned clockwise.
  ///
  /// - Parameters:
  ///   - angle: by how much.
  ///   - anchor: around what.
  nonisolated public func rotation(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> _ChangedShape {
    if anchor == .center { return changed { $0.degrees += angle.degrees } }
    return redrawn { path, rect in
      let (x, y) = rect.place(of: anchor)
      return path.applying(
        CGAffineTransform(translationX: x, y: y).rotated(by: CGFloat(angle.radians))
          .translatedBy(x: -x, y: -y))
    }
  }

  /// The shape, larger or smaller.
  ///
  /// - Parameters:
  ///   - x: by how much across.
  ///   - y: by how much down.
  ///   - anchor: what stays in its place.
  nonisolated public func scale(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> _ChangedShape {
    redrawn { path, rect in
      let (left, top) = rect.place(of: anchor)
      return path.applying(
        CGAffineTransform(translationX: left, y: top).scaledBy(x: x, y: y)
          .translatedBy(x: -left, y: -top))
    }
  }

  /// The shape, larger or smaller.
  nonisolated public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> _ChangedShape {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  /// The shape, moved, in pixels.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> _ChangedShape {
    redrawn { path, _ in path.offsetBy(dx: x, dy: y) }
  }

  /// The shape, moved.
  nonisolated public func offset(_ offset: CGSize) -> _ChangedShape {
    self.offset(x: offset.width, y: offset.height)
  }

  /// The shape after a change of all its places.
  nonisolated public func transform(_ transform: CGAffineTransform) -> _ChangedShape {
    redrawn { path, _ in path.applying(transform) }
  }

  /// The shape in a size of its own, in pixels.
  nonisolated public func size(width: CGFloat, height: CGFloat) -> _ChangedShape {
    let shape = self
    return redrawn { _, rect in
      shape.path(in: CGRect(x: rect.minX, y: rect.minY, width: width, height: height))
    }
  }

  /// The shape in a size of its own.
  nonisolated public func size(_ size: CGSize) -> _ChangedShape {
    self.size(width: size.width, height: size.height)
  }
}

extension CGRect {
  fileprivate func place(of anchor: UnitPoint) -> (x: CGFloat, y: CGFloat) {
    (minX + width * anchor.x, minY + height * anchor.y)
  }
}

extension InsettableShape where InsetShape == _ChangedShape {
  /// The shape, smaller at each edge.
  ///
  /// - Parameter amount: by how much, in pixels.
  nonisolated public func inset(by amount: CGFloat) -> _ChangedShape {
    var outline = _outline
    outline.inset += Double(place: amount)
    return _ChangedShape(_outline: outline)
  }
}
