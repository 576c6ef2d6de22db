internal import CGtk

/// A picture of icon size.
@MainActor
package final class Image: Widget {
  /// An icon by its name in the theme or among the resources.
  package init(iconName: String? = nil) {
    super.init(constructed: gtk_image_new_from_icon_name(iconName))
  }

  package var iconName: String? {
    get { gtk_image_get_icon_name(opaque).map { String(cString: $0) } }
    set { gtk_image_set_from_icon_name(opaque, newValue) }
  }

  /// Shows a file from the registered resources.
  package func setResource(_ path: String) { gtk_image_set_from_resource(opaque, path) }

  package func setPaintable(_ paintable: Paintable?) {
    gtk_image_set_from_paintable(opaque, paintable?.opaque)
  }

  /// Width and height in logical pixels, or nil for the style sheet's.
  package var pixelSize: Int? {
    get { let size = gtk_image_get_pixel_size(opaque); return size < 0 ? nil : Int(size) }
    set { gtk_image_set_pixel_size(opaque, newValue.map { Int32(clamping: $0) } ?? -1) }
  }
}

/// Something that can be drawn into an image.
@MainActor
package final class Paintable: GObject {
  /// Takes over what a GDK call returned.
  init(taking paintable: OpaquePointer) { super.init(UnsafeMutableRawPointer(paintable)) }

  /// A texture from encoded bytes (PNG, JPEG, TIFF).
  ///
  /// - Throws: `GLibError` where the bytes are no picture.
  package init(encoded bytes: [UInt8]) throws(GLibError) {
    let data = g_bytes_new(bytes, gsize(bytes.count))
    defer { g_bytes_unref(data) }
    let texture = try withGError { error in gdk_texture_new_from_bytes(data, error) }
    guard let texture else { throw GLibError(domain: "gdk-texture", code: 0, message: "") }
    super.init(UnsafeMutableRawPointer(texture))
  }
}
