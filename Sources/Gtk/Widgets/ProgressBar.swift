internal import CGtk

/// How much of something is done.
@MainActor
package final class ProgressBar: Widget {
  package init() { super.init(constructed: gtk_progress_bar_new()) }

  /// From 0 to 1.
  package var fraction: Double {
    get { gtk_progress_bar_get_fraction(opaque) }
    set { gtk_progress_bar_set_fraction(opaque, min(max(newValue, 0), 1)) }
  }

  /// Text on the bar, or nil for none.
  package var text: String? {
    get { gtk_progress_bar_get_text(opaque).map { String(cString: $0) } }
    set {
      gtk_progress_bar_set_text(opaque, newValue)
      gtk_progress_bar_set_show_text(opaque, newValue == nil ? 0 : 1)
    }
  }
}
