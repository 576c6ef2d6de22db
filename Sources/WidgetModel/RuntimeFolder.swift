import Foundation
import Glibc

/// Where processes of one person meet: the reload bell, and the list of placed widgets.
package struct RuntimeFolder: Sendable, Hashable {
  package let path: String

  /// Rung by whoever wants new timelines.
  package var bell: String { path + "/reload.bell" }

  /// The placed widgets of one program, as its host last published them.
  ///
  /// - Parameter host: the program's application id.
  package func widgets(of host: String) -> String { path + "/\(host).widgets.json" }

  /// The lists of all hosts that run.
  package var allWidgets: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.filter { $0.hasSuffix(".widgets.json") }.sorted().map { path + "/" + $0 }
  }

  package init(path: String) {
    self.path = path
  }

  /// The person's own: `tasklet` in `$XDG_RUNTIME_DIR`, which counts only when it is an absolute
  /// path, and otherwise in the cache folder.
  package static func standard(
    environment: (String) -> String? = { name in getenv(name).map { String(cString: $0) } }
  ) -> RuntimeFolder {
    func absolute(_ name: String) -> String? {
      environment(name).flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    let parent =
      absolute("XDG_RUNTIME_DIR") ?? absolute("XDG_CACHE_HOME")
      ?? (absolute("HOME") ?? "") + "/.cache"
    return RuntimeFolder(path: parent + "/tasklet")
  }

  /// Makes the folder where it is missing, for the person alone.
  ///
  /// - Throws: `CocoaError` when it cannot be made.
  package func make() throws {
    try FileManager.default.createDirectory(
      atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
  }
}
