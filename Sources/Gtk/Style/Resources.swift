internal import CGtk

/// Files that a program carries in itself.
@MainActor
package enum Resources {
  /// Makes the files of a compiled GResource available under their paths, for the life of the
  /// process.
  ///
  /// - Throws: `GLibError` where the bytes are no GResource.
  package static func register(_ bytes: [UInt8]) throws(GLibError) {
    let data = wrap(bytes)
    defer { g_bytes_unref(data) }
    let resource = try withGError { error in g_resource_new_from_data(data, error) }
    guard let resource else { return }
    g_resources_register(resource)
    g_resource_unref(resource)
  }

  /// The bytes for GLib: the array's own where it lies as GResource wants it, which is no promise
  /// of an array's, and else a copy.
  private static func wrap(_ bytes: [UInt8]) -> OpaquePointer? {
    bytes.withUnsafeBytes { buffer in
      guard let start = buffer.baseAddress, Int(bitPattern: start) % 8 == 0 else {
        return g_bytes_new(bytes, gsize(bytes.count))
      }
      // Sound: the box keeps the array's storage, which nobody else changes and which does not
      // move, until GLib lets go of it.
      return g_bytes_new_with_free_func(
        start, gsize(bytes.count), releaseBox, ClosureBox(bytes).retained())
    }
  }

  /// Whether there is a file at this path of the registered resources.
  package static func contains(_ path: String) -> Bool {
    g_resources_get_info(path, G_RESOURCE_LOOKUP_FLAGS_NONE, nil, nil, nil) != 0
  }

  /// A registered file's contents, or nil where there is none.
  package static func contents(of path: String) -> [UInt8]? {
    guard let data = g_resources_lookup_data(path, G_RESOURCE_LOOKUP_FLAGS_NONE, nil) else {
      return nil
    }
    defer { g_bytes_unref(data) }
    var count: gsize = 0
    guard let start = g_bytes_get_data(data, &count) else { return [] }
    return [UInt8](UnsafeRawBufferPointer(start: start, count: Int(count)))
  }

  /// Adds a registered folder to the places where icons are looked for.
  package static func addIcons(path: String, display: Display) {
    gtk_icon_theme_add_resource_path(gtk_icon_theme_get_for_display(display.opaque), path)
  }
}
