internal import CGtk
import Glibc

/// Draws with cairo during one call of a drawing area. Logical pixels, angles in radians.
@MainActor
package struct Canvas {
  let cairo: OpaquePointer

  package enum Cap: UInt32, Sendable { case butt, round, square }
  package enum Join: UInt32, Sendable { case miter, round, bevel }

  package func setColor(_ color: RGBA) {
    cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
  }

  /// A gradient along a line as the colour; stops from 0 to 1.
  package func setGradient(
    from: (x: Double, y: Double), to: (x: Double, y: Double), stops: [(Double, RGBA)]
  ) {
    let pattern = cairo_pattern_create_linear(from.x, from.y, to.x, to.y)
    defer { cairo_pattern_destroy(pattern) }
    for (offset, color) in stops {
      cairo_pattern_add_color_stop_rgba(
        pattern, offset, color.red, color.green, color.blue, color.alpha)
    }
    cairo_set_source(cairo, pattern)
  }

  package func move(x: Double, y: Double) { cairo_move_to(cairo, x, y) }

  package func line(x: Double, y: Double) { cairo_line_to(cairo, x, y) }

  package func newPath() { cairo_new_path(cairo) }

  package func closePath() { cairo_close_path(cairo) }

  /// Part of a circle, clockwise.
  package func arc(x: Double, y: Double, radius: Double, from: Double, to: Double) {
    cairo_arc(cairo, x, y, radius, from, to)
  }

  /// A curve with two control points.
  package func curve(
    x1: Double, y1: Double, x2: Double, y2: Double, x: Double, y: Double
  ) {
    cairo_curve_to(cairo, x1, y1, x2, y2, x, y)
  }

  /// Where the path ends; nil when it is empty.
  package var currentPoint: (x: Double, y: Double)? {
    guard cairo_has_current_point(cairo) != 0 else { return nil }
    var point = (x: 0.0, y: 0.0)
    cairo_get_current_point(cairo, &point.x, &point.y)
    return point
  }

  /// Whether what is surrounded twice is left out when filled or cut to.
  package func setEvenOdd(_ isEvenOdd: Bool) {
    cairo_set_fill_rule(cairo, isEvenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
  }

  /// Whether edges are smooth; areas that touch show no line between them when they are not.
  package func setSmooth(_ isSmooth: Bool) {
    cairo_set_antialias(cairo, isSmooth ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
  }

  /// Draws only inside the present path from now on.
  package func clip() { cairo_clip(cairo) }

  package func fill() { cairo_fill(cairo) }

  package func stroke(
    width: Double, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 10
  ) {
    cairo_set_line_width(cairo, width)
    cairo_set_line_join(cairo, cairo_line_join_t(join.rawValue))
    cairo_set_miter_limit(cairo, miterLimit)
    cairo_set_line_cap(cairo, cairo_line_cap_t(cap.rawValue))
    cairo_stroke(cairo)
  }

  /// Lengths of strokes and gaps in turn, and where in them lines begin; empty for whole lines.
  package func setDash(_ lengths: [Double], phase: Double = 0) {
    // Cairo refuses negative lengths, and dashes without any length.
    let isUsable = lengths.allSatisfy { $0 >= 0 } && lengths.contains { $0 > 0 }
    cairo_set_dash(cairo, lengths, isUsable ? Int32(lengths.count) : 0, phase)
  }

  /// A gradient outwards from a point as the colour; stops from 0 to 1.
  package func setRadialGradient(
    x: Double, y: Double, from: Double, to: Double, stops: [(Double, RGBA)]
  ) {
    let pattern = cairo_pattern_create_radial(x, y, from, x, y, to)
    defer { cairo_pattern_destroy(pattern) }
    for (offset, color) in stops {
      cairo_pattern_add_color_stop_rgba(
        pattern, offset, color.red, color.green, color.blue, color.alpha)
    }
    cairo_set_source(cairo, pattern)
  }

  package func translate(x: Double, y: Double) { cairo_translate(cairo, x, y) }

  package func rotate(_ angle: Double) { cairo_rotate(cairo, angle) }

  /// Runs `body` and takes back what it changed of colour, place and clip.
  package func saving(_ body: () -> Void) {
    cairo_save(cairo)
    body()
    cairo_restore(cairo)
  }
}
