import Glibc
import WidgetModel

enum FixtureIntents {
  static let all: [any AppIntent.Type] = [
    SetValueIntent.self, GuardedIntent.self, SlowIntent.self, RefusedIntent.self,
  ]
}

/// Shows another value; can be taken back.
struct SetValueIntent: AppIntent {
  static let title: LocalizedStringResource = "Set Value"

  @Parameter(title: "Value") var value: String

  init() {}

  init(_ value: String) { self.value = value }

  func perform() async throws -> some IntentResult {
    let old = Fixture.mode
    Fixture.notePerformed("set-value \(value)")
    Fixture.setMode(value)
    return .result(dialog: "The value is \(value)", undo: SetValueIntent(old))
  }
}

/// Needs the person.
struct GuardedIntent: AppIntent {
  static let title: LocalizedStringResource = "Guarded"
  static let authenticationPolicy = IntentAuthenticationPolicy.requiresAuthentication

  func perform() async throws -> some IntentResult {
    Fixture.notePerformed("guarded")
    return .result(dialog: "Done")
  }
}

/// Takes a second.
struct SlowIntent: AppIntent {
  static let title: LocalizedStringResource = "Slow"

  func perform() async throws -> some IntentResult {
    Fixture.notePerformed("slow")
    usleep(600_000)
    return .result()
  }
}

/// Is refused after two seconds, during which others may work.
struct RefusedIntent: AppIntent {
  static let title: LocalizedStringResource = "Refused"

  @Parameter(title: "Title", default: "") var text: String

  func perform() async throws -> some IntentResult {
    Fixture.notePerformed("refused \(text)")
    try await Task.sleep(nanoseconds: 2_000_000_000)
    guard Fixture.mode == "never" else { throw Refusal() }
    return .result()
  }
}

struct Refusal: Error, CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource { "It cannot be done" }
}
