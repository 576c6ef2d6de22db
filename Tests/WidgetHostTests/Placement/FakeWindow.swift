import Gtk

@testable import WidgetHost

/// A window under a window manager that does what a test says.
@MainActor
final class FakeWindow: ManagedWindow {
  var states: Set<X11Window.State> = []
  var origin: (x: Int, y: Int)? = (0, 0)
  var scale = 1
  /// How many requests are ignored before one is obeyed.
  var deafness = 0
  private(set) var moves: [[Int]] = []
  private(set) var desktopRequests = 0

  func request(_ state: X11Window.State, _ isOn: Bool) -> Bool {
    if deafness == 0 {
      if isOn { states.insert(state) } else { states.remove(state) }
    }
    return true
  }

  func requestAllDesktops(_ isOn: Bool) -> Bool {
    desktopRequests += 1
    if deafness > 0 { deafness -= 1 }
    return true
  }

  func move(x: Int, y: Int) -> Bool {
    moves.append([x, y])
    if deafness == 0 { origin = (x, y) } else { deafness -= 1 }
    return true
  }
}

/// Time that passes when a test says so.
@MainActor
final class FakeTime {
  @MainActor
  private final class Timer {
    let due: UInt32
    let action: @MainActor () -> Void
    var hasFired = false
    init(_ due: UInt32, _ action: @escaping @MainActor () -> Void) {
      self.due = due
      self.action = action
    }
  }

  /// Weakly: a timer that nobody holds has ended.
  private struct Held {
    weak var timer: Timer?
  }

  private var now: UInt32 = 0
  private var timers: [Held] = []

  var delay: Delay {
    { milliseconds, action in
      let timer = Timer(self.now + milliseconds, action)
      self.timers.append(Held(timer: timer))
      return timer
    }
  }

  /// Whether somebody waits for something.
  var isQuiet: Bool { next == nil }

  func advance(_ milliseconds: UInt32) {
    let end = now + milliseconds
    while let timer = next, timer.due <= end {
      now = timer.due
      timer.hasFired = true
      timer.action()
    }
    now = end
  }

  private var next: Timer? {
    timers.compactMap(\.timer).filter { !$0.hasFired }.min { $0.due < $1.due }
  }
}
