import Testing
import WidgetModel

@testable import WidgetHost

@MainActor
struct DispatchTests {
  private struct FreeIntent: AppIntent {
    static let title: LocalizedStringResource = "Free"
    func perform() async throws -> some IntentResult { .result(dialog: "free") }
  }

  private struct GuardedIntent: AppIntent {
    static let title: LocalizedStringResource = "Guarded"
    static let authenticationPolicy = IntentAuthenticationPolicy.requiresAuthentication
    func perform() async throws -> some IntentResult { .result(dialog: "guarded") }
  }

  private struct OpeningIntent: AppIntent {
    static let title: LocalizedStringResource = "Opening"
    static let openAppWhenRun = true
    func perform() async throws -> some IntentResult { .result() }
  }

  nonisolated private static let free = IntentReference(FreeIntent())
  nonisolated private static let guarded = IntentReference(GuardedIntent())

  @Test func anUnlockedSessionRefusesNothing() async throws {
    let dispatcher = IntentDispatcher { false }
    for surface in [IntentDispatcher.Surface.control, .program] {
      for reference in [Self.free, Self.guarded] {
        _ = try await dispatcher.perform(reference, from: surface)
      }
    }
  }

  @Test(arguments: [
    (Self.free, IntentDispatcher.Surface.control), (Self.guarded, .control),
    (Self.guarded, .program),
  ])
  func aLockedSessionRefuses(
    reference: IntentReference, surface: IntentDispatcher.Surface
  ) async throws {
    let dispatcher = IntentDispatcher { true }
    await #expect(throws: DispatchError.self) {
      _ = try await dispatcher.perform(reference, from: surface)
    }
  }

  @Test func aLockedSessionLetsProgramsDoWhatNeedsNoPerson() async throws {
    let outcome = try await IntentDispatcher { true }.perform(Self.free, from: .program)
    #expect(outcome.dialog.map { String(localized: $0.text) } == "free")
  }

  @Test func anIntentMayBringTheProgramToTheFront() async throws {
    var times = 0
    func dispatcher(isLocked: Bool) -> IntentDispatcher {
      let dispatcher = IntentDispatcher { isLocked }
      dispatcher.openProgram = { times += 1 }
      return dispatcher
    }
    let opening = IntentReference(OpeningIntent())
    _ = try await dispatcher(isLocked: false).perform(opening, from: .control)
    #expect(times == 1)
    _ = try await dispatcher(isLocked: false).perform(Self.free, from: .control)
    _ = try? await dispatcher(isLocked: true).perform(opening, from: .control)
    #expect(times == 1)
  }

  @Test func theRefusalNamesTheIntent() {
    #expect(
      words(for: DispatchError.locked(title: "Guarded"))
        == "“Guarded” does nothing while the screen is locked")
  }
}

@MainActor
struct SessionLockTests {
  @Test func isLockedWhileAnybodySaysSo() {
    let lock = SessionLock()
    var changes: [Bool] = []
    lock.onChanged = { [unowned lock] in changes.append(lock.isLocked) }
    lock.set("login", true)
    lock.set("saver", true)
    lock.set("login", false)
    #expect(lock.isLocked)
    lock.set("saver", false)
    lock.set("saver", false)
    #expect(changes == [true, false])
  }
}
