internal import CGtk
import Glibc

/// Settles, before GTK starts, how it draws and on which window system.
///
/// A small still window gains nothing from OpenGL and Vulkan, whose start costs most of the
/// program's time and memory. What the person set stays as it is.
@MainActor
package enum GraphicsEnvironment {
  /// What GTK's version and the surroundings ask for. No entry where the person decided.
  struct Plan: Equatable {
    var variables: [String: String] = [:]
    /// In GDK's form, such as `x11,*`; nil for GDK's own order.
    var backends: String?
  }

  private nonisolated static let theme = "GTK_THEME"
  private static var added: [String] = []

  /// Call it before GTK is initialised, while the process has one thread.
  ///
  /// - Parameters:
  ///   - keepsWayland: leaves a Wayland session's own backend first, for a process that carries
  ///     gtk4-layer-shell.
  ///   - defersTheme: lets GTK start with an empty theme where the person named none, until
  ///     `Settings.loadTheme` is called.
  package static func prepare(keepsWayland: Bool = false, defersTheme: Bool = false) {
    // GTK does it too, but when other threads run already, whose language it would exchange.
    setlocale(LC_ALL, "")
    let plan = plan(
      version: (Int(gtk_get_major_version()), Int(gtk_get_minor_version())),
      environment: { name in getenv(name).map { String(cString: $0) } },
      keepsWayland: keepsWayland, defersTheme: defersTheme)
    for (name, value) in plan.variables {
      setenv(name, value, 1)
      added.append(name)
    }
    if let backends = plan.backends { gdk_set_allowed_backends(backends) }
  }

  /// Whether GTK was told to start with an empty theme.
  package static var defersTheme: Bool { added.contains(theme) }

  /// Has GTK read the theme when it starts after all, for pictures that cannot wait for it.
  package static func keepTheme() {
    guard defersTheme else { return }
    unsetenv(theme)
    added.removeAll { $0 == theme }
  }

  /// Takes back what GTK reads once, after its initialisation and with its first settings.
  ///
  /// `GSK_RENDERER` has to stay: GTK 4.8 reads it again for every window and popover, and
  /// complains about each if only OpenGL's absence leads it to cairo. `Launcher` keeps it from the
  /// programs we start.
  package static func restore() {
    for name in added where name != "GSK_RENDERER" { unsetenv(name) }
  }

  /// The variables that are ours and no program's that we start.
  static var ownVariables: [String] { added }

  /// Decides; a function of its arguments.
  nonisolated static func plan(
    version: (major: Int, minor: Int), environment: (String) -> String?, keepsWayland: Bool,
    defersTheme: Bool
  ) -> Plan {
    var plan = Plan()
    if defersTheme, environment(theme)?.isEmpty ?? true { plan.variables[theme] = "Empty" }
    if environment("GSK_RENDERER") == nil {
      plan.variables["GSK_RENDERER"] = "cairo"
      // Versions name it differently, and each complains about the others' names.
      let (name, value) =
        switch version.minor {
        case ..<14: ("GDK_DEBUG", "gl-disable")
        case 14..<16: ("GDK_DEBUG", "gl-disable,vulkan-disable")
        default: ("GDK_DISABLE", "gl,vulkan")
        }
      if environment(name) == nil { plan.variables[name] = value }
    }
    // Only X11 lets a window ask to stay above, and a Wayland session with Xwayland has it. GDK
    // tries the rest if the X display cannot be opened.
    let isWayland = environment("WAYLAND_DISPLAY").map { !$0.isEmpty } ?? false
    let hasX = environment("DISPLAY").map { !$0.isEmpty } ?? false
    if isWayland, hasX, !keepsWayland, environment("GDK_BACKEND") == nil {
      plan.backends = "x11,*"
    }
    return plan
  }
}
