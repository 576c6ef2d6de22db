import Gtk

/// Follows the desktop's choice of light or dark, which plain GTK does not.
///
/// The desktop's portal tells it. Where there is none, and where the person has named a theme in
/// `GTK_THEME`, GTK's own settings hold.
@MainActor
final class ColorSchemeMonitor {
  /// What a desktop may prefer, as the portal numbers it.
  enum Preference: Int {
    case none
    case dark
    case light

    /// - Parameter answer: the portal's value, in one box or two; another one is no preference.
    init(_ answer: Variant?) {
      var value = answer
      while case .boxed(let inner) = value { value = inner }
      self = value?.intValue.flatMap { Preference(rawValue: $0) } ?? .none
    }
  }

  private static let portal = "org.freedesktop.portal.Desktop"
  private static let path = "/org/freedesktop/portal/desktop"
  private static let interface = "org.freedesktop.portal.Settings"
  private static let namespace = "org.freedesktop.appearance"
  private static let key = "color-scheme"

  private let settings: Gtk.Settings
  private var connection: BusConnection?
  /// Whether GTK's own setting is another one.
  private var overrides = false
  private var subscriptions: [BusSubscription] = []

  /// Begins to follow, without waiting for anything.
  ///
  /// - Parameters:
  ///   - settings: what is set.
  ///   - theme: the value of `GTK_THEME`; with one nothing is followed.
  init(_ settings: Gtk.Settings, theme: String?) {
    self.settings = settings
    guard theme?.isEmpty ?? true else { return }
    BusConnection.open(.session) { [weak self] result in
      // Without a bus there is no desktop to follow.
      if case .success(let connection) = result { self?.follow(connection) }
    }
  }

  private func follow(_ connection: BusConnection) {
    self.connection = connection
    subscriptions = [
      connection.onSignal(
        from: Self.portal, path: Self.path, interface: Self.interface, signal: "SettingChanged",
        first: Self.namespace
      ) { [weak self] values in
        guard values.count == 3, values[1] == .string(Self.key) else { return }
        self?.adopt(Preference(values[2]))
      },
      connection.onAppearance(of: Self.portal, startsService: true) { [weak self] in self?.ask() },
    ]
  }

  private func ask() {
    // Older portals have no ReadOne.
    connection?.call(
      Self.portal, path: Self.path, interface: Self.interface, method: "Read",
      arguments: [.string(Self.namespace), .string(Self.key)]
    ) { [weak self] result in
      // A portal that does not know the setting prefers nothing.
      self?.adopt(Preference((try? result.get())?.first))
    }
  }

  /// What is so already is not set: GTK would style every widget anew.
  private func adopt(_ preference: Preference) {
    switch preference {
    case .none:
      if overrides { settings.resetPrefersDark() }
      overrides = false
    case .dark, .light:
      let isDark = preference == .dark
      guard settings.prefersDark != isDark else { return }
      settings.prefersDark = isDark
      overrides = true
    }
  }
}
