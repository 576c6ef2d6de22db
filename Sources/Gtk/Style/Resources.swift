internal import CGtk

/// Files that a program carries in itself.
@MainActor
package enum Resources {
  /// Makes the files of a compiled GResource available under their paths, for the life of the
  /// process.
  ///
  /// - Parameter bytes: a part of the program, so that they are there as long as it runs; they
  ///   begin at a multiple of 8.
  /// - Throws: `GLibError` where the bytes are no GResource.
  package static func register(_ bytes: UnsafeRawBufferPointer) throws(GLibError) {
    let data = g_bytes_new_static(bytes.baseAddress, gsize(bytes.count))
    defer { g_bytes_unref(data) }
    let resource = try withGError { error in g_resource_new_from_data(data, error) }
    guard let resource else { return }
    g_resources_register(resource)
    g_resource_unref(resource)
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
}
