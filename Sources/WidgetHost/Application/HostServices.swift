import Glibc
import Gtk
import WidgetModel

/// What all widgets of a program share.
@MainActor
final class HostServices {
  /// Where the host's pictures lie among the resources, whatever program it is in.
  static let root = "/org/tasklet/Tasklet"

  let applicationID: String
  let display: Gtk.Display
  let styles: StyleSheet
  let symbols: SymbolCatalog
  /// Stands in for the theme; nil where that was read from the start.
  let openingTheme: OpeningTheme?
  let sessionLock = SessionLock()
  let dispatcher: IntentDispatcher
  private let settings: Gtk.Settings
  private let sheet = HostStyle()
  private let colorSchemeMonitor: ColorSchemeMonitor

  init(applicationID: String, display: Gtk.Display, openingTheme: OpeningTheme? = nil) {
    self.applicationID = applicationID
    self.display = display
    self.openingTheme = openingTheme
    dispatcher = IntentDispatcher { [sessionLock] in sessionLock.isLocked }
    settings = Gtk.Settings(display)
    colorSchemeMonitor = ColorSchemeMonitor(
      settings, theme: getenv("GTK_THEME").map { String(cString: $0) })
    symbols = SymbolCatalog(root: Self.root + "/symbols")
    sheet.add(to: display)
    styles = StyleSheet(display: display)
    styles.isDark = colorScheme == .dark
    if let openingTheme {
      openingTheme.onEnd { [sheet] in sheet.addRest(to: display) }
    } else {
      sheet.addRest(to: display)
    }
    onThemeChanged { [weak self] in
      guard let self else { return }
      styles.isDark = colorScheme == .dark
    }
  }

  /// What the person has chosen; GTK says more often that it changed.
  private var theme: [String] { [settings.themeName, "\(settings.prefersDark)"] }

  /// Light or dark, as the theme is.
  var colorScheme: ColorScheme {
    let isDark = settings.prefersDark || settings.themeName.lowercased().hasSuffix("dark")
    return isDark ? .dark : .light
  }

  /// Calls back when the theme changes.
  func onThemeChanged(_ action: @escaping @MainActor () -> Void) {
    var known = theme
    let compare: @MainActor () -> Void = { [weak self] in
      guard let self, theme != known else { return }
      known = theme
      action()
    }
    settings.onNotify("gtk-application-prefer-dark-theme", compare)
    settings.onNotify("gtk-theme-name", compare)
  }

  /// How tall a window may be, in pixels: as tall as the smallest work area allows, so that it is
  /// whole wherever it is put.
  func greatestHeight(for window: Gtk.Window) -> Int {
    display.monitors.map(\.workArea.height).filter { $0 > 0 }.min() ?? 600
  }

  /// Opens an address with the program that the person has chosen for it.
  func open(_ url: URL) {
    do {
      try Gtk.Launcher.open(url.absoluteString, on: display)
    } catch {
      Diagnostics.report("\(url.absoluteString) could not be opened: \(error.message)")
    }
  }
}
