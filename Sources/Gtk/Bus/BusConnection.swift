internal import CGtk

/// One of the two message buses, as far as the host needs it: calls, signals and names.
///
/// Nothing waits: answers come over the main loop, and a bus or a service that is missing is an
/// answer too.
@MainActor
package final class BusConnection: GObject {
  package enum Bus: Sendable {
    /// The person's session.
    case session
    /// The machine.
    case system
  }

  /// Connects, or takes the connection that the process has already.
  ///
  /// - Parameter completion: called once with the connection, or with why there is none.
  package static func open(
    _ bus: Bus, _ completion: @escaping @MainActor (Result<BusConnection, GLibError>) -> Void
  ) {
    let type = bus == .session ? G_BUS_TYPE_SESSION : G_BUS_TYPE_SYSTEM
    let box = ClosureBox<AnswerAction> { result in
      completion(
        Result { () throws(GLibError) in
          let made = try withGError { error in g_bus_get_finish(result, error) }
          guard let made else { throw GLibError(domain: "", code: 0, message: "no bus") }
          // GLib would end the process with the bus; a widget can do without the machine's.
          if bus == .system { g_dbus_connection_set_exit_on_close(made, 0) }
          return BusConnection(UnsafeMutableRawPointer(made))
        })
    }
    g_bus_get(type, nil, answerTrampoline, box.retained())
  }

  /// Calls a method.
  ///
  /// - Parameters:
  ///   - service: the service's name on the bus.
  ///   - path: the object's path.
  ///   - interface: the method's interface.
  ///   - method: the method.
  ///   - arguments: a tuple.
  ///   - startsService: whether a service that is not running is started.
  ///   - completion: called once with the answer's values, or with why there are none.
  package func call(
    _ service: String, path: String, interface: String, method: String, arguments: [Variant] = [],
    startsService: Bool = false,
    _ completion: @escaping @MainActor (Result<[Variant], GLibError>) -> Void
  ) {
    let box = ClosureBox<AnswerAction> { [opaque] result in
      completion(
        Result { () throws(GLibError) in
          let answer = try withGError { error in
            g_dbus_connection_call_finish(opaque, result, error)
          }
          guard let answer else { return [] }
          defer { g_variant_unref(answer) }
          return GVariant(answer).value.arrayValue ?? []
        })
    }
    let flags = startsService ? G_DBUS_CALL_FLAGS_NONE : G_DBUS_CALL_FLAGS_NO_AUTO_START
    GVariant(.tuple(arguments)).withPointer {
      g_dbus_connection_call(
        opaque, service, path, interface, method, $0, nil, flags, -1, nil, answerTrampoline,
        box.retained())
    }
  }
}

/// What is done with an asynchronous call's result.
typealias AnswerAction = @MainActor (OpaquePointer?) -> Void

/// The callback of every asynchronous call, which GLib makes once: it releases the box.
func answerTrampoline(
  _: UnsafeMutablePointer<CGtk.GObject>?, result: OpaquePointer?, data: gpointer?
) {
  guard let box = ClosureBox<AnswerAction>.from(data) else { return }
  let result = Handed(result)
  MainActor.assumeIsolated { box.action(result.value) }
  releaseBox(data)
}
