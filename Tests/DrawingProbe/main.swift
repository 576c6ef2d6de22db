// Draws every view with the host's renderer, and tells tests what GTK made of it:
//
//   DrawingProbe structure            every sample as a tree of GTK widgets, in JSON
//   DrawingProbe untouched            what equal pictures change in GTK: nothing
//   DrawingProbe gallery FOLDER SCALE pictures of every sample, light or dark (DARK=1)
//   DrawingProbe heights              what needs more height in any width than in a usual one
//   DrawingProbe frames FOLDER        pictures of changes under way
//   DrawingProbe flips                how many fades lie in each other after many quick flips
//   DrawingProbe looks                how many looks are kept of many
//   DrawingProbe opening              what looks otherwise before the theme is read
//   DrawingProbe reversed             where things stand for who reads from right to left
//   DrawingProbe asleep               how often what follows the clock wakes up, seen and not
//   DrawingProbe previews             what a picture of the gallery shows, locked and not
//   DrawingProbe source              a window from which standard input can be dragged, as text
//   DrawingProbe live [SAMPLE]        a window with controls, or with one sample, to be clicked

#if DEBUG
  import Foundation
  import Gtk
  import WidgetModel

  @testable import WidgetHost

  func flush() { fflush(nil) }

  @MainActor
  func run(_ arguments: [String]) -> Int32 {
    GraphicsEnvironment.prepare(defersTheme: arguments.first == "opening")
    let isDark = ProcessInfo.processInfo.environment["DARK"] == "1"
    if arguments.first == "live" {
      let name = arguments.dropFirst().first
      return LiveProbe(Sample.all.first { $0.name == name }).run()
    }
    if arguments.first == "flips" { return Flips().run() }
    if arguments.first == "source" { return DragSource().run() }
    if arguments.first == "opening" { return Opening().run() }
    guard let services = Stand.services(isDark: isDark) else { return 1 }
    switch arguments.first {
    case "structure": return structure(services)
    case "untouched": return untouched(services)
    case "heights": return heights(services)
    case "gallery": return gallery(services, arguments[1], Int(arguments[2]) ?? 1, isDark)
    case "asleep": return asleep(services)
    case "previews": return previews(services)
    case "looks": return Looks(services).run()
    case "reversed": return reversed(services)
    case "frames": return Frames(services, folder: arguments[1]).run()
    default: return 2
    }
  }

  @MainActor
  func structure(_ services: HostServices) -> Int32 {
    var result: [String: Structure] = [:]
    for sample in Sample.all {
      let picture = PictureStand(services)
      picture.show(sample.view())
      picture.layOut()
      if let root = picture.stand.renderer.root { result[sample.name] = Structure(root.widget) }
    }
    guard let data = try? JSONEncoder().encode(result) else { return 1 }
    print(String(decoding: data, as: UTF8.self))
    return 0
  }

  /// Names each sample that asks for more height when no width is given than in a window's: GTK makes
  /// windows as tall as the former.
  @MainActor
  func heights(_ services: HostServices) -> Int32 {
    for sample in Sample.all {
      let picture = PictureStand(services)
      picture.show(sample.view())
      let pane = picture.stand.renderer.backdrop.pane
      let least = pane.measure(.vertical).minimum
      let inWindow = pane.measure(.vertical, for: PictureStand.width).minimum
      if least > inWindow { print("\(sample.name): \(least), in a window \(inWindow)") }
    }
    return 0
  }

  /// Shows each sample twice, evaluated anew, and counts what GTK says has changed.
  @MainActor
  func untouched(_ services: HostServices) -> Int32 {
    for sample in Sample.all {
      let picture = PictureStand(services)
      picture.show(sample.view())
      picture.layOut()
      guard let root = picture.stand.renderer.root else { continue }
      var changes: [String] = []
      let widgets = Structure.widgets(in: root.widget)
      for widget in widgets {
        widget.connect("notify", pointer: { _ in changes.append("notify") })
        widget.connect("state-flags-changed", int: { _ in changes.append("state") })
      }
      picture.stand.show(sample.view())
      if Structure.widgets(in: root.widget).map(\.raw) != widgets.map(\.raw) {
        changes.append("other widgets")
      }
      print("\(sample.name): \(changes.count)")
      flush()
    }
    return 0
  }

  @MainActor
  func gallery(_ services: HostServices, _ folder: String, _ scale: Int, _ isDark: Bool) -> Int32 {
    for sample in Sample.all {
      let picture = PictureStand(services, isDark: isDark)
      picture.show(sample.view())
      picture.save("\(folder)/\(sample.name).png", scale: scale)
    }
    return 0
  }

  exit(run(Array(CommandLine.arguments.dropFirst())))
#endif
