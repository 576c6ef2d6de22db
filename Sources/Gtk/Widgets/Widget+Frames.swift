internal import CGtk

extension Widget {
  package typealias Frame = @MainActor (_ microseconds: Int64) -> Bool

  /// Calls `action` before every frame of the widget's window, with the frame's time, for as long
  /// as it answers true. It keeps the screen's clock running: only while something moves.
  package func onEachFrame(_ action: @escaping Frame) {
    gtk_widget_add_tick_callback(
      widget, frameTrampoline, ClosureBox(action).retained(), releaseBox)
  }

  /// The colour that the style sheet gives to text here.
  package var textColor: RGBA {
    var color = GdkRGBA()
    gtk_style_context_get_color(gtk_widget_get_style_context(widget), &color)
    return RGBA(color)
  }

  /// A colour that a style sheet defines under a name, or nil.
  package func namedColor(_ name: String) -> RGBA? {
    var color = GdkRGBA()
    let context = gtk_widget_get_style_context(widget)
    return gtk_style_context_lookup_color(context, name, &color) != 0 ? RGBA(color) : nil
  }
}

extension RGBA {
  init(_ color: GdkRGBA) {
    self.init(
      red: Double(color.red), green: Double(color.green), blue: Double(color.blue),
      alpha: Double(color.alpha))
  }
}

private func frameTrampoline(
  _: UnsafeMutablePointer<GtkWidget>?, clock: OpaquePointer?, data: gpointer?
) -> gboolean {
  guard let box = ClosureBox<Widget.Frame>.from(data) else { return 0 }
  let time = Int64(gdk_frame_clock_get_frame_time(clock))
  return MainActor.assumeIsolated { box.action(time) } ? 1 : 0
}
