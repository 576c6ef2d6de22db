// A program of small widgets that show what the host does. With an argument it is another process
// of the person's that uses `WidgetCenter`:
//
//     HostFixture reload [TIMES]      asks for new timelines
//     HostFixture placed              prints what is placed, one line a widget
//
// With FIXTURE_CONTROLS in the environment it has the widget of controls instead of the others.

import Glibc
import WidgetHost
import WidgetModel

switch CommandLine.arguments.dropFirst().first {
case "reload":
  let times = CommandLine.arguments.dropFirst(2).first.flatMap { Int($0) } ?? 1
  for _ in 0..<times { WidgetCenter.shared.reloadTimelines(ofKind: "StateWidget") }
case "placed":
  WidgetCenter.shared.getCurrentConfigurations { result in
    switch result {
    case .success(let widgets):
      for widget in widgets {
        let label = widget.widgetConfigurationIntent(of: LabelConfiguration.self)?.label
        print("\(widget.id) \(widget.kind) \(widget.family) \(label ?? "-")")
      }
    case .failure(let error):
      print("failed: \(error)")
    }
  }
default:
  do {
    func run<Bundle: WidgetBundle>(_ bundle: Bundle.Type) throws -> Int32 {
      try HostApplication(
        id: "org.tasklet.Tasklet", name: "Fixture", folder: "tasklet", version: "1",
        bundle: bundle, intents: try IntentRegistry(FixtureIntents.all)
      ).run()
    }
    let hasControls = getenv("FIXTURE_CONTROLS") != nil
    exit(try hasControls ? run(ControlsWidgets.self) : run(FixtureWidgets.self))
  } catch {
    print(words(for: error))
    exit(1)
  }
}
