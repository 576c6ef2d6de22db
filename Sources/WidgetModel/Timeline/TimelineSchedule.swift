/// Which entry of a timeline is shown when, and when the provider is asked again.
///
/// A value without a clock: whoever keeps time asks it with the present date, again after every
/// jump of the clock and every sleep of the machine.
package struct TimelineSchedule: Sendable {
  /// What happens at a date.
  package enum Event: Equatable, Sendable {
    /// The next entry is shown.
    case entry
    /// The provider is asked again.
    case reload
  }

  /// The least time between two reloads that a timeline asks for itself, in seconds: a provider
  /// whose timelines end in the past must not keep the machine busy.
  package static let leastReloadInterval: TimeInterval = 1

  /// The time to the reload of a timeline that was over when it was made, in seconds: nothing in
  /// it is due, and asking again at once would bring the same.
  package static let idleReloadInterval: TimeInterval = 60

  private let dates: [Date]
  private let order: [Int]
  private let policy: TimelineReloadPolicy
  private let made: Date

  /// - Parameters:
  ///   - dates: the entries' dates, in any order.
  ///   - policy: when the provider is asked again.
  ///   - now: when the timeline was made.
  package init(dates: [Date], policy: TimelineReloadPolicy, now: Date) {
    order = dates.indices.sorted { (dates[$0], $0) < (dates[$1], $1) }
    self.dates = order.map { dates[$0] }
    self.policy = policy
    made = now
  }

  /// The place, in the list as it was given, of the entry that is shown at a date: the last one
  /// that has begun, or the first when none has. Nil without entries.
  package func entry(at now: Date) -> Int? {
    let begun = firstIndex(after: now)
    return order.isEmpty ? nil : order[max(begun - 1, 0)]
  }

  /// What happens next after a date, and when. Nil when nothing does.
  package func next(after now: Date) -> (date: Date, event: Event)? {
    let reload = reloadDate
    if let date = nextEntry(after: now), reload.map({ date <= $0 }) ?? true {
      return (date, .entry)
    }
    return reload.map { (max($0, now), .reload) }
  }

  /// When the next entry is shown, whenever the provider is asked again. Nil when none follows.
  package func nextEntry(after now: Date) -> Date? {
    let following = firstIndex(after: now)
    guard following < dates.count, following > 0 || dates.count > 1 else { return nil }
    // The first entry is shown at once, so only what follows it is an event.
    let date = dates[max(following, 1)]
    return date > now ? date : nil
  }

  private var reloadDate: Date? {
    let due: Date? =
      switch policy.kind {
      case .never: nil
      case .atEnd: dates.last ?? made
      case .after(let date): date
      }
    guard let due else { return nil }
    if due <= made { return made.addingTimeInterval(Self.idleReloadInterval) }
    return max(due, made.addingTimeInterval(Self.leastReloadInterval))
  }

  /// The number of entries that have begun at a date, by bisection.
  private func firstIndex(after now: Date) -> Int {
    var low = 0
    var high = dates.count
    while low < high {
      let middle = (low + high) / 2
      if dates[middle] <= now { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
