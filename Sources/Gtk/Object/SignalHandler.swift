internal import CGtk

/// Holds the closure behind a signal. GLib owns the box; its destroy notify is the only release.
@MainActor
final class ClosureBox<Action> {
  var action: Action

  init(_ action: Action) { self.action = action }

  /// A pointer for C that carries one reference.
  func retained() -> UnsafeMutableRawPointer { Unmanaged.passRetained(self).toOpaque() }

  /// The box behind a trampoline's data; alive during the call even if the handler disconnects
  /// itself.
  nonisolated static func from(_ data: UnsafeMutableRawPointer?) -> ClosureBox<Action>? {
    // Sound: `connect` pairs each trampoline with a box of exactly its closure's type.
    data.map { Unmanaged<ClosureBox<Action>>.fromOpaque($0).takeUnretainedValue() }
  }
}

/// A connected handler: its closure can be swapped, and it can be blocked or disconnected.
///
/// Letting go of it changes nothing; the handler lives as long as the object it was connected
/// through.
@MainActor
package final class SignalHandler<Action> {
  private weak var object: GObject?
  private weak var box: ClosureBox<Action>?
  private let id: UInt

  init(object: GObject, id: UInt, box: ClosureBox<Action>) {
    self.object = object
    self.id = id
    self.box = box
  }

  /// Whether the handler is still there.
  package var isConnected: Bool {
    guard let object else { return false }
    return g_signal_handler_is_connected(object.raw, id) != 0
  }

  /// Puts another closure in the place of the present one.
  package func replace(with action: Action) { box?.action = action }

  /// Keeps the handler from being called; calls of `block` and `unblock` are counted.
  package func block() {
    guard let object, isConnected else { return }
    g_signal_handler_block(object.raw, id)
  }

  package func unblock() {
    guard let object, isConnected else { return }
    g_signal_handler_unblock(object.raw, id)
  }

  /// Runs `body` while the handler is blocked, for setting state from code.
  package func blocked<R>(_ body: () throws -> R) rethrows -> R {
    block()
    defer { unblock() }
    return try body()
  }

  /// Removes the handler and its closure.
  package func disconnect() {
    guard let object, isConnected else { return }
    object.handlers.removeAll { $0 == id }
    g_signal_handler_disconnect(object.raw, id)
  }
}
