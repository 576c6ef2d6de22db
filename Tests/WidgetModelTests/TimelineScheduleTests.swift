import Foundation
import Testing

@testable import WidgetModel

@Suite struct TimelineScheduleTests {
  /// Seconds after an arbitrary moment.
  private func at(_ seconds: Double) -> Date {
    Date(timeIntervalSinceReferenceDate: 800_000_000 + seconds)
  }

  private func schedule(
    _ dates: [Double], _ policy: TimelineReloadPolicy, made: Double = 0
  ) -> TimelineSchedule {
    TimelineSchedule(dates: dates.map(at), policy: policy, now: at(made))
  }

  /// All that happens from a moment on, the clock jumping from event to event.
  private func events(
    _ schedule: TimelineSchedule, from start: Double = 0
  ) -> [(Double, TimelineSchedule.Event)] {
    var result: [(Double, TimelineSchedule.Event)] = []
    var now = at(start)
    while let next = schedule.next(after: now), result.count < 20 {
      result.append((next.date.timeIntervalSince(at(0)), next.event))
      if next.event == .reload { break }
      now = next.date
    }
    return result
  }

  private func expect(
    _ schedule: TimelineSchedule, from start: Double = 0,
    _ expected: [(Double, TimelineSchedule.Event)],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let found = events(schedule, from: start)
    #expect(found.map(\.0) == expected.map(\.0), sourceLocation: sourceLocation)
    #expect(found.map(\.1) == expected.map(\.1), sourceLocation: sourceLocation)
  }

  @Test func entriesAppearAtTheirDates() {
    let schedule = schedule([0, 10, 20], .never)
    #expect(schedule.entry(at: at(0)) == 0)
    #expect(schedule.entry(at: at(9.9)) == 0)
    #expect(schedule.entry(at: at(10)) == 1)
    #expect(schedule.entry(at: at(500)) == 2)
    expect(schedule, [(10, .entry), (20, .entry)])
    expect(schedule, from: 10, [(20, .entry)])
    expect(schedule, from: 20, [])
  }

  @Test func theFirstEntryIsShownBeforeItsDate() {
    let schedule = schedule([5, 10], .never)
    #expect(schedule.entry(at: at(0)) == 0)
    expect(schedule, [(10, .entry)])
    expect(self.schedule([5], .never), [])
  }

  @Test func unsortedEntriesAreShownInOrder() {
    let schedule = schedule([20, 0, 10], .atEnd)
    #expect(schedule.entry(at: at(1)) == 1)
    #expect(schedule.entry(at: at(11)) == 2)
    #expect(schedule.entry(at: at(21)) == 0)
    expect(schedule, [(10, .entry), (20, .entry), (20, .reload)])
  }

  @Test func theLastOfTwoAtOneDateIsShown() {
    let schedule = schedule([0, 10, 10], .never)
    #expect(schedule.entry(at: at(10)) == 2)
    expect(schedule, [(10, .entry)])
  }

  @Test func emptyTimelinesShowNothing() {
    #expect(schedule([], .never).entry(at: at(0)) == nil)
    expect(schedule([], .never), [])
    expect(schedule([], .atEnd), [(60, .reload)])
    expect(schedule([], .after(at(5))), [(5, .reload)])
  }

  @Test func atEndAsksAtTheLastEntry() {
    expect(schedule([0, 10], .atEnd), [(10, .entry), (10, .reload)])
    expect(schedule([30], .atEnd), [(30, .reload)])
  }

  @Test func whatWasOverWhenItWasMadeAsksAfterAMinute() {
    expect(schedule([0], .atEnd), [(60, .reload)])
    expect(schedule([-100, -50], .atEnd), [(60, .reload)])
    expect(schedule([0], .after(at(-5))), [(60, .reload)])
    expect(schedule([0], .after(at(0))), [(60, .reload)])
  }

  @Test func reloadsKeepASecondApart() {
    expect(schedule([0], .after(at(0.1))), [(1, .reload)])
    expect(schedule([0], .after(at(1.5))), [(1.5, .reload)])
  }

  @Test func afterMayComeBeforeTheLastEntries() {
    expect(schedule([0, 10, 20], .after(at(15))), [(10, .entry), (15, .reload)])
    expect(schedule([0, 10], .after(at(10))), [(10, .entry), (10, .reload)])
    expect(schedule([0, 10], .after(at(90))), [(10, .entry), (90, .reload)])
  }

  @Test func pastEntriesAreSkipped() {
    let schedule = schedule([-30, -20, -10, 40], .never)
    #expect(schedule.entry(at: at(0)) == 2)
    expect(schedule, [(40, .entry)])
  }

  @Test func aClockSetForwardSkipsAndCatchesUp() {
    let schedule = schedule([0, 10, 20, 30], .atEnd)
    #expect(schedule.entry(at: at(25)) == 2)
    expect(schedule, from: 25, [(30, .entry), (30, .reload)])
    #expect(schedule.entry(at: at(1_000)) == 3)
    // Overdue: at once, not in the past.
    expect(schedule, from: 1_000, [(1_000, .reload)])
  }

  @Test func aClockSetBackShowsWhatWasShownThen() {
    let schedule = schedule([0, 10, 20], .after(at(30)), made: 0)
    #expect(schedule.entry(at: at(-3_600)) == 0)
    expect(schedule, from: -3_600, [(10, .entry), (20, .entry), (30, .reload)])
    #expect(schedule.entry(at: at(12)) == 1)
  }

  @Test func tenThousandEntriesCostNoMoreThanTheirOrder() {
    let dates = (0..<10_000).map { Double(($0 * 7_919) % 10_000) }
    let schedule = schedule(dates, .atEnd)
    for second in [0, 1, 4_999, 9_999] {
      let index = schedule.entry(at: at(Double(second) + 0.5))
      #expect(index.map { dates[$0] } == Double(second))
    }
    #expect(schedule.next(after: at(500))?.date == at(501))
    #expect(schedule.next(after: at(9_999))?.event == .reload)
  }
}
