import Gtk

/// Where windows may be: each screen without its panels. Logical pixels.
struct WorkAreas: Equatable {
  private let areas: [Rectangle]

  init(_ areas: [Rectangle]) { self.areas = areas.filter { $0.width > 0 && $0.height > 0 } }

  /// The place nearest to `position` at which a window is whole inside of one work area; a window
  /// that is larger than the area begins at the area's corner. The same place where there is no
  /// area at all.
  func clamp(_ position: WindowPosition, width: Int, height: Int) -> WindowPosition {
    // A position comes from a file that anybody may edit: sums and products must not overflow.
    func sane(_ value: Int) -> Int { max(-1_000_000, min(value, 1_000_000)) }
    let window = Rectangle(
      x: sane(position.x), y: sane(position.y), width: sane(width), height: sane(height))
    guard
      let area = areas.max(by: { closeness(of: $0, to: window) < closeness(of: $1, to: window) })
    else { return position }
    func clamp(_ start: Int, _ length: Int, into area: Int, _ room: Int) -> Int {
      max(area, min(start, area + room - length))
    }
    return WindowPosition(
      x: clamp(window.x, window.width, into: area.x, area.width),
      y: clamp(window.y, window.height, into: area.y, area.height))
  }

  /// The shared area in square pixels, or the negative distance where nothing is shared.
  private func closeness(of area: Rectangle, to window: Rectangle) -> Int {
    func gap(_ start: Int, _ length: Int, _ other: Int, _ room: Int) -> Int {
      // Positive: shared; negative: apart.
      min(start + length, other + room) - max(start, other)
    }
    let shared = (
      gap(window.x, window.width, area.x, area.width),
      gap(window.y, window.height, area.y, area.height)
    )
    if shared.0 > 0, shared.1 > 0 { return shared.0 * shared.1 }
    return min(shared.0, 0) + min(shared.1, 0)
  }
}
