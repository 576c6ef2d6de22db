import FoundationEssentials
import Synchronization

/// A clock that stands still until a test moves it.
package final class TestClock: Sendable {
  private let date: Mutex<Date>

  /// - Parameter date: what the clock shows at first; by default a round moment in 2026.
  package init(_ date: Date = Date(timeIntervalSince1970: 1_780_000_000)) {
    self.date = Mutex(date)
  }

  /// What the clock shows.
  package var now: Date { date.withLock { $0 } }

  /// Moves the clock, back when negative.
  package func advance(by seconds: TimeInterval) {
    date.withLock { $0.addTimeInterval(seconds) }
  }

  /// For whoever takes a clock as a function.
  package var function: @Sendable () -> Date { { self.now } }
}
