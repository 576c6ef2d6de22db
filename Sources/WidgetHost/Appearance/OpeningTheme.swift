import Gtk

/// Stands in for GTK's own theme until the first picture is on the screen.
///
/// To read the theme takes GTK a third of the whole start, and a picture of texts and toggles needs
/// a few of its rules. `opening.css` has these, with the same values, so that nobody sees the theme
/// come. Where the person has chosen another theme, and for pictures that need more than that, the
/// theme is read beforehand. Icons of GTK's own are left out of it: with the first of them GTK begins
/// to read all there are.
@MainActor
final class OpeningTheme {
  /// GTK's own, by its present and its old name.
  private static let names: Set = ["Default", "Adwaita"]
  private static let nodes: Set = [
    "box", "button", "check", "checkbutton", "contents", "image", "label", "menubutton", "overlay",
    "pane", "scrolledwindow", "slider", "switch", "viewport", "widget", "window", "windowhandle",
  ]

  private let settings: Gtk.Settings
  private let display: Gtk.Display
  private let sheet = CssProvider()
  private var isOver = false
  private var ending: (@MainActor () -> Void)?

  /// Call it where GTK has not read the theme, as `GraphicsEnvironment.defersTheme` says, after
  /// `GraphicsEnvironment.restore`.
  init(_ settings: Gtk.Settings, _ display: Gtk.Display) {
    self.settings = settings
    self.display = display
    // GTK reads the theme when either is said to have changed.
    settings.onNotify("gtk-theme-name") { [weak self] in self?.themeWasRead() }
    settings.onNotify("gtk-application-prefer-dark-theme") { [weak self] in self?.themeWasRead() }
    guard Self.names.contains(settings.themeName) else {
      end()
      return
    }
    let colors = settings.prefersDark ? "opening-dark" : "opening-light"
    sheet.load(resource: "\(HostServices.root)/\(colors).css")
    sheet.add(to: display, priority: .belowTheme)
  }

  /// Calls back once, when the theme has been read; at once if it has.
  func onEnd(_ action: @escaping @MainActor () -> Void) {
    if isOver { action() } else { ending = action }
  }

  /// Call it before a window is measured and appears: one of which not all is known gets the theme
  /// first.
  func prepare(_ window: Gtk.Window) {
    guard !isOver else { return }
    guard Self.unknown(in: window) == nil else { return end() }
    window.onEachFrame { [weak self] _ in
      // After this frame.
      MainLoop.idle { self?.end() }
      return false
    }
  }

  /// What in a widget, or that it is itself, of which the style sheets do not say all before the theme
  /// is read; nil when there is nothing.
  static func unknown(in widget: Gtk.Widget) -> String? { unknown(in: widget.styledNode) }

  private static func unknown(in node: StyledNode) -> String? {
    let name = node.name
    // Seen only while something is scrolled.
    if name == "scrollbar" { return nil }
    guard nodes.contains(name), name != "button" || node.hasClass("flat"), node.isSensitive,
      !node.hasClass("notices")
    else { return name }
    return node.visibleChildren.lazy.compactMap { unknown(in: $0) }.first
  }

  /// Has the theme read.
  func end() {
    if !isOver { settings.loadTheme() }
  }

  private func themeWasRead() {
    guard !isOver else { return }
    isOver = true
    sheet.remove(from: display)
    ending?()
    ending = nil
  }
}
