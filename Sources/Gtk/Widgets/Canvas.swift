internal import CGtk
import Glibc

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

  /// Lengths of strokes and gaps in turn; empty for whole lines.
  package func setDash(_ lengths: [Double]) {
    // Cairo refuses negative lengths, and dashes without any length.
    let isUsable = lengths.allSatisfy { $0 >= 0 } && lengths.contains { $0 > 0 }
    cairo_set_dash(cairo, lengths, isUsable ? Int32(lengths.count) : 0, 0)
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

  /// Keeps a part of the present path only, in shares of its length.
  package func trimPath(from start: Double, to end: Double) {
    guard let flat = cairo_copy_path_flat(cairo) else { return }
    defer { cairo_path_destroy(flat) }
    let points = Self.points(of: flat)
    let lengths = zip(points, points.dropFirst()).map { hypot($1.x - $0.x, $1.y - $0.y) }
    let total = lengths.reduce(0, +)
    var passed = 0.0
    cairo_new_path(cairo)
    for (index, length) in lengths.enumerated() where length > 0 {
      defer { passed += length }
      let from = max((start * total - passed) / length, 0)
      let to = min((end * total - passed) / length, 1)
      guard from < to else { continue }
      let (a, b) = (points[index], points[index + 1])
      if cairo_has_current_point(cairo) == 0 {
        move(x: a.x + (b.x - a.x) * from, y: a.y + (b.y - a.y) * from)
      }
      line(x: a.x + (b.x - a.x) * to, y: a.y + (b.y - a.y) * to)
    }
  }

  /// The corners of a path that consists of lines.
  private static func points(of path: UnsafeMutablePointer<cairo_path_t>) -> [(
    x: Double, y: Double
  )] {
    var points: [(x: Double, y: Double)] = []
    var index = 0
    let count = Int(path.pointee.num_data)
    // Sound: cairo's array has `num_data` items; each header says how many belong to its element.
    while index < count, let data = path.pointee.data {
      let header = data[index].header
      if header.type == CAIRO_PATH_CLOSE_PATH {
        if let first = points.first { points.append(first) }
      } else {
        points.append((data[index + 1].point.x, data[index + 1].point.y))
      }
      index += max(Int(header.length), 1)
    }
    // A rounded rectangle's path ends with a move to its beginning.
    if points.count > 1, let last = points.last, let first = points.first, last == first,
      points[points.count - 2] == first
    {
      points.removeLast()
    }
    return points
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
