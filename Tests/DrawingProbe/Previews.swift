#if DEBUG
  import Foundation
  import Gtk
  import WidgetModel

  @testable import WidgetHost

  /// Tells which texts a picture of the gallery shows, before and after the session is locked.
  @MainActor
  func previews(_ services: HostServices) -> Int32 {
    let configuration = StaticConfiguration(kind: "Room", provider: RoomProvider()) { _ in
      RoomView()
    }
    guard let definition = configuration._definitions.first else { return 1 }
    MainLoop.attachMainActor()
    let window = OffscreenWindow()
    let preview = GalleryPreview(GalleryItem(definition), .systemMedium, host: services) {}
    window.child = preview.button
    func tell(_ name: String) {
      // The provider's answer comes before the first layout, which tells how much room there is.
      for _ in 0..<4 {
        let end = MainLoop.after(milliseconds: 100) { MainLoop.quit() }
        MainLoop.run()
        end.cancel()
        window.layOut(width: 400, height: 300)
      }
      let words = preview.renderer.all.compactMap { view -> String? in
        if case .text(let text) = view.node.content { text.string } else { nil }
      }
      print("\(name): \(words.joined(separator: ", "))")
    }
    tell("unlocked")
    services.sessionLock.set("probe", true)
    preview.redraw()
    tell("locked")
    return 0
  }

  private struct RoomEntry: TimelineEntry { let date: Date }

  private struct RoomProvider: TimelineProvider {
    func placeholder(in context: Context) -> RoomEntry { RoomEntry(date: .now) }
    func getSnapshot(in context: Context, completion: @escaping @Sendable (RoomEntry) -> Void) {
      completion(RoomEntry(date: .now))
    }
    func getTimeline(
      in context: Context, completion: @escaping @Sendable (Timeline<RoomEntry>) -> Void
    ) {}
  }

  private struct RoomView: View {
    var body: some View {
      VStack {
        GeometryReader { Text(verbatim: "room \(Int($0.size.height))") }.frame(height: 31)
        Text(verbatim: "Secret").privacySensitive()
      }
    }
  }
#endif
