internal import CGtk

/// Takes texts that are dragged here from other programs. What is dragged within this program is
/// left to GTK.
@MainActor
final class TextDropTarget: EventController {
  /// Returns whether the text was taken.
  typealias DropAction = @MainActor (_ bytes: [UInt8], _ x: Double, _ y: Double) -> Bool

  init(phase: Phase = .bubble) {
    var type: UnsafePointer<CChar>?
    let formats = ForeignText.type.withCString {
      // A list of one, which GDK copies before the call returns.
      type = $0
      return gdk_content_formats_new(&type, 1)
    }
    super.init(constructed: gtk_drop_target_async_new(formats, GDK_ACTION_COPY))
    self.phase = phase
    connect(
      "accept",
      pointerAnswering: { [weak self] drop in
        guard let self, let drop else { return false }
        return accepts(OpaquePointer(drop))
      })
  }

  private func accepts(_ drop: OpaquePointer) -> Bool {
    gdk_drop_get_drag(drop) == nil
      && gdk_drop_get_actions(drop).rawValue & GDK_ACTION_COPY.rawValue != 0
      && gdk_content_formats_match(
        gtk_drop_target_async_get_formats(opaque), gdk_drop_get_formats(drop)) != 0
  }

  func onDrop(_ action: @escaping DropAction) {
    connect(
      "drop",
      drop: { drop, x, y in
        guard let drop else { return false }
        // It lives until it is finished.
        let held = GObject(drop, .borrowed)
        ForeignText.read(drop: held.opaque) { bytes in
          let isTaken = bytes.map { action($0, x, y) } ?? false
          gdk_drop_finish(held.opaque, isTaken ? GDK_ACTION_COPY : GdkDragAction(0))
        }
        return true
      })
  }
}
