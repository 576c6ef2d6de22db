import FoundationEssentials
import Gtk

/// Calls back when the wall clock reaches a date, and whenever the clock was set.
@MainActor
protocol Alarm: AnyObject {
  /// Sets the date; nil for none.
  func set(_ date: Date?)
}

extension WallClockTimer: Alarm {}
