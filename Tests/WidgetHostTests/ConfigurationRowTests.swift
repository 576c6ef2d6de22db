import Foundation
import Testing
import WidgetModel

@testable import WidgetHost

private struct Habit: AppEntity {
  let id: Int
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Habit"
  static let defaultQuery = HabitQuery()
  var displayRepresentation: DisplayRepresentation { "Habit \(id)" }
}

private struct HabitQuery: EntityQuery {
  func entities(for identifiers: [Int]) -> [Habit] {
    identifiers.filter { $0 < 100 }.map { Habit(id: $0) }
  }
  func suggestedEntities() -> [Habit] { [Habit(id: 1), Habit(id: 2)] }
}

private struct ChosenHabit: AppEntity {
  let id: Int
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Habit"
  static let defaultQuery = ChosenHabitQuery()
  var displayRepresentation: DisplayRepresentation {
    switch id {
    case 2: DisplayRepresentation(title: "Habit 2", subtitle: "Daily")
    case 22: DisplayRepresentation(title: "Habit 2", subtitle: "Weekly")
    default: "Habit \(id)"
    }
  }
}

/// Finds a habit where nobody has chosen one.
private struct ChosenHabitQuery: EntityQuery {
  func entities(for identifiers: [Int]) -> [ChosenHabit] { identifiers.map { ChosenHabit(id: $0) } }
  func suggestedEntities() -> [ChosenHabit] { [ChosenHabit(id: 1), ChosenHabit(id: 2)] }
  func defaultResult() async -> ChosenHabit? { ChosenHabit(id: 2) }
}

private struct ListNames: DynamicOptionsProvider {
  func results() async throws -> [String] { ["Home", "Work"] }
  func defaultResult() async -> String? { "Work" }
}

private struct Years: DynamicOptionsProvider {
  func results() async throws -> [Int] { [2025, 2026] }
}

/// Parameters whose values are found.
private struct Found: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Found"

  @Parameter(title: "Chosen") var chosen: ChosenHabit?
  @Parameter(title: "Needed") var needed: ChosenHabit
  @Parameter(title: "List", optionsProvider: ListNames()) var list: String
  @Parameter(title: "Year", default: 2025, optionsProvider: Years()) var year: Int
  @Parameter(title: "Perhaps", optionsProvider: Years()) var perhaps: Int?
  @Parameter(title: "Lists", default: [], optionsProvider: ListNames()) var lists: [String]
}

/// A parameter of every kind.
private struct Everything: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Everything"

  @Parameter(title: "Switch", default: true) var toggle: Bool
  @Parameter(title: "Perhaps") var perhaps: Bool?
  @Parameter(title: "Steps", description: "A day", default: 3, inclusiveRange: (1, 50))
  var steps: Int
  @Parameter(title: "Any", default: 0) var any: Int
  @Parameter(title: "Slide", default: 5, controlStyle: .slider, inclusiveRange: (0, 10))
  var slide: Int
  @Parameter(title: "Endless", default: 5, controlStyle: .slider, inclusiveRange: nil)
  var endless: Int
  @Parameter(title: "Share", default: 0.5, controlStyle: .stepper, inclusiveRange: (0, 1))
  var share: Double
  @Parameter(title: "Weight", default: 70, inclusiveRange: (1, 500)) var weight: Double
  @Parameter(title: "Limit", inclusiveRange: (1, 9)) var limit: Int?
  @Parameter(title: "Filter", default: .high) var filter: Filter
  @Parameter(title: "Maybe") var maybe: Filter?
  @Parameter(title: "Name", default: "x") var name: String
  @Parameter(title: "Note") var note: String?
  @Parameter(title: "Since") var since: Date?
  @Parameter(title: "Numbers", default: [1, 2]) var numbers: [Int]
  @Parameter(title: "Habit") var habit: Habit?
  @Parameter(title: "Named", displayName: .init(true: "Shown", false: "Hidden")) var named: Bool?
  @Parameter(title: "Day", kind: .date) var day: Date?
}

struct ConfigurationRowTests {
  private let configuration = IntentReference(Everything())

