import Gtk

/// Whether the person's session is locked, as the login manager and the screen saver tell.
///
/// Where neither is there nothing is ever locked, and nothing is waited for.
@MainActor
final class SessionLock {
  /// Whether the session is locked.
  var isLocked: Bool { !reasons.isEmpty }

  /// Called when the session was locked or unlocked.
  var onChanged: (@MainActor () -> Void)?

  /// Who says that it is locked.
  private var reasons: Set<String> = [] {
    didSet { if reasons.isEmpty != oldValue.isEmpty { onChanged?() } }
  }
  private var savers: [ScreenSaverWatch] = []
  private var login: LoginSessionWatch?

  /// Begins to follow both, without waiting.
  ///
  /// - Parameter session: the value of `XDG_SESSION_ID`.
  func start(session: String?) {
    BusConnection.open(.session) { [weak self] result in
      guard let self, case .success(let connection) = result else { return }
      savers = ScreenSaverWatch.Service.all.map { service in
        ScreenSaverWatch(service, on: connection) { [weak self] isActive in
          self?.set(service.name, isActive)
        }
      }
    }
    BusConnection.open(.system) { [weak self] result in
      guard let self, case .success(let connection) = result else { return }
      login = LoginSessionWatch(session: session, on: connection) { [weak self] isLocked in
        self?.set("login", isLocked)
      }
    }
  }

  /// Takes what one of them says.
  func set(_ reason: String, _ isLocked: Bool) {
    if isLocked { reasons.insert(reason) } else { reasons.remove(reason) }
  }
}
