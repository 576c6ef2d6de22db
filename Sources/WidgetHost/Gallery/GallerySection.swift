import Gtk
import WidgetModel

/// A widget in the gallery: its name, what it shows, and a picture of each size.
@MainActor
final class GallerySection {
  /// How wide a row of pictures may be, in logical pixels.
  static let width = 540

  let item: GalleryItem
  let widget = Gtk.Box(.vertical, spacing: 8)
  private(set) var previews: [GalleryPreview] = []

  init(
    _ item: GalleryItem, host: HostServices,
    onChosen: @escaping @MainActor (GalleryItem, WidgetFamily) -> Void
  ) {
    self.item = item
    let title = Gtk.Label(item.title)
    title.horizontalPosition = 0
    title.addClass("heading")
    title.addClass("title-4")
    widget.append(title)
    if let description = item.description {
      let label = Gtk.Label(description)
      label.horizontalPosition = 0
      label.wraps = true
      label.addClass("dim-label")
      widget.append(label)
    }
    previews = item.families.map { family in
      GalleryPreview(item, family, host: host) { onChosen(item, family) }
    }
    layOut()
  }

  /// Sizes stand beside each other as long as there is room.
  private func layOut() {
    var row: Gtk.Box?
    var used = 0
    for preview in previews {
      let width = WidgetWindow.width(of: preview.family) + 30
      if row == nil || used + width > Self.width {
        let new = Gtk.Box(.horizontal, spacing: 6)
        widget.append(new)
        row = new
        used = 0
      }
      row?.append(preview.button)
      used += width
    }
  }

  /// Shows the section only where it matches what was searched for; whether it does.
  func filter(_ search: String) -> Bool {
    let matches = item.matches(search)
    widget.isVisible = matches
    return matches
  }

  func close() {
    for preview in previews { preview.close() }
  }
}