  private func row(_ name: String, of reference: IntentReference? = nil) throws -> ConfigurationRow
  {
    try #require(
      ConfigurationRow.rows(for: reference ?? configuration).first { $0.name == name })
  }

  @Test func rowsStandInTheOrderOfTheirDeclaration() {
    let rows = ConfigurationRow.rows(for: IntentReference(ListConfiguration()))
    #expect(rows.map(\.name) == ["filter", "showCompleted", "count", "kind"])
    #expect(rows.map(\.title) == ["Filter", "Show completed", "Count", "Kind"])
    #expect(rows.map(\.subtitle) == [nil, nil, "How many", nil])
    #expect(rows.map(\.value) == [.string("all"), .bool(true), .int(3), nil])
  }

  @Test func eachKindHasItsControl() throws {
    let filters = [
      ConfigurationChoice(value: .string("all"), title: "All"),
      ConfigurationChoice(value: .string("high"), title: "High"),
    ]
    let onOff = [
      ConfigurationChoice(value: .bool(true), title: "On"),
      ConfigurationChoice(value: .bool(false), title: "Off"),
    ]
    let expected: [(String, ConfigurationRow.Control)] = [
      ("toggle", .toggle),
      ("perhaps", .choices([.none] + onOff)),
      ("steps", .stepper(NumberScale(whole: 1...50))),
      ("any", .stepper(NumberScale(whole: nil))),
      ("slide", .slider(NumberScale(whole: 0...10))),
      ("endless", .stepper(NumberScale(whole: nil))),
      ("share", .stepper(NumberScale(0...1))),
      ("weight", .field(placeholder: "")),
      ("limit", .field(placeholder: "None")),
      ("filter", .choices(filters)),
      ("maybe", .choices([.none] + filters)),
      ("name", .field(placeholder: "")),
      ("note", .field(placeholder: "None")),
      ("since", .field(placeholder: "None")),
      ("numbers", .field(placeholder: "")),
      ("habit", .options(try source("habit", of: configuration))),
      (
        "named",
        .choices([
          .none, ConfigurationChoice(value: .bool(true), title: "Shown"),
          ConfigurationChoice(value: .bool(false), title: "Hidden"),
        ])
      ),
      ("day", .field(placeholder: "None")),
    ]
    let rows = ConfigurationRow.rows(for: configuration)
    #expect(rows.map(\.name) == expected.map(\.0))
    for (row, expected) in zip(rows, expected) {
      #expect(row.control == expected.1, "\(row.name)")
    }
  }

  @Test func scalesAreAsFineAsTheyAreNarrow() {
    let whole = NumberScale(whole: 1...50)
    #expect(whole.range == 1...50)
    #expect(whole.step == 1)
    #expect(whole.digits == 0)
    #expect(whole.value(7.4) == .int(7))
    #expect(whole.value(99) == .int(50))
    #expect(NumberScale(whole: Int.max...Int.max).range.lowerBound == 9_007_199_254_740_992)
    #expect(NumberScale(0...1).step == 0.01)
    #expect(NumberScale(0...10).step == 0.1)
    #expect(NumberScale(0...100).step == 1)
    #expect(NumberScale(0...1).value(0.1 + 0.2) == .double(0.3))
    #expect(NumberScale(2...3).number(nil) == 2)
    #expect(NumberScale(whole: 1...9).number(.int(4)) == 4)
  }

  @Test(arguments: [
    ("name", " a ", IntentValue.string(" a ")), ("note", "", .null), ("note", "n", .string("n")),
    ("weight", " 71.5 ", .double(71.5)), ("limit", "", .null), ("limit", "9", .int(9)),
    ("numbers", "3,4", .array([.int(3), .int(4)])), ("numbers", "", .array([])),
    (
      "since", "1970-01-02",
      .date(
        Calendar.current.date(from: DateComponents(year: 1970, month: 1, day: 2)) ?? .distantPast)
    ), ("since", "", .null),
  ])
  func readsWhatIsTyped(_ name: String, _ text: String, _ value: IntentValue) throws {
    #expect(try row(name).read(text) == value)
  }

  @Test(arguments: [
    ("weight", "", "a number from 1.0 to 500.0"), ("weight", "501", "a number from 1.0 to 500.0"),
    ("limit", "x", "a whole number from 1 to 9"),
    ("numbers", "1,x", "a list, separated by commas, each a whole number"),
    ("since", "soon", "a date such as 2026-05-31 or 2026-05-31T09:30:00Z"),
  ])
  func refusesWhatIsNoValue(_ name: String, _ text: String, _ expected: String) throws {
    let row = try row(name)
    #expect(throws: IntentError.invalidValue(parameter: name, expected: expected, given: text)) {
      try row.read(text)
    }
  }

  @Test func aChangeGivesTheWholeConfiguration() async throws {
    let changed = try row("filter").applying(.string("all"), to: configuration)
    #expect(changed.values["filter"] == .string("all"))
    #expect(changed.values["steps"] == .int(3))
    #expect(try row("filter", of: changed).value == .string("all"))
    let refused = try row("steps").applying(.int(51), to: configuration)
    #expect(refused == configuration)
    let intent = try #require(try await changed.makeIntent() as? Everything)
    #expect(intent.filter == .all)
  }

  @Test func anOptionalGoesBackToNothing() async throws {
    let set = try row("limit").applying(.int(4), to: configuration)
    #expect(try row("limit", of: set).value == .int(4))
    let unset = try row("limit").applying(.null, to: set)
    #expect(try row("limit", of: unset).value == nil)
    #expect(try await (unset.makeIntent() as? Everything)?.limit == nil)
  }

  @Test func aRowIsEqualToItselfUntilItsValueChanges() throws {
    #expect(try row("steps") == row("steps"))
    #expect(try row("steps") != row("steps", of: configuration.setting("steps", to: .int(4))))
  }

  private func source(_ name: String, of configuration: IntentReference) throws -> OptionSource {
    OptionSource(
      try #require(IntentParameterList(configuration.type.init()).entries.first { $0.name == name })
    )
  }

  private func offered(
    _ name: String, of configuration: IntentReference, _ value: IntentValue? = nil
  ) async throws -> [String] {
    let offer = try await source(name, of: configuration).offer(for: value)
    return offer.choices.map {
      "\($0.value == offer.selected ? "*" : "")\($0.value.text) \($0.title)"
    }
  }

  @Test func entitiesAreThoseSuggestedAndThePresentOne() async throws {
    #expect(
      try await offered("habit", of: configuration) == ["* None", "1 Habit 1", "2 Habit 2"])
    #expect(
      try await offered("habit", of: configuration, .string("2"))
        == [" None", "1 Habit 1", "*2 Habit 2"])
    #expect(
      try await offered("habit", of: configuration, .string("7"))
        == [" None", "*7 Habit 7", "1 Habit 1", "2 Habit 2"])
    #expect(
      try await offered("habit", of: configuration, .string("100"))
        == [" None", "*100 100", "1 Habit 1", "2 Habit 2"])
  }

  @Test func whatStandsForNoValueIsSaid() async throws {
    let found = IntentReference(Found())
    #expect(try await offered("chosen", of: found) == ["* Automatic", "1 Habit 1", "2 Habit 2"])
    #expect(
      try await offered("chosen", of: found, .string("1"))
        == [" Automatic", "*1 Habit 1", "2 Habit 2"])
    #expect(try await offered("needed", of: found) == ["1 Habit 1", "*2 Habit 2"])
    #expect(
      try await offered("chosen", of: found, .string("22"))
        == [" Automatic", "*22 Habit 2 – Weekly", "1 Habit 1", "2 Habit 2 – Daily"])
  }

  @Test func providersOfferTheirValues() async throws {
    let found = IntentReference(Found())
    #expect(try await offered("list", of: found) == ["Home Home", "*Work Work"])
    #expect(
      try await offered("list", of: found, .string("Garden"))
        == ["*Garden Garden", "Home Home", "Work Work"])
    #expect(try await offered("year", of: found, .int(2026)) == ["2025 2025", "*2026 2026"])
    #expect(try await offered("perhaps", of: found) == ["* None", "2025 2025", "2026 2026"])
    #expect(try row("lists", of: found).control == .field(placeholder: ""))
    #expect(try row("list", of: found).control == .options(source("list", of: found)))
  }

  @Test func daysAreWrittenAsDays() throws {
    let day = try row("day").read("2026-05-31")
    let dated = try row("day").applying(day, to: configuration)
    #expect(try row("day", of: dated).text == "2026-05-31")
    guard case .date(let date) = day else { return #expect(Bool(false), "it is no date") }
    let parts = Calendar.current.dateComponents([.day, .hour], from: date)
    #expect(parts.day == 31 && parts.hour == 0)
    let since = configuration.setting("since", to: .date(Date(timeIntervalSince1970: 0)))
    #expect(try row("since", of: since).text == "1970-01-01T00:00:00Z")
    #expect(try row("note").text == "")
  }

  struct Choosy: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Choosy"
    @Parameter(title: "Count", default: 3) var count: Int
    @Parameter(title: "All", default: false) var all: Bool
    static var parameterSummary: some ParameterSummary {
      When(\.$all, .equalTo, true) {
        Summary("All") { \.$all }
      } otherwise: {
        When(widgetFamily: .equalTo, .systemSmall) {
          Summary("\(\.$all)")
        } otherwise: {
          Summary("\(\.$all) \(\.$count)")
        }
      }
    }
  }

  @Test func summariesDecideOnRows() {
    func shown(_ configuration: IntentReference, _ family: WidgetFamily?) -> [String] {
      ConfigurationRow.rows(for: configuration, family: family).filter(\.isShown).map(\.name)
    }
    let configuration = IntentReference(Choosy())
    #expect(shown(configuration, .systemLarge) == ["all", "count"])
    #expect(shown(configuration, .systemSmall) == ["all"])
    #expect(shown(configuration.setting("all", to: .bool(true)), .systemLarge) == ["all"])
    #expect(ConfigurationRow.rows(for: configuration, family: .systemSmall).count == 2)
  }
}
