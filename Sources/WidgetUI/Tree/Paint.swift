/// A colour or a style that the host resolves with the theme.
package indirect enum Paint: Sendable, Hashable {
  /// One of the named colours.
  case named(String)
  /// Red, green, blue and opacity from 0 to 1.
  case rgba(Double, Double, Double, Double)
  /// The foreground, 1 (primary) to 4.
  case foreground(Int)
  /// A fill that lets the background through, 1 (strongest) to 4.
  case fill(Int)
  /// The accent.
  case tint
  /// The background of the widget.
  case background
  /// A gradient with its colours' places.
  case shaded(GradientNode)
  /// Another paint, less opaque.
  case opacity(Paint, Double)

  package func opacity(_ value: Double) -> Paint {
    .opacity(self, value)
  }
}
