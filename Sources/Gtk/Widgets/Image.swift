internal import CGtk

/// A picture of icon size.
@MainActor
package final class Image: Widget {
  package init() { super.init(constructed: gtk_image_new()) }

  package func setPaintable(_ paintable: Paintable?) {
    gtk_image_set_from_paintable(opaque, paintable?.opaque)
  }

  /// Width and height in logical pixels, or nil for the style sheet's.
  package var pixelSize: Int? {
    get { let size = gtk_image_get_pixel_size(opaque); return size < 0 ? nil : Int(size) }
    set { gtk_image_set_pixel_size(opaque, newValue.map { Int32(clamping: $0) } ?? -1) }
  }
}
