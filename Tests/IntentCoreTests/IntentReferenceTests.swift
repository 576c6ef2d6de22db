import FoundationEssentials
import Testing

@testable import IntentCore

@Suite struct IntentReferenceTests {
  private func mix(_ values: [String: IntentValue]) -> IntentReference {
    values.reduce(IntentReference(MixIntent())) { $0.setting($1.key, to: $1.value) }
  }

  @Test func runsWithRecordedValues() async throws {
    let intent = MixIntent()
    intent.name = "Tea"
    intent.glasses = 2
    intent.flavour = .sour
    intent.notes = ["ice", "mint"]
    let outcome = try await IntentReference(intent).perform()
    #expect(outcome.value == .string("2 × Tea sour ice+mint"))
    #expect(outcome.dialog == "Mixed “\("Tea")”")
    #expect(outcome.undo == IntentReference(SpillIntent()))
  }

  @Test func defaultsStandInForWhatIsNotGiven() async throws {
    let outcome = try await mix(["name": .string("Tea")]).perform()
    #expect(outcome.value == .string("1 × Tea plain "))
  }

  @Test func recordingIsNotTouchedByTheOriginal() async throws {
    let intent = MixIntent()
    intent.name = "Tea"
    let reference = IntentReference(intent)
    intent.name = "Mud"
    #expect(try await reference.perform().value == .string("1 × Tea plain "))
  }

  @Test func equalityIsByValues() {
    #expect(mix(["name": .string("a")]) == mix(["name": .string("a")]))
    #expect(mix(["name": .string("a")]) != mix(["name": .string("b")]))
    #expect(IntentReference(SpillIntent()) != IntentReference(ForgetfulIntent()))
  }

  @Test(
    arguments: [
      (
        [:], IntentError.missingParameter(name: "name", expected: "text")
      ),
      (
        ["name": .string("x"), "glasses": .int(9)],
        .invalidValue(parameter: "glasses", expected: "a whole number from 1 to 8", given: "9")
      ),
      (
        ["name": .string("x"), "glasses": .string("many")],
        .invalidValue(parameter: "glasses", expected: "a whole number from 1 to 8", given: "many")
      ),
      (
        ["name": .string("x"), "flavour": .string("salty")],
        .invalidValue(parameter: "flavour", expected: "one of sweet, sour", given: "salty")
      ),
      (
        ["name": .string("x"), "colour": .string("red")],
        .unknownParameter(name: "colour", known: ["name", "glasses", "flavour", "notes"])
      ),
    ] as [([String: IntentValue], IntentError)])
  func refusesBeforeItRuns(values: [String: IntentValue], error: IntentError) async {
    await #expect(throws: error) { try await mix(values).perform() }
  }

  @Test func refusesPlainStoredProperties() async {
    await #expect(
      throws: IntentError.plainProperties(intent: "ForgetfulIntent", names: ["lost"])
    ) {
      try await IntentReference(ForgetfulIntent()).perform()
    }
  }

  @Test func entitiesAreLookedUp() async throws {
    let peel = IntentReference(PeelIntent())
    let outcome = try await peel.setting("fruit", to: .string("pear")).perform()
    #expect(outcome.value == .string("peeled pear"))
    await #expect(throws: IntentError.unknownEntity(type: "fruit", id: "stone")) {
      try await peel.setting("fruit", to: .string("stone")).perform()
    }
  }

  @Test func aWidgetsEntityIsItsQuerysDefaultUntilSomebodyChose() async throws {
    let basket = IntentReference(BasketIntent())
    let chosen = try await basket.makeIntent() as? BasketIntent
    #expect(chosen?.fruit.id == "apple")
    #expect(chosen?.second?.id == "apple")
    let other =
      try await basket.setting("fruit", to: .string("pear"))
      .setting("second", to: .null).makeIntent() as? BasketIntent
    #expect(other?.fruit.id == "pear")
    #expect(other?.second == nil)
    await #expect(throws: IntentError.missingParameter(name: "fruit", expected: "an id")) {
      try await IntentReference(PeelIntent()).perform()
    }
  }

  @Test func dependenciesComeFromTheManager() async throws {
    let reference = IntentReference(CounterIntent())
    let manager = AppDependencyManager()
    try await AppDependencyManager.$override.withValue(manager) {
      await #expect(
        throws: IntentError.missingDependency(intent: "CounterIntent", type: "Counter")
      ) {
        try await reference.perform()
      }
      manager.add(dependency: Counter(start: 41))
      let outcome = try await reference.perform()
      #expect(outcome.value == .int(42))
    }
  }
}

