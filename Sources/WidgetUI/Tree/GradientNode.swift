/// A gradient as a node carries it.
///
/// The host draws it as CSS does: `linear-gradient`, `radial-gradient`, `conic-gradient`.
package struct GradientNode: Sendable, Hashable {
  /// The direction of the colours.
  package enum Kind: Sendable, Hashable {
    /// From one point to another, in shares of the rectangle.
    case linear(UnitPoint, UnitPoint)
    /// Outwards from a point, from one radius to another, in pixels.
    case radial(UnitPoint, Double, Double)
    /// Around a point, from one angle to another, in degrees clockwise from the trailing side.
    case angular(UnitPoint, Double, Double)
  }

  /// A colour at a place from 0 to 1.
  package struct Stop: Sendable, Hashable {
    package var paint: Paint
    package var location: Double
  }

  package var kind: Kind
  package var stops: [Stop]
}
