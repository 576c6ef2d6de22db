import Testing

@testable import IntentCore

@Suite struct ParameterSummaryTests {
  struct WaterIntent: AppIntent {
    static let title: LocalizedStringResource = "Water"
    @Parameter(title: "Glasses", default: 3, inclusiveRange: (1, 8)) var glasses: Int
    @Parameter(title: "Flavour") var flavour: Flavour?
    @Parameter(title: "Cold", default: true) var isCold: Bool
    @Parameter(title: "Note") var note: String?

    static var parameterSummary: some ParameterSummary {
      When(\.$isCold, .equalTo, true) {
        Summary("Pour \(\.$glasses) glasses of \(\.$flavour)") {
          \.$isCold
          \.$glasses
        }
      } otherwise: {
        Switch(\.$flavour) {
          Case(.sweet) { Summary("Warm and sweet") { \.$isCold } }
          Case([.sour]) { Summary { \.$flavour } }
          DefaultCase { Summary("Warm") }
        }
      }
    }
    func perform() async throws -> some IntentResult { .result() }
  }

  struct CompareIntent: AppIntent {
    static let title: LocalizedStringResource = "Compare"
    @Parameter(title: "Glasses", default: 3) var glasses: Int
    @Parameter(title: "Note") var note: String?

    static var parameterSummary: some ParameterSummary {
      When(\.$note, .hasAnyValue) {
        When(\.$glasses, .greaterThan, 3) {
          Summary("many")
        } otherwise: {
          When(\.$glasses, .oneOf, [1, 2]) {
            Summary("few")
          } otherwise: {
            Summary("three or less than one")
          }
        }
      } otherwise: {
        Summary("no note")
      }
    }
    func perform() async throws -> some IntentResult { .result() }
  }

  struct SizedIntent: AppIntent {
    static let title: LocalizedStringResource = "Sized"
    @Parameter(title: "Glasses", default: 3) var glasses: Int

    static var parameterSummary: some ParameterSummary {
      When(widgetFamily: .equalTo, .systemSmall) {
        Summary("small")
      } otherwise: {
        When(widgetFamily: .oneOf, [.systemMedium, .systemLarge]) {
          Summary("larger")
        } otherwise: {
          Summary("unknown")
        }
      }
    }
    func perform() async throws -> some IntentResult { .result() }
  }

  @Test(arguments: [
    ("systemSmall", "small"), ("systemLarge", "larger"), ("systemExtraLarge", "unknown"),
    (nil, "unknown"), ("nonsense", "unknown"),
  ])
  func sizesDecide(family: String?, sentence: String) {
    #expect(IntentReference(SizedIntent()).summary(for: family).sentence == sentence)
  }

  private func summary(
    _ intent: some AppIntent, _ values: [String: IntentValue] = [:]
  ) -> _IntentSummary {
    values.reduce(IntentReference(intent)) { $0.setting($1.key, to: $1.value) }.summary
  }

  @Test func withoutASummaryAllParametersAreSeen() {
    #expect(
      summary(MixIntent())
        == _IntentSummary(
          sentence: "Mix", parameters: ["name", "glasses", "flavour", "notes"]))
  }

  @Test func aSentenceHasValuesAndTitlesInPlace() {
    #expect(
      summary(WaterIntent())
        == _IntentSummary(
          sentence: "Pour 3 glasses of Flavour", parameters: ["glasses", "flavour", "isCold"]))
    #expect(
      summary(WaterIntent(), ["flavour": .string("sour"), "glasses": .int(5)]).sentence
        == "Pour 5 glasses of Sour")
  }

  @Test(
    arguments: [
      ("sweet", "Warm and sweet", ["isCold"]), ("sour", "", ["flavour"]), (nil, "Warm", []),
    ] as [(String?, String, [String])])
  func casesFollowTheValue(flavour: String?, sentence: String, parameters: [String]) {
    let values: [String: IntentValue] = [
      "isCold": .bool(false), "flavour": flavour.map { .string($0) } ?? .null,
    ]
    #expect(
      summary(WaterIntent(), values)
        == _IntentSummary(sentence: sentence, parameters: parameters))
  }

  @Test(arguments: [
    (IntentValue.null, 9, "no note"), (.string("x"), 4, "many"), (.string("x"), 2, "few"),
    (.string("x"), 3, "three or less than one"),
  ])
  func comparisons(note: IntentValue, glasses: Int, sentence: String) {
    #expect(
      summary(CompareIntent(), ["note": note, "glasses": .int(glasses)]).sentence == sentence)
  }

  @Test(
    arguments: [
      (.equalTo, [false, true, false]), (.notEqualTo, [true, false, true]),
      (.lessThan, [true, false, false]), (.lessThanOrEqualTo, [true, true, false]),
      (.greaterThan, [false, false, true]), (.greaterThanOrEqualTo, [false, true, true]),
    ] as [(ParameterSummaryComparison, [Bool])])
  func operators(comparison: ParameterSummaryComparison, expected: [Bool]) {
    #expect([1, 2, 3].map { comparison.holds(.int($0), .int(2)) } == expected)
    #expect([1, 2, 3].map { comparison.holds(.double($0), .int(2)) } == expected)
    #expect(comparison.holds(nil, .int(2)) == (comparison == .notEqualTo))
  }
}
