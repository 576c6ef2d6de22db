import Gtk

/// Wakes a drawing that follows the clock, once for each call and only while it is seen: a widget
/// that nobody sees lets the processor sleep, and is brought up to date when it is shown again.
@MainActor
final class SightTimer {
  private weak var widget: Gtk.Widget?
  private var timer: LoopSource?
  private var sight: SignalHandler<VoidAction>?

  init(_ widget: Gtk.Widget) {
    self.widget = widget
  }

  /// Whether it waits for nothing but to be seen.
  var isAsleep: Bool { sight != nil }

  /// Calls `action` after a while, or as soon as the widget is seen after that; what was to be
  /// called before is forgotten.
  ///
  /// - Parameters:
  ///   - pause: in seconds; at most a day.
  ///   - action: what brings the drawing up to date.
  func wake(after pause: Double, _ action: @escaping @MainActor () -> Void) {
    cancel()
    let pause = pause.isFinite ? min(max(pause, 0.05), 86_400) : 86_400
    timer = MainLoop.after(milliseconds: UInt32((pause * 1000).rounded(.up))) { [weak self] in
      guard let self else { return }
      timer = nil
      if widget?.isMapped == true {
        action()
      } else {
        wait(action)
      }
    }
  }

  private func wait(_ action: @escaping @MainActor () -> Void) {
    sight = widget?.onMap { [weak self] in
      self?.cancel()
      action()
    }
  }

  /// Forgets what was to be called.
  func cancel() {
    timer?.cancel()
    timer = nil
    sight?.disconnect()
    sight = nil
  }
}
