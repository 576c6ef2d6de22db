internal import CGtk

/// What the desktop wishes, as GTK knows it.
@MainActor
package final class Settings: GObject {
  package init(_ display: Display) {
    guard let settings = gtk_settings_get_for_display(display.opaque) else {
      preconditionFailure("GTK has no settings; is it initialised?")
    }
    super.init(UnsafeMutableRawPointer(settings), .borrowed)
  }

  /// Whether windows are dark.
  package var prefersDark: Bool {
    get { property("gtk-application-prefer-dark-theme") }
    set { setProperty("gtk-application-prefer-dark-theme", to: newValue) }
  }

  /// Lets `prefersDark` be as the person's GTK settings say.
  package func resetPrefersDark() {
    gtk_settings_reset_property(opaque, "gtk-application-prefer-dark-theme")
  }

  /// False where the person asked for less motion.
  package var enablesAnimations: Bool {
    get { property("gtk-enable-animations") }
    set { setProperty("gtk-enable-animations", to: newValue) }
  }

  /// Reads the theme that the person has chosen, or reads it again.
  package func loadTheme() { g_object_notify(typed(), "gtk-theme-name") }

  package var themeName: String {
    get { property("gtk-theme-name") }
    set { setProperty("gtk-theme-name", to: newValue) }
  }
}
