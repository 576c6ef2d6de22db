import Gtk

/// Follows the login manager's session of the person: whether it says that the session is locked.
@MainActor
final class LoginSessionWatch {
  private static let service = "org.freedesktop.login1"
  private static let interface = "org.freedesktop.login1.Session"
  private static let properties = "org.freedesktop.DBus.Properties"

  private let session: String
  private let connection: BusConnection
  private let onLocked: @MainActor (Bool) -> Void
  private var appearance: BusSubscription?
  private var changes: BusSubscription?

  /// - Parameters:
  ///   - session: the session's id; nil for the one that the process is in, or the person's own.
  ///   - connection: the system bus.
  ///   - onLocked: called with what the login manager says.
  init(
    session: String?, on connection: BusConnection, onLocked: @escaping @MainActor (Bool) -> Void
  ) {
    self.session = session ?? "auto"
    self.connection = connection
    self.onLocked = onLocked
    // One that comes back says anew whether the session is locked.
    appearance = connection.onAppearance(of: Self.service, onVanished: { onLocked(false) }) {
      [weak self] in self?.findSession()
    }
  }

  private func findSession() {
    connection.call(
      Self.service, path: "/org/freedesktop/login1", interface: "org.freedesktop.login1.Manager",
      method: "GetSession", arguments: [.string(session)]
    ) { [weak self] result in
      // A process outside of every session has none to follow.
      if let path = try? result.get().first?.stringValue { self?.follow(path) }
    }
  }

  private func follow(_ path: String) {
    changes = connection.onSignal(
      from: Self.service, path: path, interface: Self.properties, signal: "PropertiesChanged",
      first: Self.interface
    ) { [weak self] values in
      guard values.count > 1, let hint = values[1].dictionaryValue?["LockedHint"]?.boolValue else {
        return
      }
      self?.onLocked(hint)
    }
    connection.call(
      Self.service, path: path, interface: Self.properties, method: "Get",
      arguments: [.string(Self.interface), .string("LockedHint")]
    ) { [weak self] result in
      if case .boxed(.boolean(let hint)) = try? result.get().first { self?.onLocked(hint) }
    }
  }
}
