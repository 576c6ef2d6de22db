#if DEBUG
  internal import CGtk
  import Foundation
  import Gtk

  /// A window from which what stands on standard input can be dragged, as text.
  @MainActor
  final class DragSource {
    private let application = Gtk.Application(id: nil)
    private var window: Gtk.ApplicationWindow?

    func run() -> Int32 {
      let text = FileHandle.standardInput.readDataToEndOfFile()
      application.onActivate { [weak self] in self?.open(text) }
      return application.run(["DrawingProbe"])
    }

    private func open(_ text: Data) {
      let window = Gtk.ApplicationWindow(application)
      window.title = "source"
      window.defaultSize = (120, 60)
      let source = gtk_drag_source_new()
      // Each constructor's result is given to what takes it over.
      let bytes = text.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
      gtk_drag_source_set_content(
        source, gdk_content_provider_new_for_bytes("text/plain;charset=utf-8", bytes))
      gtk_widget_add_controller(window.raw.assumingMemoryBound(to: GtkWidget.self), source)
      window.present()
      self.window = window
    }
  }
#endif
