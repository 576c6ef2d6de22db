import IntentCore
import FoundationEssentials

/// Intents that the tests run.

enum Flavour: String, AppEnum {
  case sweet, sour
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Flavour"
  static let caseDisplayRepresentations: [Flavour: DisplayRepresentation] = [
    .sweet: "Sweet", .sour: "Sour",
  ]
}

struct MixIntent: AppIntent {
  static let title: LocalizedStringResource = "Mix"
  static let description = IntentDescription("Mixes a drink.")

  @Parameter(title: "Name") var name: String
  @Parameter(title: "Glasses", default: 1, inclusiveRange: (1, 8)) var glasses: Int
  @Parameter(title: "Flavour") var flavour: Flavour?
  @Parameter(title: "Notes", default: []) var notes: [String]

  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    .result(
      value: "\(glasses) × \(name) \(flavour?.rawValue ?? "plain") \(notes.joined(separator: "+"))",
      dialog: "Mixed “\(name)”", undo: SpillIntent())
  }
}

struct SpillIntent: AppIntent {
  static let title: LocalizedStringResource = "Spill"
  static let description: LocalizedStringResource = "Spills it."
  func perform() async throws -> some IntentResult { .result() }
}

struct CounterIntent: AppIntent {
  static let title: LocalizedStringResource = "Count"
  static let description = "Counts."
  @Dependency var counter: Counter
  func perform() async throws -> some IntentResult & ReturnsValue<Int> {
    .result(value: counter.start + 1)
  }
}

struct Counter: Sendable {
  var start: Int
}

struct ForgetfulIntent: AppIntent {
  static let title: LocalizedStringResource = "Forget"
  var lost = 3
  func perform() async throws -> some IntentResult { .result() }
}

struct Fruit: AppEntity {
  let id: String
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "fruit"
  static let defaultQuery = FruitQuery()
  var displayRepresentation: DisplayRepresentation { "\(id)" }
}

struct FruitQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [Fruit] {
    identifiers.filter { ["apple", "pear"].contains($0) }.map(Fruit.init)
  }
  func defaultResult() async -> Fruit? { Fruit(id: "apple") }
}

struct BasketIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Basket"
  @Parameter(title: "Fruit") var fruit: Fruit
  @Parameter(title: "Second") var second: Fruit?
}

struct PeelIntent: AppIntent {
  static let title: LocalizedStringResource = "Peel"
  @Parameter(title: "Fruit") var fruit: Fruit
  @Parameter(title: "When") var date: Date?
  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    .result(value: "peeled \(fruit.id)")
  }
}
