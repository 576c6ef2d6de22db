// What a widget's author imports: the platform, and the `main` that shows a bundle on the desktop.
@_exported import WidgetModel

internal import Glibc
internal import WidgetHost

extension WidgetBundle {
  /// Shows the bundle's widgets until the person's session ends: what `@main` calls.
  ///
  /// ```swift
  /// @main
  /// struct HabitWidgets: WidgetBundle {
  ///   var body: some Widget { HabitWidget() }
  /// }
  /// ```
  ///
  /// The desktop knows the program by the name of its file: the application's id is
  /// `org.tasklet.widgets.HabitWidgets`, and the placed widgets are kept in
  /// `HabitWidgets/widgets.conf` in the person's configuration folder.
  @MainActor
  public static func main() {
    let program = Program.running
    Localization.start(directory: program.localeFolder)
    do {
      // Intents become known as they are drawn or configured; only those of shortcuts are offered
      // to other programs.
      let shortcuts = shortcuts
      let host = try HostApplication(
        id: program.applicationID, name: program.name, folder: program.name, version: nil,
        bundle: Self.self, intents: IntentRegistry(shortcuts.intents), shortcuts: shortcuts)
      exit(host.run())
    } catch {
      Diagnostics.report(words(for: error))
      exit(1)
    }
  }
}

extension WidgetBundle {
  /// What the launcher's menu is to offer: the bundle's own shortcuts, or those of its only widget.
  @MainActor
  fileprivate static var shortcuts: [AppShortcut] {
    let provider = Self.self as? any AppShortcutsProvider.Type
    return (provider ?? (Self.self as? any OnlyWidgetBundle.Type)?.shortcutsProvider)?.appShortcuts
      ?? []
  }
}

extension [AppShortcut] {
  /// The intents, each once.
  fileprivate var intents: [any AppIntent.Type] {
    var seen: Set<ObjectIdentifier> = []
    return map(\.intentType).filter { seen.insert(ObjectIdentifier($0)).inserted }
  }
}

extension Widget {
  /// Shows the widget until the person's session ends: what `@main` calls on a program's only
  /// widget.
  @MainActor
  public static func main() {
    OnlyWidget<Self>.main()
  }
}

/// A bundle of one widget.
private struct OnlyWidget<Content: Widget>: WidgetBundle {
  var body: some Widget { Content() }
}

private protocol OnlyWidgetBundle {
  static var shortcutsProvider: (any AppShortcutsProvider.Type)? { get }
}

extension OnlyWidget: OnlyWidgetBundle {
  nonisolated static var shortcutsProvider: (any AppShortcutsProvider.Type)? {
    Content.self as? any AppShortcutsProvider.Type
  }
}

/// The running program, as its file is called.
private struct Program {
  let name: String
  let localeFolder: String

  var applicationID: String {
    // An id's parts are made of these alone, and begin with no digit.
    let part = name.unicodeScalars.map { scalar in
      scalar.isASCII
        && (scalar.properties.isAlphabetic || "0123456789-_".unicodeScalars.contains(scalar))
        ? String(scalar) : "_"
    }.joined()
    return "org.tasklet.widgets." + (part.first?.isNumber == true ? "_" : "") + part
  }

  static var running: Program {
    let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let file = URL(fileURLWithPath: path ?? CommandLine.arguments.first ?? "widgets")
    return Program(
      name: file.lastPathComponent,
      localeFolder: file.deletingLastPathComponent().deletingLastPathComponent().path
        + "/share/locale")
  }
}
