import Foundation
import Testing
import WidgetModel

@testable import WidgetHost

@MainActor
struct SettingsTests {
  private let first = """
    [widget-1]
    kind=List
    family=systemMedium
    layer=on-top
    filter=all
    showCompleted=true
    count=3

    """

  // MARK: The first start

  @Test func withoutAFileTheFirstWidgetIsShownAndNothingWritten() throws {
    let desk = try SettingsDesk()
    #expect(desk.settings.widgets.map(\.id) == ["widget-1"])
    #expect(desk.settings.widgets.first?.kind == "List")
    #expect(desk.settings.widgets.first?.family == .systemMedium)
    #expect(desk.settings.widgets.first?.layer == .onTop)
    #expect(desk.settings.problem == nil)
    #expect(desk.text == nil)
  }

  @Test func theFirstSaveWritesTheWidgetWhole() throws {
    let desk = try SettingsDesk()
    desk.settings.update("widget-1")
    #expect(desk.text == first)
    #expect(try desk.mode(desk.path) == 0o600)
    let folder = URL(fileURLWithPath: desk.path).deletingLastPathComponent()
    #expect(try desk.mode(folder.path) == 0o700)
    #expect(try desk.mode(folder.deletingLastPathComponent().path) == 0o700)
    #expect(desk.changes.isEmpty)
    #expect(desk.settings.widgets.map(\.id) == ["widget-1"])
  }

