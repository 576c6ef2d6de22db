import Gtk

/// Puts a window at its remembered place, inside of a work area, and notices when somebody moves
/// it.
///
/// The remembered place is logical pixels and the person's: a screen that is away changes where
/// the window is, not where it belongs.
@MainActor
final class PositionKeeper {
  /// How long a window rests before its place counts, in milliseconds.
  static let rest: UInt32 = 400

  var onMoved: (@MainActor (WindowPosition) -> Void)?

  /// Where the window belongs.
  var position: WindowPosition? {
    didSet { if position != oldValue, !isReporting { apply() } }
  }

  private let delay: Delay
  private let areas: @MainActor () -> WorkAreas
  private let size: @MainActor () -> (width: Int, height: Int)
  private weak var window: (any ManagedWindow)?
  /// Where we have asked the window to be, in device pixels, while it is not there yet.
  private var target: (x: Int, y: Int)?
  private var attempt = 0
  private var wait: AnyObject?
  /// The last place somebody moved the window to, in device pixels, until it rests.
  private var moved: (x: Int, y: Int)?
  /// The last place known, in device pixels.
  private var last: (x: Int, y: Int)?
  private var isReporting = false

  init(
    _ position: WindowPosition?, delay: @escaping Delay,
    areas: @escaping @MainActor () -> WorkAreas,
    size: @escaping @MainActor () -> (width: Int, height: Int)
  ) {
    self.position = position
    self.delay = delay
    self.areas = areas
    self.size = size
  }

  func mapped(_ window: any ManagedWindow) {
    self.window = window
    last = window.origin
    apply()
  }

  func unmapped() {
    flush()
    window = nil
    target = nil
    wait = nil
    last = nil
  }

  /// Puts the window where it belongs; again when screens or panels have changed. What the window
  /// manager did to the window meanwhile is not the person's doing.
  func apply() {
    moved = nil
    wait = nil
    guard let position else { return }
    go(to: position)
  }

  /// The window got another size: one that has grown over the edge of the screen comes back inside,
  /// and goes back to its place when it has shrunk again.
  func resized() {
    // A move that is under way decides where the window is.
    guard moved == nil, target == nil, let window, let origin = window.origin else { return }
    go(to: position ?? logical(origin, window.scale), isPlaced: true)
  }

  private func go(to place: WindowPosition, isPlaced: Bool = false) {
    guard let window else { return }
    let size = size()
    let place = areas().clamp(place, width: size.width, height: size.height)
    let target = (
      x: place.x.saturatingProduct(window.scale), y: place.y.saturatingProduct(window.scale)
    )
    // At a map even a window that seems to be there is asked: its manager has yet to place it.
    if isPlaced, let origin = window.origin, origin == target { return }
    self.target = target
    attempt = 0
    move()
  }

  /// The window was moved or resized.
  func configured() {
    guard let window, let origin = window.origin else { return }
    if let target {
      if origin == target { arrived() }
      return
    }
    defer { last = origin }
    // A change of size alone says nothing about the place.
    guard let last, last != origin else { return }
    moved = origin
    wait = delay(Self.rest) { [weak self] in self?.flush() }
  }

  /// Reports a move without waiting for the window to rest.
  func flush() {
    guard let moved, let window else { return }
    self.moved = nil
    wait = nil
    let place = logical(moved, window.scale)
    isReporting = true
    position = place
    isReporting = false
    onMoved?(place)
  }

  private func logical(_ origin: (x: Int, y: Int), _ scale: Int) -> WindowPosition {
    let scale = Double(max(scale, 1))
    return WindowPosition(
      x: Int((Double(origin.x) / scale).rounded()), y: Int((Double(origin.y) / scale).rounded()))
  }

  private func move() {
    guard let window, let target else { return }
    window.move(x: target.x, y: target.y)
    guard attempt < placementPatience.count else { return }
    wait = delay(placementPatience[attempt]) { [weak self] in self?.check() }
    attempt += 1
  }

  private func check() {
    guard let window, let target else { return }
    if let origin = window.origin, origin == target {
      arrived()
    } else if attempt < placementPatience.count {
      move()
    } else {
      // The window manager has its own idea. From here on moves are the person's.
      arrived()
    }
  }

  private func arrived() {
    target = nil
    wait = nil
    last = window?.origin
  }
}

extension Int {
  /// A product that stays within an X coordinate's range.
  fileprivate func saturatingProduct(_ factor: Int) -> Int {
    let (product, overflow) = multipliedReportingOverflow(by: factor)
    let bound = Int(Int16.max)
    return overflow ? (self < 0 ? -bound : bound) : Swift.min(Swift.max(product, -bound), bound)
  }
}
