import Foundation

/// A folder of a test's own, gone with the last reference to it.
package final class TemporaryFolder: Sendable {
  /// Its absolute path.
  package let path: String

  package init() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("tasklet-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
