import Gtk
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
struct IntentArgumentsTests {
  private struct CountIntent: AppIntent {
    static let title: LocalizedStringResource = "Count"
    @Parameter(title: "Name") var name: String
    @Parameter(title: "Number") var number: Int
    @Parameter(title: "Share") var share: Double?
    func perform() async throws -> some IntentResult { .result() }
  }

  private func reference(_ arguments: String) throws -> IntentReference {
    let value = try GVariant(parsing: arguments).value
    return try IntentReference(CountIntent.self, arguments: #require(value.dictionaryValue))
  }

  @Test(arguments: ["byte 3", "int16 3", "uint16 3", "3", "uint32 3", "int64 3", "uint64 3", "'3'"])
  func aWholeNumberOfAnyTypeIsTaken(number: String) throws {
    let reference = try reference(
      "{'name': <'x'>, 'number': <\(number)>, 'share': <\(number)>}")
    #expect(
      reference.values == ["name": .string("x"), "number": .int(3), "share": .double(3)])
  }

  @Test(arguments: [
    ("{1: 2}", "{1: 2}"), ("uint64 18446744073709551615", "uint64 18446744073709551615"),
    ("handle 3", "handle 3"), ("[byte 1]", "ai"), ("true", "true"),
  ])
  func anyOtherTypeIsRefusedByTheParametersName(number: String, given: String) {
    #expect {
      try reference("{'name': <'x'>, 'number': <\(number)>}")
    } throws: { error in
      error as? IntentError
        == .invalidValue(parameter: "number", expected: "a whole number", given: given)
    }
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
