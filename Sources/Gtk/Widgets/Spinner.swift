internal import CGtk

/// Turns while something goes on. It wakes the processor: only while it is seen.
@MainActor
package final class Spinner: Widget {
  package init() { super.init(constructed: gtk_spinner_new()) }

  package var isSpinning: Bool {
    get { gtk_spinner_get_spinning(opaque) != 0 }
    set { gtk_spinner_set_spinning(opaque, newValue ? 1 : 0) }
  }
}
