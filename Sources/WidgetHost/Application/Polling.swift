import Gtk

/// Looks again and again, while somebody can see a widget, for changes that ring no bell.
///
/// While nobody can, nothing runs; when a widget comes into sight again, it looks at once.
@MainActor
final class Polling {
  private let interval: UInt32
  private let delay: Delay
  private let look: @MainActor () -> Void
  private var timer: AnyObject?

  /// - Parameters:
  ///   - interval: from one look to the next, in milliseconds.
  ///   - look: looks for changes.
  init(
    every interval: UInt32, delay: @escaping Delay = { MainLoop.after(milliseconds: $0, $1) },
    _ look: @escaping @MainActor () -> Void
  ) {
    self.interval = interval
    self.delay = delay
    self.look = look
  }

  /// Whether somebody can see a widget.
  var isInSight = false {
    didSet {
      guard isInSight != oldValue else { return }
      timer = nil
      if isInSight { lookAndWait() }
    }
  }

  private func lookAndWait() {
    look()
    timer = delay(interval) { [weak self] in self?.lookAndWait() }
  }
}

extension Duration {
  /// Whole milliseconds, at least one.
  var milliseconds: UInt32 {
    let (seconds, attoseconds) = components
    return UInt32(clamping: max(seconds * 1000 + attoseconds / 1_000_000_000_000_000, 1))
  }
}
