internal import CGtk

/// Draws with cairo during one call of a drawing area. Logical pixels, angles in radians.
@MainActor
package struct Canvas {
  let cairo: OpaquePointer

  package enum Cap: UInt32, Sendable { case butt, round, square }

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

  package func rectangle(x: Double, y: Double, width: Double, height: Double) {
    cairo_rectangle(cairo, x, y, width, height)
  }

  package func roundedRectangle(
    x: Double, y: Double, width: Double, height: Double, radius: Double
  ) {
    let radius = min(radius, width / 2, height / 2)
    let quarter = Double.pi / 2
    cairo_new_sub_path(cairo)
    arc(x: x + width - radius, y: y + radius, radius: radius, from: -quarter, to: 0)
    arc(x: x + width - radius, y: y + height - radius, radius: radius, from: 0, to: quarter)
    arc(x: x + radius, y: y + height - radius, radius: radius, from: quarter, to: 2 * quarter)
    arc(x: x + radius, y: y + radius, radius: radius, from: 2 * quarter, to: 3 * quarter)
    cairo_close_path(cairo)
  }

  package func fill() { cairo_fill(cairo) }

  package func stroke(width: Double, cap: Cap = .butt) {
    cairo_set_line_width(cairo, width)
    cairo_set_line_cap(cairo, cairo_line_cap_t(cap.rawValue))
    cairo_stroke(cairo)
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
