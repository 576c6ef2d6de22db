import Foundation
import Synchronization
import TestSupport
import Testing
import WidgetModel

@testable import WidgetHost

/// A provider that counts, and does what it is told.
private final class Script: Sendable {
  enum Answer: Sendable {
    /// Entries at dates.
    case entries([Date], TimelineReloadPolicy)
    case failure
    case silence
  }

  private struct State {
    var answer: Answer
    var count = 0
    var kept: [@Sendable (Timeline<ScriptEntry>) -> Void] = []
  }

  private let state: Mutex<State>

  init(_ answer: Answer) { state = Mutex(State(answer: answer)) }

  var count: Int { state.withLock { $0.count } }

  func answer(_ answer: Answer) { state.withLock { $0.answer = answer } }

  func take(_ completion: @escaping @Sendable (Timeline<ScriptEntry>) -> Void) {
    let answer = state.withLock { state -> Answer in
      state.count += 1
      if case .silence = state.answer { state.kept.append(completion) }
      return state.answer
    }
    guard case .entries(let dates, let policy) = answer else { return }
    completion(Timeline(entries: dates.map { ScriptEntry(date: $0) }, policy: policy))
  }

  /// Answers what was left without an answer.
  func answerLate(_ date: Date) {
    for completion in state.withLock({ $0.kept }) {
      completion(Timeline(entries: [ScriptEntry(date: date)], policy: .never))
    }
  }
}

private struct ScriptEntry: TimelineEntry {
  let date: Date
}

private struct ScriptProvider: TimelineProvider {
  let script: Script

  func placeholder(in context: Context) -> ScriptEntry { ScriptEntry(date: .distantPast) }

  func getSnapshot(in context: Context, completion: @escaping @Sendable (ScriptEntry) -> Void) {}

  func getTimeline(
    in context: Context, completion: @escaping @Sendable (Timeline<ScriptEntry>) -> Void
  ) {
    script.take(completion)
  }
}

/// Goes off when a test says so.
@MainActor
private final class FakeAlarm: Alarm {
  private(set) var date: Date?
  private let action: @MainActor () -> Void

  init(_ action: @escaping @MainActor () -> Void) { self.action = action }

  func set(_ date: Date?) { self.date = date }

  func goOff() { action() }
}

/// A controller, what it has told, and the time limits that it has set.
@MainActor
private final class Desk {
  let clock = TestClock()
  let script: Script
  let start: Date
  private(set) var controller: TimelineController?
  /// The seconds between the start and each entry that was shown.
  private(set) var shown: [TimeInterval] = []
  private(set) var failures: [String?] = []
  private(set) var limits: [@MainActor () -> Void] = []
  private var alarm: FakeAlarm?

  init(_ answer: (Date) -> Script.Answer) throws {
    start = clock.now
    script = Script(answer(start))
    let definition = try #require(
      StaticConfiguration(kind: "Script", provider: ScriptProvider(script: script)) { _ in Text("")
      }
      ._definitions.first)
    let controller = TimelineController(
      definition, configuration: nil,
      context: TimelineProviderContext(
        family: .systemSmall, isPreview: false, displaySize: .zero),
      now: clock.function,
      delay: { [weak self] _, action in
        self?.limits.append(action)
        return Script(.silence)
      },
      alarm: { [weak self] action in
        let alarm = FakeAlarm(action)
        self?.alarm = alarm
        return alarm
      })
    controller.onEntry = { [weak self] in
      guard let self else { return }
      shown.append($0.date.timeIntervalSince(start))
    }
    controller.onFailure = { [weak self] in self?.failures.append($0.map { words(for: $0) }) }
    self.controller = controller
  }

  func reload() async { await controller?.reloadAndWait() }

  /// The clock goes on, or is set, and the kernel tells.
  func advance(by seconds: TimeInterval) {
    clock.advance(by: seconds)
    alarm?.goOff()
  }

  /// The seconds between the start and what is waited for next.
  var next: TimeInterval? { alarm?.date?.timeIntervalSince(start) }

  /// The seconds until what is waited for next.
  var untilNext: TimeInterval? { alarm?.date?.timeIntervalSince(clock.now) }

  /// So many answers, or failures to answer, have been told besides the first.
  func untilFailed(_ count: Int) async {
    while failures.count <= count { await Task.yield() }
  }

  /// What has been asked for is begun.
  func untilAsked(_ count: Int) async {
    while script.count < count { await Task.yield() }
  }
}

@MainActor
struct TimelineControllerTests {
  @Test func requestsThatComeTogetherBecomeOne() async throws {
    let desk = try Desk { .entries([$0], .never) }
    for _ in 0..<100 { desk.controller?.reload() }
    await desk.reload()
    #expect(desk.script.count == 1)
    #expect(desk.shown == [0])
  }

  @Test func requestsWhileAnAnswerIsAwaitedBecomeOneFurther() async throws {
    let desk = try Desk { _ in .silence }
    desk.controller?.reload()
    await desk.untilAsked(1)
    desk.script.answer(.entries([desk.start], .never))
    for _ in 0..<100 { desk.controller?.reload() }
    desk.script.answerLate(desk.start)
    await desk.reload()
    #expect(desk.script.count == 2)
    #expect(desk.shown == [0, 0])
  }

