import Foundation
import TaskKit
import Testing
import WidgetModel

@testable import WidgetHost

private struct GreetIntent: AppIntent {
  static let title: LocalizedStringResource = "Greet"
  @Parameter(title: "Name") var name: String
  init() {}
  init(name: String) { self.name = name }
  func perform() async throws -> some IntentResult { .result() }
}

private struct HiddenIntent: AppIntent {
  static let title: LocalizedStringResource = "Hidden"
  static let isDiscoverable = false
  func perform() async throws -> some IntentResult { .result() }
}

@Suite struct DesktopActionsTests {
  @Test func theDesktopFileHasTheShortcuts() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../data/org.tasklet.Tasklet.desktop.in")
    let text = try String(contentsOf: file, encoding: .utf8)
    let actions = DesktopActions.text(
      for: TaskShortcuts.appShortcuts, application: "org.tasklet.Tasklet")
    #expect(text.hasSuffix("\n" + actions))
  }

  @Test func parametersGoAlongAndNamesStayApart() {
    let shortcuts = ["Ada", "Bob's 10 %"].map {
      AppShortcut(
        intent: GreetIntent(name: $0), phrases: ["Greet"], shortTitle: "Greet",
        systemImageName: "hand.wave")
    }
    #expect(
      DesktopActions.text(for: shortcuts, application: "org.example.Hello") == #"""
        Actions=greet;greet-2;

        [Desktop Action greet]
        Name=Greet
        Exec=gapplication action org.example.Hello greet "{'name': <'Ada'>}"

        [Desktop Action greet-2]
        Name=Greet
        Exec=gapplication action org.example.Hello greet "{'name': <\\"Bob's 10 %%\\">}"

        """#)
  }

  @Test func withoutShortcutsThereIsNoMenu() {
    let hidden = AppShortcut(
      intent: HiddenIntent(), phrases: ["Hide"], shortTitle: "Hide", systemImageName: "eye.slash")
    for shortcuts in [[], [hidden]] {
      #expect(DesktopActions.text(for: shortcuts, application: "org.example.Hello") == "")
    }
    #expect(
      DesktopActions.entry(
        name: "Hello", program: "/opt/my hello", shortcuts: [], application: "org.example.Hello")
          == """
          [Desktop Entry]
          Type=Application
          Name=Hello
          Exec="/opt/my hello"
          TryExec=/opt/my hello
          Terminal=false
          StartupWMClass=org.example.Hello
          Categories=Utility;

          """)
  }
}
