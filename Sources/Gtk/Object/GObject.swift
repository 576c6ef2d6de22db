internal import CGtk
internal import CGtkShim
import Dispatch

/// A reference to a GObject, owned by a Swift object.
///
/// The reference is settled at construction: what starts floating is sunk, a toplevel gets an own
/// reference beside GTK's, everything else is taken over. It is given back once, in `deinit`,
/// after the handlers connected through this object have been disconnected. So a handler lives as
/// long as the Swift object through which it was connected, whoever else holds the C object.
@MainActor
package class GObject {
  /// How the C object comes into Swift's hands.
  package enum Ownership {
    /// From a constructor.
    case new
    /// From an accessor that keeps its own reference.
    case borrowed
  }

  /// What is done besides giving back the reference.
  package enum Ending: Sendable {
    case unreference
    /// GTK keeps every toplevel alive until it is destroyed.
    case destroyWindow
    /// A popover is no ordinary child: its parent does not let go of it.
    case unparent
  }

  /// The C object, alive as long as this one.
  ///
  /// `nonisolated(unsafe)`: immutable, and an address by itself; what is done with it happens on
  /// the main actor, except that `deinit` hands it there.
  package nonisolated(unsafe) let raw: UnsafeMutableRawPointer

  /// Ids of the handlers connected through this object.
  var handlers: [UInt] = []

  private let ending: Ending

  /// - Parameters:
  ///   - raw: an instance of a GObject class.
  ///   - ownership: whether the reference is ours already.
  package init(
    _ raw: UnsafeMutableRawPointer, _ ownership: Ownership = .new, ending: Ending = .unreference
  ) {
    self.raw = raw
    self.ending = ending
    if ownership == .borrowed {
      g_object_ref(raw)
    } else if gtkshim_is_a(raw, g_initially_unowned_get_type()) != 0 {
      // Sinks what floats; adds a reference to a toplevel, which GTK has sunk for itself.
      g_object_ref_sink(raw)
    }
  }

  /// The last Swift reference can be dropped on any thread, for instance by a task that carried
  /// the object through an `await`, and Swift 6.0 knows no isolated `deinit`. The C object is
  /// therefore only touched where the main actor runs: here, if this is it, else in a job on the
  /// main queue. Nothing else refers to the reference given back, so nothing can race with it.
  deinit {
    let remains = Remains(raw: raw, handlers: handlers, ending: ending)
    if MainThread.isCurrent {
      remains.release()
    } else {
      DispatchQueue.main.async { remains.release() }
    }
  }
}

/// What is left of a `GObject` whose Swift side is gone.
///
/// `@unchecked Sendable`: the pointer is the only reference to give back, and it moves to the
/// main actor as a whole.
private struct Remains: @unchecked Sendable {
  let raw: UnsafeMutableRawPointer
  let handlers: [UInt]
  let ending: GObject.Ending

  func release() {
    for handler in handlers where g_signal_handler_is_connected(raw, handler) != 0 {
      g_signal_handler_disconnect(raw, handler)
    }
    // The casts are sound: `ending` was chosen by the class that made the object.
    switch ending {
    case .unreference:
      break
    case .destroyWindow:
      gtk_window_destroy(raw.assumingMemoryBound(to: GtkWindow.self))
    case .unparent:
      let widget = raw.assumingMemoryBound(to: GtkWidget.self)
      if gtk_widget_get_parent(widget) != nil { gtk_widget_unparent(widget) }
    }
    g_object_unref(raw)
  }
}
