#if DEBUG
  internal import CGtk
  import Gtk
  import WidgetModel

  @testable import WidgetHost

  /// Flips toggles every few frames, and counts out of how many fades what is seen in the end is made.
  @MainActor
  final class Flips {
    private static let number = 60

    private let application = Gtk.Application(id: nil)
    private var stand: Stand?
    private var window: Gtk.ApplicationWindow?
    private var frames = 0
    private var flips = 0
    private var alone: LoopSource?
    private var end: LoopSource?

    func run() -> Int32 {
      application.onActivate { [weak self] in self?.open() }
      return application.run(["DrawingProbe"])
    }

    private func open() {
      guard let services = Stand.services() else { return }
      Gtk.Settings(services.display).enablesAnimations = true
      let stand = Stand(services)
      let window = Gtk.ApplicationWindow(application)
      window.addClass("widget")
      window.child = stand.renderer.backdrop.pane
      (self.stand, self.window) = (stand, window)
      stand.show(view)
      window.onEachFrame { [weak self] _ in self?.flip() ?? false }
      window.present()
    }

    private var view: some View {
      VStack {
        Toggle("Check", isOn: flips % 2 == 1, intent: FlipIntent()).toggleStyle(.checkbox)
        Toggle("Switch", isOn: flips % 2 == 1, intent: FlipIntent()).toggleStyle(.switch)
        Toggle("Button", isOn: flips % 2 == 1, intent: FlipIntent()).toggleStyle(.button)
      }
    }

    private func flip() -> Bool {
      guard flips < Self.number else {
        // After the frame, whose picture this is about.
        end = MainLoop.after(milliseconds: 0) { [self] in
          print("flips \(flips), fades \(fades.map(String.init) ?? "unknown")")
          window?.close()
        }
        return false
      }
      frames += 1
      // A fade that is overtaken in its first frame has not begun.
      // A flip alone comes first, long before the others.
      if frames == 8 {
        alone = MainLoop.after(milliseconds: 0) { [self] in
          print("one flip, fades \(fades.map(String.init) ?? "unknown")")
        }
      }
      guard frames == 3 || frames > 60 && frames % 3 == 0 else { return true }
      flips += 1
      stand?.show(view)
      return true
    }

    /// How many pictures that fade into others the window's picture is made of.
    private var fades: Int? {
      guard let window,
        let paintable = gtk_widget_paintable_new(
          window.raw.assumingMemoryBound(to: GtkWidget.self)),
        let snapshot = gtk_snapshot_new()
      else { return nil }
      defer { g_object_unref(UnsafeMutableRawPointer(paintable)) }
      gdk_paintable_snapshot(paintable, snapshot, Double(window.width), Double(window.height))
      guard let node = gtk_snapshot_free_to_node(snapshot) else { return 0 }
      defer { gsk_render_node_unref(node) }
      guard let bytes = gsk_render_node_serialize(node) else { return nil }
      defer { g_bytes_unref(bytes) }
      var size: gsize = 0
      guard let data = g_bytes_get_data(bytes, &size) else { return nil }
      let text = String(
        decoding: UnsafeRawBufferPointer(start: data, count: Int(size)), as: UTF8.self)
      // What fades in from nothing is one picture with an opacity.
      return ["cross-fade {", "opacity {"].map { text.components(separatedBy: $0).count - 1 }
        .reduce(0, +)
    }
  }
#endif
