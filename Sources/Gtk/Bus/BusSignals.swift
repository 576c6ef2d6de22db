internal import CGtk

extension BusConnection {
  /// Calls `action` with the values of a signal, until the returned subscription is let go of.
  ///
  /// - Parameters:
  ///   - service: whose signal; nil for anybody's. A service that starts anew is followed.
  ///   - path: the object's path.
  ///   - interface: the signal's interface.
  ///   - signal: the signal.
  ///   - first: the signal's first value, where it is a string; nil for any.
  ///   - action: called with the values.
  package func onSignal(
    from service: String?, path: String, interface: String, signal: String, first: String? = nil,
    _ action: @escaping @MainActor ([Variant]) -> Void
  ) -> BusSubscription {
    let box = ClosureBox<ValuesAction>(action)
    let id = g_dbus_connection_signal_subscribe(
      opaque, service, interface, signal, path, first, G_DBUS_SIGNAL_FLAGS_NONE, signalTrampoline,
      box.retained(), releaseBox)
    // Sound: the subscription holds the connection, and GLib's may be used from any thread.
    let connection = Handed(opaque)
    return BusSubscription(self) { g_dbus_connection_signal_unsubscribe(connection.value, id) }
  }

  /// Calls `action` whenever a service begins to be there, also when it is there already, until the
  /// returned subscription is let go of.
  ///
  /// - Parameters:
  ///   - service: the service's name on the bus.
  ///   - startsService: whether a service that is not running is started.
  ///   - onVanished: called whenever the service leaves the bus, also when it is not there at all.
  ///   - action: called when it is there.
  package func onAppearance(
    of service: String, startsService: Bool = false, onVanished: @escaping VoidAction = {},
    _ action: @escaping VoidAction
  ) -> BusSubscription {
    let flags = startsService ? G_BUS_NAME_WATCHER_FLAGS_AUTO_START : G_BUS_NAME_WATCHER_FLAGS_NONE
    let box = ClosureBox(PresenceActions(appeared: action, vanished: onVanished))
    let id = g_bus_watch_name_on_connection(
      opaque, service, flags, appearanceTrampoline, vanishingTrampoline, box.retained(), releaseBox)
    return BusSubscription(self) { g_bus_unwatch_name(id) }
  }
}

/// What goes on until it is let go of.
@MainActor
package final class BusSubscription {
  private let connection: BusConnection
  private nonisolated let end: @Sendable () -> Void

  /// - Parameter end: ends it; called once, from any thread.
  init(_ connection: BusConnection, end: @escaping @Sendable () -> Void) {
    self.connection = connection
    self.end = end
  }

  deinit { end() }
}

private typealias ValuesAction = @MainActor ([Variant]) -> Void

private func signalTrampoline(
  _: OpaquePointer?, _: UnsafePointer<CChar>?, _: UnsafePointer<CChar>?,
  _: UnsafePointer<CChar>?, _: UnsafePointer<CChar>?, values: OpaquePointer?, data: gpointer?
) {
  guard let box = ClosureBox<ValuesAction>.from(data), let values else { return }
  let variant = GVariant(values)
  MainActor.assumeIsolated { box.action(variant.value.arrayValue ?? []) }
}

/// What is done when a service comes and when it goes.
private struct PresenceActions {
  let appeared: VoidAction
  let vanished: VoidAction
}

private func appearanceTrampoline(
  _: OpaquePointer?, _: UnsafePointer<CChar>?, _: UnsafePointer<CChar>?, data: gpointer?
) {
  guard let box = ClosureBox<PresenceActions>.from(data) else { return }
  MainActor.assumeIsolated { box.action.appeared() }
}

private func vanishingTrampoline(_: OpaquePointer?, _: UnsafePointer<CChar>?, data: gpointer?) {
  guard let box = ClosureBox<PresenceActions>.from(data) else { return }
  MainActor.assumeIsolated { box.action.vanished() }
}
