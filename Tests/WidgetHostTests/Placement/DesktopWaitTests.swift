import Testing

@testable import WidgetHost

@MainActor
struct DesktopWaitTests {
  @MainActor
  private final class Desktop {
    var isReady = false
    var answers: [Bool] = []
  }

  private let time = FakeTime()
  private let desktop = Desktop()

  private func wait() -> DesktopWait {
    DesktopWait(isReady: { [desktop] in desktop.isReady }, delay: time.delay) {
      [desktop] in desktop.answers.append($0)
    }
  }

  @Test func readyDesktopIsNotWaitedFor() {
    desktop.isReady = true
    let wait = wait()
    #expect(desktop.answers == [true])
    #expect(wait.isOver)
    #expect(time.isQuiet)
  }

  @Test func signOfLifeEndsTheWait() {
    let wait = wait()
    time.advance(5000)
    wait.somethingChanged()
    #expect(desktop.answers == [])
    // Announced, and ready a moment later.
    time.advance(250)
    desktop.isReady = true
    time.advance(50)
    #expect(desktop.answers == [true])
    #expect(time.isQuiet)
  }

  @Test func waitIsBounded() {
    let wait = wait()
    time.advance(29_999)
    #expect(!wait.isOver)
    time.advance(1)
    #expect(desktop.answers == [false])
    #expect(time.isQuiet)
  }

  @Test func droppedWaitIsSilent() {
    do { _ = wait() }
    desktop.isReady = true
    time.advance(60_000)
    #expect(desktop.answers == [])
  }
}
