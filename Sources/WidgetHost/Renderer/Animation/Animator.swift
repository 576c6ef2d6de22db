import Gtk
import WidgetModel

/// Moves things for a moment, by the clock of the window's frames, and stops that clock when all
/// have arrived. Where the desktop wants no motion everything arrives at once.
@MainActor
final class Animator {
  private unowned let widget: Gtk.Widget
  private var motions: [Motion] = []
  private var isTicking = false
  private lazy var settings = Gtk.Display.current.map { Gtk.Settings($0) }

  /// - Parameter widget: whose window's frames count.
  init(widget: Gtk.Widget) {
    self.widget = widget
  }

  /// Whether anything is to move: what is not seen does not.
  var isEnabled: Bool { widget.isMapped && settings?.enablesAnimations ?? false }

  /// Whether anything moves at the moment.
  var isMoving: Bool { !motions.isEmpty }

  /// Calls `step` with the share of the way that is done, from 0 to 1, in every frame.
  ///
  /// - Parameters:
  ///   - animation: how it runs; as usual when nil.
  ///   - step: called with 1 at the end, whatever happens.
  @discardableResult
  func run(_ animation: AnimationNode?, _ step: @escaping @MainActor (Double) -> Void) -> Motion? {
    run(animation.map { Pace($0) } ?? Pace(), step)
  }

  /// The same at a pace of the host's own.
  @discardableResult
  func run(_ pace: Pace, _ step: @escaping @MainActor (Double) -> Void) -> Motion? {
    guard isEnabled, pace.duration > 0 else {
      step(1)
      return nil
    }
    let motion = Motion(pace, step)
    step(0)
    motions.append(motion)
    start()
    return motion
  }

  private func start() {
    guard !isTicking else { return }
    isTicking = true
    widget.onEachFrame { [weak self] time in self?.tick(time) ?? false }
  }

  /// Moves everything to where it is at a time, in microseconds; whether anything still moves.
  @discardableResult
  func tick(_ time: Int64) -> Bool {
    for motion in motions { motion.advance(to: time) }
    motions.removeAll(where: \.hasArrived)
    isTicking = !motions.isEmpty
    return isTicking
  }
}

/// How long a change takes and how it runs: as usual where nobody says anything.
struct Pace {
  var curve = AnimationNode.Curve.easeInOut
  /// In seconds.
  var duration = 0.3
  /// In seconds.
  var delay = 0.0

  init() {}

  init(_ animation: AnimationNode) {
    curve = animation.curve
    duration = animation.duration
    delay = animation.delay
  }

  /// At one speed.
  init(linearFor duration: Double) {
    curve = .linear
    self.duration = duration
  }
}

/// One thing on its way.
@MainActor
final class Motion {
  private let pace: Pace
  private let step: @MainActor (Double) -> Void
  private var start: Int64?
  fileprivate(set) var hasArrived = false

  fileprivate init(_ pace: Pace, _ step: @escaping @MainActor (Double) -> Void) {
    self.pace = pace
    self.step = step
  }

  /// Ends the motion at once, where it was going.
  func finish() {
    guard !hasArrived else { return }
    hasArrived = true
    step(1)
  }

  fileprivate func advance(to time: Int64) {
    guard !hasArrived else { return }
    let start = start ?? time
    self.start = start
    let passed = Double(time - start) / 1_000_000 - pace.delay
    let share = min(max(passed / pace.duration, 0), 1)
    hasArrived = share >= 1
    step(hasArrived ? 1 : pace.curve.value(at: share))
  }
}

extension AnimationNode.Curve {
  /// The share of the way that is done at a share of the time.
  func value(at share: Double) -> Double {
    let rest = 1 - share
    switch self {
    case .linear: return share
    case .easeIn: return share * share * share
    case .easeOut: return 1 - rest * rest * rest
    case .easeInOut: return share < 0.5 ? 4 * share * share * share : 1 - 4 * rest * rest * rest
    case .spring(let bounce):
      // Slows down without end; `rest` makes it arrive.
      return 1 - exp(-5 * share) * rest * cos(share * .pi * 2 * min(max(bounce, 0), 1) * 2)
    }
  }

  /// The curve as CSS.
  var css: String {
    switch self {
    case .linear: "linear"
    case .easeIn: "ease-in"
    case .easeOut: "ease-out"
    case .easeInOut: "ease-in-out"
    case .spring(let bounce): "cubic-bezier(0.3,\(WidgetHost.css(1 + bounce)),0.5,1)"
    }
  }
}
