#if DEBUG
  internal import CGtk
  import Foundation
  import Gtk

  /// A window from which what stands on standard input can be dragged, as text.
  ///
  /// A line on standard output tells whenever that changes whether what is below would take it: a test
  /// that lets go before would cancel the drag.
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
      connect(UnsafeMutableRawPointer(source), "drag-begin") { _, drag, _ in
        connect(UnsafeMutableRawPointer(drag), "notify::selected-action") { drag, _, _ in
          let isTaken = gdk_drag_get_selected_action(drag) != GdkDragAction(0)
          FileHandle.standardOutput.write(Data((isTaken ? "taken\n" : "refused\n").utf8))
        }
      }
      // A window is a widget.
      gtk_widget_add_controller(window.raw.assumingMemoryBound(to: GtkWidget.self), source)
      window.present()
      self.window = window
    }
  }

  /// Calls a function whenever an object emits a signal that has one parameter.
  private func connect(
    _ object: UnsafeMutableRawPointer?, _ signal: String,
    _ call: @convention(c) (OpaquePointer, OpaquePointer, UnsafeMutableRawPointer?) -> Void
  ) {
    g_signal_connect_data(
      object, signal,
      // A signal's function is declared without parameters; GObject calls it with the signal's own.
      unsafeBitCast(call, to: GCallback.self), nil, nil, GConnectFlags(0))
  }
#endif
