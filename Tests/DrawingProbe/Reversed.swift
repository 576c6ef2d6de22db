#if DEBUG
  import Gtk
  import WidgetModel

  @testable import WidgetHost

  /// Tells at which edge texts stand, in either direction of reading.
  @MainActor
  func reversed(_ services: HostServices) -> Int32 {
    for direction in [Gtk.TextDirection.leftToRight, .rightToLeft] {
      Gtk.Widget.defaultDirection = direction
      let picture = PictureStand(services)
      picture.show(DirectionView())
      picture.layOut()
      for view in picture.stand.renderer.all {
        guard case .text(let text) = view.node.content,
          let room = view.widget.bounds(in: picture.stand.renderer.container)
        else { continue }
        let other = PictureStand.width - 28 - room.x - room.width
        let edge = room.x < other ? "left" : "right"
        print("\(direction) \(text.string): \(edge) \(min(room.x, other))")
      }
    }
    return 0
  }

  private struct DirectionView: View {
    @Environment(\.layoutDirection) private var direction

    var body: some View {
      VStack(alignment: .leading) {
        Text(verbatim: "Latin")
        Text(verbatim: "עברית")
        Text(verbatim: direction == .rightToLeft ? "from right" : "from left")
        Color.clear.frame(height: 1)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }
#endif
