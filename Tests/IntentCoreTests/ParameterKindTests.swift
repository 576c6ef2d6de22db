import FoundationEssentials
import Testing

@testable import IntentCore

@Suite struct ParameterKindTests {
  struct Lists: DynamicOptionsProvider {
    func results() async throws -> [String] { ["Home", "Work"] }
    func defaultResult() async -> String? { "Home" }
  }

  struct Habit: AppEntity {
    let id: UUID
    @Property(title: "Name") var name: String
    static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Habit")
    static let defaultQuery = HabitQuery()
    var displayRepresentation: DisplayRepresentation {
      DisplayRepresentation(title: "\(name)", subtitle: "daily", image: .init(systemName: "star"))
    }
    init(_ name: String, _ number: UInt8) {
      id = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, number))
      self.name = name
    }
  }

  struct HabitQuery: EnumerableEntityQuery {
    func allEntities() async throws -> [Habit] { [Habit("Run", 1), Habit("Read", 2)] }
    func defaultResult() async -> Habit? { try? await allEntities().last }
  }

  struct WordQuery: EntityStringQuery {
    func entities(for identifiers: [UUID]) async throws -> [Habit] { [] }
    func entities(matching string: String) async throws -> [Habit] { [Habit(string, 3)] }
  }

  struct Settings: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Settings"
    @Parameter(title: "List", optionsProvider: Lists()) var list: String
    @Parameter(title: "Lists", optionsProvider: Lists()) var lists: [String]?
    @Parameter(title: "Habit") var habit: Habit
    @Parameter(title: "Other", query: WordQuery()) var other: Habit?
    @Parameter(title: "Flavour", default: .sweet) var flavour: Flavour
    @Parameter(title: "Show", default: true, displayName: .init(true: "Shown", false: "Hidden"))
    var shows: Bool
    @Parameter(title: "Day", kind: .date) var day: Date?
    @Parameter(
      title: "Text", default: "x",
      inputOptions: String.IntentInputOptions(capitalizationType: .words, multiline: true))
    var text: String
    @Parameter(title: "Share", default: 0.5, controlStyle: .slider, inclusiveRange: (0, 1))
    var share: Double
    @Parameter(title: "Nothing", default: nil) var nothing: Int?
    @Parameter(title: "Any") var any: String?
  }

  private func entry(_ name: String) -> IntentParameterList.Entry {
    let entries = IntentParameterList(Settings()).entries
    return entries.first { $0.name == name } ?? entries[0]
  }

  private func offered(_ name: String) async throws -> [String]? {
    try await entry(name).options()?.map { String(localized: $0.display.title) }
  }

  @Test func optionsComeFromProviderQueryCasesAndNames() async throws {
    #expect(try await offered("list") == ["Home", "Work"])
    #expect(try await offered("lists") == ["Home", "Work"])
    #expect(try await offered("habit") == ["Run", "Read"])
    #expect(try await offered("other") == [])
    #expect(try await offered("flavour") == ["Sweet", "Sour"])
    #expect(try await offered("shows") == ["Shown", "Hidden"])
    #expect(try await offered("any") == nil)
    #expect(
      try await entry("flavour").options()?.map(\.value) == [.string("sweet"), .string("sour")])
    #expect(
      try await entry("habit").options()?.first
        == _IntentOption(
          value: .string("00000000-0000-0000-0000-000000000001"),
          display: DisplayRepresentation(
            title: "\("Run")", subtitle: "daily", image: .init(systemName: "star"))))
  }

  @Test func defaultsComeFromProviderAndQuery() async throws {
    let settings = try await IntentReference(Settings()).makeIntent() as? Settings
    #expect(settings?.list == "Home")
    #expect(settings?.habit.name == "Read")
    #expect(settings?.nothing == nil)
    #expect(settings?.shows == true)
  }

  @Test func kindsAreKept() {
    #expect(entry("day").parameter.constraint.dateKind == .date)
    #expect(entry("text").parameter.constraint.isMultiline)
    #expect(entry("share").parameter.constraint.controlStyle == .slider)
    #expect(entry("share").parameter.constraint.doubleRange == 0...1)
    #expect(!entry("any").parameter.constraint.isMultiline)
  }

  @Test func queriesSearch() async throws {
    let found = try await HabitQuery().options(matching: "rea")
    #expect(found.map { String(localized: $0.display.title) } == ["Read"])
    #expect(try await HabitQuery().options(matching: "").count == 2)
    let typed = try await WordQuery().options(matching: "abc")
    #expect(typed.map { String(localized: $0.display.title) } == ["abc"])
  }

  @Test func idsAreTextAndBack() {
    #expect(String.entityIdentifier(for: "a") == "a")
    #expect(Int.entityIdentifier(for: "12") == 12)
    #expect(Int.entityIdentifier(for: "x") == nil)
    let id = UUID()
    #expect(UUID.entityIdentifier(for: id.entityIdentifierString) == id)
  }
}

@Suite struct GroupFolderTests {
  @Test(arguments: ["", ".", "../x", "a/b", "a\0b"])
  func namesThatAreNoFilesAreRefused(name: String) {
    #expect(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: name) == nil)
  }
}

@Suite struct AppShortcutTests {
  struct Shortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
      AppShortcut(
        intent: SpillIntent(), phrases: ["Spill in \(.applicationName)", "Spill"],
        shortTitle: "Spill", systemImageName: "drop")
      AppShortcut(intent: MixIntent(), phrases: ["Mix \(\.$name)"])
    }
  }

  @Test func shortcutsCarryIntentTitleAndSymbol() {
    let shortcuts = Shortcuts.appShortcuts
    #expect(shortcuts.map(\.intent.identifier) == ["SpillIntent", "MixIntent"])
    #expect(shortcuts.map { String(localized: $0.title) } == ["Spill", "Mix"])
    #expect(shortcuts.map(\.systemImageName) == ["drop", nil])
    #expect(shortcuts.map(\.phrases) == [["Spill in Tasklet", "Spill"], ["Mix Name"]])
  }

  @Test(arguments: [
    [], [""], ["a"], ["a", "b"], ["Hardware, tools", "b"], ["\\", ",", "\\,"], ["", ""],
    ["a\\"], ["", "a"], ["a", ""],
  ])
  func listsComeBackAsTheyWere(_ texts: [String]) throws {
    let value = IntentValue.array(texts.map { .string($0) })
    #expect(IntentValueKind.array(.string).parse(value.text) == value)
  }

  @Test func listsAreWrittenWithCommas() {
    #expect(IntentValue.array([.int(1), .int(2)]).text == "1,2")
    #expect(IntentValue.array([.string("a,b"), .string("c")]).text == "a\\,b,c")
    #expect(IntentValueKind.array(.int).parse("1,2") == .array([.int(1), .int(2)]))
    #expect(IntentValueKind.array(.int).parse("1,x") == nil)
  }
}
