internal import CGtk
internal import CGtkShim
import Dispatch

/// GLib's main loop, on which the main actor runs.
///
/// Nothing here polls: every source sleeps in the kernel until its descriptor, its time or its
/// signal comes.
@MainActor
package enum MainLoop {
  private static var isAttached = false
  private static var loop: OpaquePointer?

  /// Lets jobs of the main actor and the main queue run under a GLib loop.
  ///
  /// Call it before the loop starts, from a synchronous `main`; a second call does nothing. Do
  /// not run a nested loop inside a main-actor job: main-actor work would stall until it returns.
  package static func attachMainActor() {
    guard !isAttached, let source = gtkshim_main_queue_source_new() else { return }
    isAttached = true
    // From here on the context alone keeps the source, for the life of the process.
    g_source_attach(source, nil)
    g_source_unref(source)
    // A job that was queued before the handle existed has signalled nobody: this one does.
    DispatchQueue.main.async {}
  }

  /// Runs until `quit`. Programs with an `Application` use its `run` instead.
  package static func run() {
    guard loop == nil, let new = g_main_loop_new(nil, 0) else { return }
    loop = new
    g_main_loop_run(new)
    loop = nil
    g_main_loop_unref(new)
  }

  /// Deals with everything that waits, and returns when there is nothing more to do at once. Not
  /// from a job of the main actor.
  package static func runUntilIdle() {
    while g_main_context_iteration(nil, 0) != 0 {}
  }

  /// Ends `run`.
  package static func quit() {
    if let loop { g_main_loop_quit(loop) }
  }

  /// Calls `action` whenever the descriptor is readable (or closed at the other end), until the
  /// returned source is let go of. The descriptor stays the caller's.
  package static func watch(fileDescriptor: Int32, _ action: @escaping VoidAction) -> LoopSource {
    LoopSource(descriptor: fileDescriptor) {
      action()
      return true
    }
  }

  /// Calls `action` once after `milliseconds`, unless the returned source is let go of before.
  package static func after(milliseconds: UInt32, _ action: @escaping VoidAction) -> LoopSource {
    LoopSource(g_timeout_source_new(milliseconds)) {
      action()
      return false
    }
  }

  /// Calls `action` once after about `seconds`, together with other timers of whole seconds:
  /// for waits that need no precision.
  package static func after(seconds: UInt32, _ action: @escaping VoidAction) -> LoopSource {
    LoopSource(g_timeout_source_new_seconds(seconds)) {
      action()
      return false
    }
  }

  /// Calls `action` every `milliseconds` until it answers false or the source is let go of. For
  /// bounded retries only; whoever waits for something that announces itself listens to that.
  package static func repeating(
    milliseconds: UInt32, _ action: @escaping BoolAction
  ) -> LoopSource {
    LoopSource(g_timeout_source_new(milliseconds), action)
  }

  /// Calls `action` once when the loop has nothing more urgent to do.
  package static func idle(_ action: @escaping VoidAction) {
    let box = ClosureBox<BoolAction> {
      action()
      return false
    }
    g_idle_add_full(G_PRIORITY_DEFAULT_IDLE, sourceTrampoline, box.retained(), releaseBox)
  }

  /// Calls `action` on the main actor when the process gets the signal (SIGTERM, SIGINT, SIGHUP,
  /// SIGUSR1, SIGUSR2), instead of what the signal does by itself, as long as the source is held.
  package static func onSignal(_ signal: Int32, _ action: @escaping VoidAction) -> LoopSource {
    LoopSource(g_unix_signal_source_new(signal)) {
      action()
      return true
    }
  }
}
