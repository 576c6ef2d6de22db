internal import CGtk

/// Widgets on top of a main child.
@MainActor
package final class Overlay: Widget {
  package init() { super.init(constructed: gtk_overlay_new()) }

  package var child: Widget? {
    didSet { gtk_overlay_set_child(opaque, child?.widget) }
  }

  package func addOverlay(_ child: Widget, isMeasured: Bool = false, isClipped: Bool = false) {
    gtk_overlay_add_overlay(opaque, child.widget)
    gtk_overlay_set_measure_overlay(opaque, child.widget, isMeasured ? 1 : 0)
    gtk_overlay_set_clip_overlay(opaque, child.widget, isClipped ? 1 : 0)
    attach(child)
  }

  package func removeOverlay(_ child: Widget) {
    child.closePopovers()
    gtk_overlay_remove_overlay(opaque, child.widget)
    detach(child)
  }
}