  @Test func aFailureLeavesTheLastEntryAndSaysWhy() async throws {
    let desk = try Desk { .entries([$0], .never) }
    await desk.reload()
    desk.script.answer(.failure)
    await desk.reload()
    #expect(desk.shown == [0])
    #expect(
      desk.failures == [nil, "The widget “Script” gave no answer; it shows what it showed last"])
    desk.script.answer(.entries([desk.start], .never))
    await desk.reload()
    #expect(desk.failures.last == .some(nil))
    #expect(desk.shown == [0, 0])
  }

  @Test func anEmptyTimelineIsAFailure() async throws {
    let desk = try Desk { .entries([$0], .never) }
    await desk.reload()
    desk.script.answer(.entries([], .never))
    await desk.reload()
    #expect(desk.shown == [0])
    #expect(
      desk.failures.last == "The widget “Script” has nothing to show: its timeline is empty")
  }

  @Test func aProviderThatNeverAnswersIsWaitedForOnlySoLong() async throws {
    let desk = try Desk { _ in .silence }
    desk.controller?.reload()
    await desk.untilAsked(1)
    desk.limits.first?()
    #expect(
      desk.failures == ["The widget “Script” did not answer in time; it shows what it showed last"])
    // Its late answer is nobody's any more, and the next request is served.
    desk.script.answerLate(desk.start.addingTimeInterval(5))
    desk.script.answer(.entries([desk.start], .never))
    await desk.reload()
    #expect(desk.shown == [0])
    #expect(desk.script.count == 2)
  }

  @Test func entriesAppearAtTheirDates() async throws {
    let desk = try Desk { start in
      .entries([start.addingTimeInterval(60), start, start.addingTimeInterval(120)], .never)
    }
    await desk.reload()
    #expect(desk.next == 60)
    desk.advance(by: 60)
    #expect(desk.next == 120)
    desk.advance(by: 60)
    #expect(desk.next == nil)
    #expect(desk.shown == [0, 60, 120])
    #expect(desk.script.count == 1)
  }

  @Test func aClockThatIsSetBackShowsTheEarlierEntryAgain() async throws {
    let desk = try Desk { .entries([$0, $0.addingTimeInterval(60)], .never) }
    await desk.reload()
    desk.advance(by: 90)
    desk.advance(by: -80)
    desk.advance(by: -3600)
    // The same entry is not drawn again.
    #expect(desk.shown == [0, 60, 0])
    #expect(desk.script.count == 1)
  }

  @Test func aSleepPastTheEndAsksAnew() async throws {
    let desk = try Desk { .entries([$0, $0.addingTimeInterval(60)], .atEnd) }
    await desk.reload()
    let later = desk.start.addingTimeInterval(8 * 3600)
    desk.script.answer(.entries([later], .never))
    desk.advance(by: 8 * 3600)
    await desk.untilAsked(2)
    await desk.reload()
    #expect(desk.shown.last == later.timeIntervalSince(desk.start))
  }

  @Test func afterAFailureTheEntriesToComeAreStillShown() async throws {
    let desk = try Desk { start in
      .entries([0, 30, 50, 90].map { start.addingTimeInterval($0) }, .after(start + 40))
    }
    await desk.reload()
    desk.script.answer(.failure)
    desk.advance(by: 30)
    desk.advance(by: 10)
    await desk.untilAsked(2)
    await desk.reload()
    #expect(desk.shown == [0, 30])
    #expect(desk.next == 50)
    desk.advance(by: 10)
    #expect(desk.next == 90)
    desk.advance(by: 40)
    #expect(desk.shown == [0, 30, 50, 90])
  }

  @Test func anEntryWhoseDateComesWhileTheAnswerIsAwaitedIsShown() async throws {
    let desk = try Desk { start in
      .entries([start, start.addingTimeInterval(45)], .after(start + 40))
    }
    await desk.reload()
    desk.script.answer(.silence)
    desk.advance(by: 40)
    await desk.untilAsked(2)
    desk.clock.advance(by: 10)
    desk.limits.last?()
    #expect(desk.shown == [0, 45])
  }

  @Test func afterAFailureIsAskedAgainWithGrowingPauses() async throws {
    let desk = try Desk { .entries([$0], .after($0 + 40)) }
    await desk.reload()
    desk.script.answer(.failure)
    desk.advance(by: 40)
    var count = 2
    await desk.untilFailed(1)
    for pause in [60, 120, 240, 480, 900, 900] as [TimeInterval] {
      #expect(desk.untilNext == pause)
      desk.advance(by: pause - 1)
      #expect(desk.untilNext == 1)
      desk.advance(by: 1)
      count += 1
      await desk.untilAsked(count)
      await desk.untilFailed(count - 1)
    }
    // An answer puts all to rights, and the next failure begins anew.
    desk.script.answer(.entries([desk.clock.now], .after(desk.clock.now + 940)))
    desk.advance(by: 900)
    await desk.untilAsked(count + 1)
    await desk.untilFailed(count)
    #expect(desk.failures.last == .some(nil))
    #expect(desk.untilNext == 40)
    desk.script.answer(.failure)
    await desk.reload()
    #expect(desk.untilNext == 60)
  }

  @Test func aProviderThatFailsFromTheStartIsAskedAgain() async throws {
    let desk = try Desk { _ in .failure }
    await desk.reload()
    #expect(desk.next == 60)
    desk.script.answer(.entries([desk.start], .never))
    desk.advance(by: 60)
    await desk.untilAsked(2)
    await desk.reload()
    #expect(desk.shown.first == 0)
    #expect(desk.next == nil)
  }

  @Test func aClockThatIsSetBackDoesNotMakeThePauseLonger() async throws {
    let desk = try Desk { _ in .failure }
    await desk.reload()
    desk.advance(by: -3600)
    #expect(desk.untilNext == 60)
  }

  @Test func aStoppedControllerAsksNothing() async throws {
    let desk = try Desk { .entries([$0], .never) }
    desk.controller?.reload()
    desk.controller?.stop()
    await desk.reload()
    #expect(desk.script.count == 0)
    #expect(desk.shown.isEmpty)
  }
}
