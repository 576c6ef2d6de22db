internal import CGtk
internal import CGtkShim

// One trampoline for each C signature, return type included. GTK emits signals on the thread that
// runs its loop, which is the main actor's: `assumeIsolated` checks that and traps otherwise.
// Pointers are captured as `Handed`: the closure runs at once on the same thread.

package typealias VoidAction = @MainActor () -> Void
package typealias BoolAction = @MainActor () -> Bool
package typealias PointerAction = @MainActor (UnsafeMutableRawPointer?) -> Void
package typealias PointerBoolAction = @MainActor (UnsafeMutableRawPointer?) -> Bool
package typealias PointerIntAction = @MainActor (UnsafeMutableRawPointer?) -> Int32
package typealias IntAction = @MainActor (Int32) -> Void
package typealias PressAction = @MainActor (Int32, Double, Double) -> Void
package typealias DropBoolAction = @MainActor (UnsafeMutableRawPointer?, Double, Double) -> Bool
package typealias KeyBoolAction = @MainActor (UInt32, UInt32, UInt32) -> Bool
package typealias UIntsAction = @MainActor (UInt32, UInt32, UInt32) -> Void
package typealias MonitorAction =
  @MainActor (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, Int32) -> Void

/// The destroy notify of every box.
func releaseBox(_ data: gpointer?) {
  guard let data else { return }
  // Sound: the pointer is what `ClosureBox.retained` made, and GLib calls this once.
  Unmanaged<AnyObject>.fromOpaque(data).release()
}

func voidTrampoline(_: gpointer?, data: gpointer?) {
  guard let box = ClosureBox<VoidAction>.from(data) else { return }
  MainActor.assumeIsolated { box.action() }
}

func boolTrampoline(_: gpointer?, data: gpointer?) -> gboolean {
  guard let box = ClosureBox<BoolAction>.from(data) else { return 0 }
  return MainActor.assumeIsolated { box.action() } ? 1 : 0
}

func pointerTrampoline(_: gpointer?, pointer: gpointer?, data: gpointer?) {
  guard let box = ClosureBox<PointerAction>.from(data) else { return }
  let pointer = Handed(pointer)
  MainActor.assumeIsolated { box.action(pointer.value) }
}

func pointerBoolTrampoline(_: gpointer?, pointer: gpointer?, data: gpointer?) -> gboolean {
  guard let box = ClosureBox<PointerBoolAction>.from(data) else { return 0 }
  let pointer = Handed(pointer)
  return MainActor.assumeIsolated { box.action(pointer.value) } ? 1 : 0
}

func pointerIntTrampoline(_: gpointer?, pointer: gpointer?, data: gpointer?) -> Int32 {
  guard let box = ClosureBox<PointerIntAction>.from(data) else { return 0 }
  let pointer = Handed(pointer)
  return MainActor.assumeIsolated { box.action(pointer.value) }
}

func intTrampoline(_: gpointer?, value: Int32, data: gpointer?) {
  guard let box = ClosureBox<IntAction>.from(data) else { return }
  MainActor.assumeIsolated { box.action(value) }
}

func pressTrampoline(_: gpointer?, count: Int32, x: Double, y: Double, data: gpointer?) {
  guard let box = ClosureBox<PressAction>.from(data) else { return }
  MainActor.assumeIsolated { box.action(count, x, y) }
}

func dropBoolTrampoline(_: gpointer?, drop: gpointer?, x: Double, y: Double, data: gpointer?)
  -> gboolean
{
  guard let box = ClosureBox<DropBoolAction>.from(data) else { return 0 }
  let drop = Handed(drop)
  return MainActor.assumeIsolated { box.action(drop.value, x, y) } ? 1 : 0
}

func keyBoolTrampoline(_: gpointer?, key: guint, code: guint, state: guint, data: gpointer?)
  -> gboolean
{
  guard let box = ClosureBox<KeyBoolAction>.from(data) else { return 0 }
  return MainActor.assumeIsolated { box.action(key, code, state) } ? 1 : 0
}

func uintsTrampoline(_: gpointer?, first: guint, second: guint, third: guint, data: gpointer?) {
  guard let box = ClosureBox<UIntsAction>.from(data) else { return }
  MainActor.assumeIsolated { box.action(first, second, third) }
}

func monitorTrampoline(
  _: gpointer?, file: gpointer?, other: gpointer?, event: Int32, data: gpointer?
) {
  guard let box = ClosureBox<MonitorAction>.from(data) else { return }
  let (file, other) = (Handed(file), Handed(other))
  MainActor.assumeIsolated { box.action(file.value, other.value, event) }
}
