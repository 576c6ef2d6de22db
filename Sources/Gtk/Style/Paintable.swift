internal import CGtk
internal import CGtkShim

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

  /// A symbol of one colour, that of the text around it.
  ///
  /// - Parameters:
  ///   - resource: the path of an encoded picture among the registered resources, of which only the
  ///     opacity counts.
  ///   - size: its width and height in logical pixels, however many the picture has.
  /// - Returns: nil where there is no such picture.
  package static func symbol(resource: String, size: Int) -> Paintable? {
    guard Resources.contains(resource), let texture = gdk_texture_new_from_resource(resource)
    else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
    return gtkshim_symbol_new(texture, Int32(clamping: size)).map { Paintable(taking: $0) }
  }
}