@Suite struct IntentDeclarationTests {
  @Test func descriptionsAreFoundByGenericCode() {
    func description<I: AppIntent>(_: I.Type) -> String? {
      I.description._intentDescription.map { String(localized: $0.descriptionText) }
    }
    #expect(description(MixIntent.self) == "Mixes a drink.")
    #expect(description(SpillIntent.self) == "Spills it.")
    #expect(description(CounterIntent.self) == "Counts.")
    #expect(description(ForgetfulIntent.self) == nil)
  }

  @Test(arguments: [
    ("ToggleTask", "toggle-task"), ("OpenURL", "open-url"), ("URLOpen", "url-open"),
    ("Step2Go", "step2-go"), ("x", "x"),
  ])
  func kebabCase(name: String, expected: String) {
    #expect(name.kebabCased == expected)
  }

  @Test func registryRefusesTwoAlike() throws {
    let registry = try IntentRegistry([MixIntent.self, SpillIntent.self])
    #expect(registry.intent(named: "mix") == MixIntent.self)
    #expect(registry.intent(named: "stir") == nil)
    #expect(
      throws: IntentError.duplicateIntent(
        name: "mix", first: "IntentCoreTests.MixIntent", second: "IntentCoreTests.MixIntent")
    ) {
      try IntentRegistry([MixIntent.self, MixIntent.self])
    }
  }
}

@Suite struct IntentParsingTests {
  @Test(arguments: [
    (IntentValueKind.bool, "yes", IntentValue.bool(true)),
    (.bool, "False", .bool(false)),
    (.int, "-3", .int(-3)),
    (.double, "2.5", .double(2.5)),
    (.string, "", .string("")),
    (Flavour._kind, "SOUR", .string("sour")),
    (.optional(.int), "", .null),
    (.array(.int), "1,2", .array([.int(1), .int(2)])),
    (
      .date, "2026-05-31",
      .date(
        Calendar.current.date(from: DateComponents(year: 2026, month: 5, day: 31)) ?? .distantPast)
    ),
    (.date, "2026-05-31T09:30:00Z", .date(Date(timeIntervalSince1970: 1_780_219_800))),
  ])
  func reads(kind: IntentValueKind, text: String, value: IntentValue) {
    #expect(kind.parse(text) == value)
  }

  @Test(arguments: [
    (IntentValueKind.bool, "maybe"), (.int, "1.5"), (.int, "99999999999999999999"),
    (.double, "nan"), (Flavour._kind, "salty"), (.array(.int), "1,x"), (.date, "tomorrow"),
  ])
  func refuses(kind: IntentValueKind, text: String) {
    #expect(kind.parse(text) == nil)
  }

  @Test func errorsNameParameterExpectationAndValue() {
    let entry = IntentParameterList(MixIntent()).entries[1]
    #expect {
      try entry.parse("12")
    } throws: { error in
      words(for: error)
        == "“12” is no value for “glasses”; it takes a whole number from 1 to 8"
    }
  }
}

@Suite struct LocalizedStringResourceTests {
  @Test func argumentsTakeTheirPlaces() {
    #expect(String(localized: "Completed “\("100% &<b>")”") == "Completed “100% &<b>”")
    #expect(Localization.substitute(["a", "b"], in: "%2$@ and %1$@, 5 %") == "b and a, 5 %")
    #expect(Localization.substitute(["a"], in: "%@ %@") == "a %@")
  }

  @Test(arguments: [(0, "0 tasks"), (1, "1 task"), (2, "2 tasks")])
  func plurals(count: Int, expected: String) {
    let text = LocalizedStringResource(singular: "%@ task", plural: "%@ tasks", count: count)
    #expect(String(localized: text) == expected)
  }
}
