internal import CGtkShim
import FoundationEssentials
import Glibc

/// Calls back when the wall clock reaches a date, at once after a sleep that lasted longer, and
/// whenever the clock is set.
///
/// An ordinary timer counts running time: it comes late by the time the machine slept, and not at
/// all when the clock jumps. An unarmed one costs nothing.
@MainActor
package final class WallClockTimer {
  private let descriptor: Int32
  private var source: LoopSource?

  /// - Parameter action: called at the date, or earlier when the clock was set: look at the time.
  package init(_ action: @escaping VoidAction) {
    descriptor = gtkshim_wall_clock_timer_new()
    guard descriptor >= 0 else { return }
    source = MainLoop.watch(fileDescriptor: descriptor) { [descriptor] in
      var expirations: UInt64 = 0
      // A clock that was set answers the read with an error; either way the date is looked at.
      _ = read(descriptor, &expirations, MemoryLayout.size(ofValue: expirations))
      action()
    }
  }

  deinit {
    source?.cancel()
    if descriptor >= 0 { close(descriptor) }
  }

  /// Sets the date; nil disarms the timer.
  package func set(_ date: Date?) {
    // Zero would disarm, so a date at or before 1970 is taken for the first moment after.
    let time =
      date.map { max($0.timeIntervalSince1970, 0.001) }.flatMap { $0.isNaN ? nil : $0 } ?? 0
    let seconds = min(time.rounded(.down), 1e15)
    _ = gtkshim_wall_clock_timer_set(
      descriptor, Int64(seconds), Int64(min((time - seconds) * 1e9, 999_999_999)))
  }
}
