/// A value that C hands to a callback, on its way into the main actor.
///
/// Sound where a trampoline uses it: GTK calls on the thread that the main actor runs on, and the
/// value is used during that call only. Swift 6.0 does not take `nonisolated(unsafe)` locals for it.
struct Handed<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}
