import Gtk

/// Waits, but not for ever, until the desktop can take a window: there is a screen, and on X11 a
/// window manager. For a start at login, when both may still be on their way.
@MainActor
final class DesktopWait {
  /// How long at most, in seconds.
  static let patience: UInt32 = 30

  /// After a sign of life: how often and how long apart to look again, in milliseconds. A window
  /// manager announces itself on the root window a moment before it is ready.
  private static let looks = 5
  private static let interval: UInt32 = 100

  private let isReady: @MainActor () -> Bool
  private let delay: Delay
  private var completion: (@MainActor (_ isReady: Bool) -> Void)?
  private var deadline: AnyObject?
  private var look: AnyObject?
  private var sources: [AnyObject] = []

  /// Calls `completion` once: soon when the desktop is ready already, with false when the time is
  /// up. Letting go of the wait ends it silently.
  convenience init(
    for display: Display, completion: @escaping @MainActor (_ isReady: Bool) -> Void
  ) {
    let root = X11Root(display)
    self.init(
      isReady: { [root] in
        !display.monitors.isEmpty && root.map { $0.hasWindowManager } ?? true
      },
      delay: { MainLoop.after(milliseconds: $0, $1) }, completion: completion)
    guard !isOver else { return }
    let events = root?.events()
    events?.onProperty("_NET_SUPPORTING_WM_CHECK") { [weak self] in self?.somethingChanged() }
    if let events { sources.append(events) }
    sources.append(display.onMonitorsChanged { [weak self] in self?.somethingChanged() })
    // What came between the first look and the subscription.
    check()
  }

  init(
    isReady: @escaping @MainActor () -> Bool, delay: @escaping Delay,
    completion: @escaping @MainActor (_ isReady: Bool) -> Void
  ) {
    self.isReady = isReady
    self.delay = delay
    self.completion = completion
    check()
    guard !isOver else { return }
    deadline = delay(Self.patience * 1000) { [weak self] in self?.finish(false) }
  }

  var isOver: Bool { completion == nil }

  /// The desktop has given a sign of life.
  func somethingChanged() {
    check()
    lookAgain(Self.looks)
  }

  private func lookAgain(_ left: Int) {
    guard !isOver, left > 0 else { return }
    look = delay(Self.interval) { [weak self] in
      self?.check()
      self?.lookAgain(left - 1)
    }
  }

  private func check() {
    if !isOver, isReady() { finish(true) }
  }

  private func finish(_ isReady: Bool) {
    let completion = completion
    self.completion = nil
    deadline = nil
    look = nil
    sources = []
    completion?(isReady)
  }
}
