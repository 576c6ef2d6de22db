import Gtk

/// Follows a screen saver: whether it covers the screen.
@MainActor
final class ScreenSaverWatch {
  /// Where a desktop's screen saver is on the session bus.
  struct Service: Sendable {
    let name: String
    let path: String

    /// The common name, which most desktops have, and that of GNOME's own.
    static let all = [
      Service(name: "org.freedesktop.ScreenSaver", path: "/org/freedesktop/ScreenSaver"),
      Service(name: "org.gnome.ScreenSaver", path: "/org/gnome/ScreenSaver"),
    ]
  }

  private let service: Service
  private let connection: BusConnection
  private let onActive: @MainActor (Bool) -> Void
  private var subscriptions: [BusSubscription] = []

  init(
    _ service: Service, on connection: BusConnection, onActive: @escaping @MainActor (Bool) -> Void
  ) {
    self.service = service
    self.connection = connection
    self.onActive = onActive
    subscriptions = [
      connection.onSignal(
        from: service.name, path: service.path, interface: service.name, signal: "ActiveChanged"
      ) { onActive($0.first?.boolValue ?? false) },
      // One that is gone covers nothing, and will never say so itself.
      connection.onAppearance(of: service.name, onVanished: { onActive(false) }) { [weak self] in
        self?.ask()
      },
    ]
  }

  private func ask() {
    connection.call(
      service.name, path: service.path, interface: service.name, method: "GetActive"
    ) { [onActive] result in
      if let isActive = try? result.get().first?.boolValue { onActive(isActive) }
    }
  }
}
