#if DEBUG
  import AppIntents
  import Synchronization
  import WidgetModel

  /// What the probe's views show and its intents change.
  final class ProbeModel: Sendable {
    struct State {
      var count = 9
      var isOn = false
      var order = ["Alpha", "Beta", "Gamma", "Delta"]
      var done: Set<String> = []
    }

    static let shared = ProbeModel()
    private let lock = Mutex(State())

    var state: State { lock.withLock { $0 } }

    func change(_ change: (inout State) -> Void) {
      lock.withLock { change(&$0) }
    }
  }

  /// Tells a test what was performed: one line each.
  func told(_ what: String) {
    print("performed \(what)")
    flush()
  }

  struct CountIntent: AppIntent {
    static let title: LocalizedStringResource = "Count"

    init() {}

    func perform() async throws -> some IntentResult {
      ProbeModel.shared.change { $0.count += 1 }
      told("count")
      return .result()
    }
  }

  struct FlipIntent: AppIntent {
    static let title: LocalizedStringResource = "Flip"

    init() {}

    func perform() async throws -> some IntentResult {
      ProbeModel.shared.change { $0.isOn.toggle() }
      told("flip")
      return .result()
    }
  }

  struct TickIntent: AppIntent {
    static let title: LocalizedStringResource = "Tick"
    @Parameter(title: "Row") var row: String

    init() {}

    init(_ row: String) { self.row = row }

    func perform() async throws -> some IntentResult {
      ProbeModel.shared.change { $0.done.formSymmetricDifference([row]) }
      told("tick \(row)")
      return .result()
    }
  }

  struct ReverseIntent: AppIntent {
    static let title: LocalizedStringResource = "Reverse"

    init() {}

    func perform() async throws -> some IntentResult {
      ProbeModel.shared.change { $0.order.reverse() }
      told("reverse")
      return .result()
    }
  }

  /// Takes three quarters of a second.
  struct SlowIntent: AppIntent {
    static let title: LocalizedStringResource = "Slow"

    init() {}

    func perform() async throws -> some IntentResult {
      usleep(750_000)
      ProbeModel.shared.change { $0.count += 1 }
      told("slow")
      return .result()
    }
  }

  struct FailingIntent: AppIntent {
    static let title: LocalizedStringResource = "Failing"

    init() {}

    func perform() async throws -> some IntentResult {
      told("failing")
      guard ProbeModel.shared.state.count < 0 else { throw ProbeRefusal.refused }
      return .result()
    }
  }

  /// Takes no words.
  struct RefusingIntent: AppIntent {
    static let title: LocalizedStringResource = "Refuse"
    @Parameter(title: "Words") var words: String

    init() {}

    func perform() async throws -> some IntentResult {
      guard ProbeModel.shared.state.count < 0 else { throw ProbeRefusal.refused }
      return .result()
    }
  }

  enum ProbeRefusal: Error, CustomLocalizedStringResourceConvertible {
    case refused

    var localizedStringResource: LocalizedStringResource { "It cannot be done" }
  }
#endif
