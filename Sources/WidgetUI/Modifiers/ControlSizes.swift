/// How large controls are. Mirrors `ControlSize`.
public enum ControlSize: Sendable, Hashable, CaseIterable {
  case mini
  case small
  case regular
  case large
  case extraLarge
}

/// The outline of buttons with a border. Mirrors `ButtonBorderShape`.
public struct ButtonBorderShape: Sendable, Hashable {
  package var kind: ShapeKind?

  /// The theme's own.
  public static let automatic = ButtonBorderShape(kind: nil)
  /// With half-round ends.
  public static let capsule = ButtonBorderShape(kind: .capsule)
  /// A circle, for a symbol.
  public static let circle = ButtonBorderShape(kind: .circle)
  /// With the theme's round corners.
  public static let roundedRectangle = ButtonBorderShape(kind: nil)
  /// With round corners.
  ///
  /// - Parameter radius: in pixels.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(kind: .rounded(Double(radius)))
  }
}

extension View {
  /// How large controls are.
  nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
    modifyingEnvironment { $0.controlSize = controlSize }
  }

  /// The outline of buttons with a border.
  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    modifyingEnvironment { $0.buttonBorderShape = shape }
  }
}