  @Test func aFileWithoutWidgetsShowsTheFirst() throws {
    let desk = try SettingsDesk("# mine\n")
    #expect(desk.settings.widgets.map(\.id) == ["widget-1"])
    desk.settings.update("widget-1") { $0.position = WindowPosition(x: 4, y: -5) }
    #expect(
      desk.text
        == "# mine\n\n"
        + first.replacingOccurrences(
          of: "filter", with: "position=4,-5\nfilter"))
  }

  @Test func standardPathFollowsTheSpecification() {
    func path(_ environment: [String: String]) -> String {
      WidgetSettings.standardPath(folder: "tasklet") { environment[$0] }
    }
    #expect(path(["XDG_CONFIG_HOME": "/c", "HOME": "/h"]) == "/c/tasklet/widgets.conf")
    #expect(path(["XDG_CONFIG_HOME": "c", "HOME": "/h"]) == "/h/.config/tasklet/widgets.conf")
    #expect(path(["HOME": "/h"]) == "/h/.config/tasklet/widgets.conf")
  }

  // MARK: Reading

  @Test func readsEverythingOfAWidget() throws {
    let desk = try SettingsDesk(
      """
      [shopping]
      kind=Other
      family=systemLarge
      position = -10, 20
      size=320,400
      layer=desktop
      count=5
      parameter.kind=own
      [widget-2]
      size=200
      """)
    let widgets = desk.settings.widgets
    #expect(widgets.map(\.id) == ["shopping", "widget-2"])
    #expect(widgets.map(\.kind) == ["Other", "List"])
    #expect(widgets[0].family == .systemLarge)
    #expect(widgets[0].position == WindowPosition(x: -10, y: 20))
    #expect(widgets[0].width == 320)
    #expect(widgets[0].height == 400)
    #expect(widgets[0].layer == .desktop)
    #expect(widgets[0].parameters == ["count": "5", "kind": "own"])
    #expect(widgets[1].width == 200)
    #expect(widgets[1].height == nil)
    #expect(widgets.flatMap(\.problems) == [])
    #expect(desk.settings.problem == nil)
  }

  @Test func badLinesOfAWidgetAreReportedAndTheirDefaultsUsed() throws {
    let written = """
      [widget-1]
      kind=List
      family=accessoryInline
      position=here
      size=0
      layer=top

      """
    let desk = try SettingsDesk(written)
    let widget = try #require(desk.settings.widgets.first)
    #expect(widget.family == .systemMedium)
    #expect(widget.position == nil)
    #expect(widget.width == nil)
    #expect(widget.layer == .onTop)
    func problem(_ line: Int, _ key: String, _ value: String, _ forms: String) -> SettingsProblem {
      .badValue(
        SettingsProblem.Place(file: "widgets.conf", line: line, group: "widget-1"), key: key,
        value: value, expected: "one of \(forms)")
    }
    #expect(
      widget.problems == [
        problem(3, "family", "accessoryInline", "systemMedium, systemLarge"),
        problem(4, "position", "here", "x,y"),
        problem(5, "size", "0", "width, width,height"),
        problem(6, "layer", "top", "on-top, normal, desktop"),
      ])
    desk.settings.update("widget-1") { $0.parameters["count"] = "4" }
    #expect(desk.text == written + "count=4\n")
  }

  @Test func otherGroupsAreReportedAndKept() throws {
    let written = "[notes]\nx=1\n[widget-1]\nkind=Gone\n[widget-2]\nkind=List\n"
    let desk = try SettingsDesk(written)
    #expect(desk.settings.widgets.map(\.id) == ["widget-2"])
    #expect(
      desk.settings.problem
        == .unknownGroup(SettingsProblem.Place(file: "widgets.conf", line: 1, group: "notes")))
    try desk.edit(String(written.dropFirst("[notes]\nx=1\n".count)))
    #expect(
      desk.settings.problem
        == .unknownKind(
          SettingsProblem.Place(file: "widgets.conf", line: 1, group: "widget-1"), kind: "Gone",
          known: ["List", "Other"]))
    desk.settings.update("widget-2") { $0.layer = .normal }
    #expect(desk.text == "[widget-1]\nkind=Gone\n[widget-2]\nkind=List\nlayer=normal\n")
  }

  // MARK: The configuration

  @Test func configurationIsTheDefaultsWithWhatTheFileSays() throws {
    let desk = try SettingsDesk(
      "[widget-1]\ncount= 7 \nshowCompleted=false\nfilter=HIGH\nparameter.kind=\n")
    let widget = try #require(desk.settings.widgets.first)
    let (configuration, problems) = widget.configuration(for: Definitions.list)
    #expect(
      configuration?.values == [
        "count": .int(7), "showCompleted": .bool(false), "filter": .string("high"),
        "kind": .null,
      ])
    #expect(problems == [])
  }

  @Test func badAndUnknownParametersAreReportedKeptAndNotOverwritten() throws {
    let written = "[widget-1]\ncount=500\nownKey=kept\nshowCompleted=false\n"
    let desk = try SettingsDesk(written)
    let widget = try #require(desk.settings.widgets.first)
    let (configuration, problems) = widget.configuration(for: Definitions.list)
    #expect(
      configuration?.values
        == ["count": .int(3), "showCompleted": .bool(false), "filter": .string("all")])
    func place(_ line: Int) -> SettingsProblem.Place {
      SettingsProblem.Place(file: "widgets.conf", line: line, group: "widget-1")
    }
    #expect(
      problems == [
        .badValue(
          place(2), key: "count", value: "500", expected: "a whole number from 1 to 50"),
        .unknownKey(place(3), key: "ownKey"),
      ])
    let changed = try #require(configuration).setting("filter", to: .string("high"))
    desk.settings.update("widget-1") { $0.setConfiguration(changed, for: Definitions.list) }
    #expect(desk.text == written + "filter=high\n")
  }

  @Test func configurationGoesBackAsText() throws {
    let desk = try SettingsDesk(first)
    let widget = try #require(desk.settings.widgets.first)
    let configuration = try #require(widget.configuration(for: Definitions.list).configuration)
    let changed = configuration.setting("count", to: .int(9)).setting("kind", to: .string("x"))
    desk.settings.update("widget-1") { $0.setConfiguration(changed, for: Definitions.list) }
    #expect(
      desk.text == first.replacingOccurrences(of: "count=3", with: "count=9") + "parameter.kind=x\n"
    )
    let read = try #require(desk.settings.widgets.first)
    #expect(read.configuration(for: Definitions.list).configuration == changed)
  }

  // MARK: Several widgets

  @Test func addingKeepsWhatWasShown() throws {
    let desk = try SettingsDesk()
    let added = desk.settings.add(Definitions.other, family: .systemSmall)
    #expect(added.id == "widget-2")
    #expect(added.family == .systemSmall)
    #expect(desk.settings.widgets.map(\.id) == ["widget-1", "widget-2"])
    #expect(desk.text?.hasPrefix(first + "\n[widget-2]\nkind=Other\n") == true)
  }

  @Test func removingTakesTheGroup() throws {
    let desk = try SettingsDesk("# mine\n\n" + first + "\n[widget-2]\nkind=Other\n")
    desk.settings.remove("widget-1")
    #expect(desk.text == "# mine\n\n[widget-2]\nkind=Other\n")
    desk.settings.remove("widget-2")
    #expect(desk.settings.widgets == [])
    #expect(desk.text == "# mine\n\n")
    #expect(desk.changes.isEmpty)
    #expect(desk.settings.load().map(\.id) == ["widget-1"])
  }

  @Test func aFreedNumberIsTakenAgain() throws {
    let desk = try SettingsDesk("[widget-2]\nkind=Other\n")
    #expect(desk.settings.add(Definitions.list).id == "widget-1")
    #expect(desk.settings.add(Definitions.list).id == "widget-3")
  }
}
