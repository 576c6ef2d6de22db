import Gtk
import WidgetModel

/// A program's shortcuts as the launcher's menu has them: the actions of its desktop entry.
enum DesktopActions {
  /// The key `Actions` and the groups that it names; empty without shortcuts to intents that are
  /// listed for people.
  ///
  /// The launcher asks the running program over D-Bus, or has it started for that.
  ///
  /// - Parameters:
  ///   - shortcuts: the shortcuts.
  ///   - id: the program's application id.
  static func text(for shortcuts: [AppShortcut], application id: String) -> String {
    let shortcuts = shortcuts.filter { $0.intentType.isDiscoverable }
    guard !shortcuts.isEmpty else { return "" }
    var names: [String] = []
    var groups = ""
    for shortcut in shortcuts {
      let action = shortcut.intentType.actionName
      let same = names.filter { $0 == action || $0.hasPrefix(action + "-") }.count
      names.append(same == 0 ? action : "\(action)-\(same + 1)")
      let arguments = GVariant(.dictionary(shortcut.intent.arguments)).text
      groups += """

        [Desktop Action \(names[names.count - 1])]
        Name=\(DesktopEntry.value(String(localized: shortcut.title)))
        Exec=\(DesktopEntry.exec(["gapplication", "action", id, action, arguments]))

        """
    }
    return "Actions=" + names.map { $0 + ";" }.joined() + "\n" + groups
  }

  /// A whole desktop entry, for a program that has none yet.
  ///
  /// - Parameters:
  ///   - name: what the program is called.
  ///   - program: the absolute path of its file.
  static func entry(
    name: String, program: String, shortcuts: [AppShortcut], application id: String
  ) -> String {
    """
    [Desktop Entry]
    Type=Application
    Name=\(DesktopEntry.value(name))
    Exec=\(DesktopEntry.exec([program]))
    TryExec=\(DesktopEntry.value(program))
    Terminal=false
    StartupWMClass=\(id)
    Categories=Utility;

    """ + text(for: shortcuts, application: id)
  }
}
