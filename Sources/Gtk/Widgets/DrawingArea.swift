internal import CGtk

/// A widget that is drawn by a closure.
@MainActor
package final class DrawingArea: Widget {
  package typealias Draw = @MainActor (_ canvas: Canvas, _ width: Double, _ height: Double) -> Void

  package init() { super.init(constructed: gtk_drawing_area_new()) }

  /// Sets what is drawn, in place of what was; the widget keeps the closure.
  package func setDraw(_ draw: @escaping Draw) {
    gtk_drawing_area_set_draw_func(
      typed(), drawTrampoline, ClosureBox(draw).retained(), releaseBox)
  }
}

private func drawTrampoline(
  _: UnsafeMutablePointer<GtkDrawingArea>?, cairo: OpaquePointer?, width: Int32, height: Int32,
  data: gpointer?
) {
  guard let box = ClosureBox<DrawingArea.Draw>.from(data), let cairo else { return }
  // Used only during this call, on the thread that GTK draws on.
  let context = Handed(cairo)
  MainActor.assumeIsolated {
    box.action(Canvas(cairo: context.value), Double(width), Double(height))
  }
}
