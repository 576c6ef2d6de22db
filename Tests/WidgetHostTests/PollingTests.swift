import Testing

@testable import WidgetHost

@MainActor
struct PollingTests {
  @MainActor
  private final class Looks {
    var count = 0
  }

  private let time = FakeTime()
  private let looks = Looks()

  private func polling() -> Polling {
    Polling(every: 2000, delay: time.delay) { [looks] in looks.count += 1 }
  }

  @Test func nothingRunsBeforeSomethingIsSeen() {
    let polling = polling()
    time.advance(60_000)
    #expect(looks.count == 0 && time.isQuiet)
    polling.isInSight = false
    time.advance(60_000)
    #expect(looks.count == 0 && time.isQuiet)
  }

  @Test func itLooksAtOnceAndThenAgainAndAgain() {
    let polling = polling()
    polling.isInSight = true
    #expect(looks.count == 1)
    time.advance(1999)
    #expect(looks.count == 1)
    polling.isInSight = true
    time.advance(1)
    #expect(looks.count == 2, "being told once more puts nothing off")
    time.advance(8000)
    #expect(looks.count == 6)
  }

  @Test func outOfSightNothingRuns() {
    let polling = polling()
    polling.isInSight = true
    time.advance(2000)
    polling.isInSight = false
    #expect(time.isQuiet)
    time.advance(60_000)
    #expect(looks.count == 2)
    polling.isInSight = true
    #expect(looks.count == 3, "what was missed meanwhile")
  }

  @Test func aDroppedOneIsSilent() {
    do { polling().isInSight = true }
    time.advance(60_000)
    #expect(looks.count == 1)
  }

  @Test func durationsBecomeMilliseconds() {
    #expect(Duration.seconds(2).milliseconds == 2000)
    #expect(Duration.microseconds(1500).milliseconds == 1)
    #expect(Duration.zero.milliseconds == 1)
    #expect(Duration.seconds(10_000_000).milliseconds == .max)
  }
}
