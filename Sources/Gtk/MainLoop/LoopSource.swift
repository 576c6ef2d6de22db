internal import CGtk
internal import CGtkShim

/// A source on GLib's main loop: a timer, a descriptor, a Unix signal.
///
/// It ends with `cancel()` or when nobody holds it any more, so an owner takes its timers along.
package final class LoopSource: Sendable {
  /// `nonisolated(unsafe)`: immutable, and what is called with it is safe on any thread.
  private nonisolated(unsafe) let source: UnsafeMutablePointer<GSource>

  /// Takes over a new source, gives it its closure and attaches it to the main context.
  ///
  /// - Parameter action: answers whether the source goes on.
  @MainActor
  init(_ source: UnsafeMutablePointer<GSource>, _ action: @escaping BoolAction) {
    self.source = source
    g_source_set_callback(source, sourceTrampoline, ClosureBox(action).retained(), releaseBox)
    g_source_attach(source, nil)
  }

  /// The same for a source on a descriptor, whose callback has another shape.
  @MainActor
  init(descriptor: Int32, _ action: @escaping BoolAction) {
    source = gtkshim_descriptor_source_new(
      descriptor, descriptorTrampoline, ClosureBox(action).retained(), releaseBox)
    g_source_attach(source, nil)
  }

  /// Both calls are safe on any thread, and so is the release of the closure they cause: what it
  /// captured finds its own way to the main actor (`GObject.deinit`).
  deinit {
    g_source_destroy(source)
    g_source_unref(source)
  }

  /// Whether the source can still fire.
  package var isActive: Bool { g_source_is_destroyed(source) == 0 }

  /// Ends the source and lets go of its closure.
  package func cancel() { g_source_destroy(source) }
}

/// The callback of every source.
func sourceTrampoline(_ data: gpointer?) -> gboolean {
  guard let box = ClosureBox<BoolAction>.from(data) else { return 0 }
  return MainActor.assumeIsolated { box.action() } ? 1 : 0
}

private func descriptorTrampoline(_: Int32, _: GIOCondition, data: gpointer?) -> gboolean {
  sourceTrampoline(data)
}
