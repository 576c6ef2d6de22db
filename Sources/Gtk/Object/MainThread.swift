import Dispatch

/// Tells whether the caller runs where the main actor runs.
///
/// The main queue is asked, not the thread's number: a process whose `main` is asynchronous (a
/// test runner) drains the main queue on another thread.
package enum MainThread {
  /// Set once on the main queue; seen by everything that runs on it, and by the main thread
  /// outside of it as long as a GLib loop owns that thread.
  private static let mark = Mark()

  /// Whether the caller may touch GTK.
  package static var isCurrent: Bool { DispatchQueue.getSpecific(key: mark.key) ?? false }

  /// Sound to share: a key has no state of its own, only an identity. Swift 6.0 does not say so yet.
  private struct Mark: @unchecked Sendable {
    let key = DispatchSpecificKey<Bool>()

    init() {
      DispatchQueue.main.setSpecific(key: key, value: true)
    }
  }
}
