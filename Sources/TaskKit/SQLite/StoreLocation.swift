import FoundationEssentials
import Glibc

/// The files of a store.
package struct StoreLocation: Hashable, Sendable {
  /// The folder they lie in.
  package let folder: String

  /// The database.
  package var database: String { folder + "/tasks.sqlite" }

  /// The write-ahead log, where there is one.
  var log: String { database + "-wal" }

  /// The files in the folder that every change to the database writes to.
  var databaseNames: Set<String> { ["tasks.sqlite", "tasks.sqlite-wal"] }

  /// The lock, which is the doorbell too.
  package var lock: String { folder + "/tasks.lock" }

  package init(folder: String) {
    self.folder = folder
  }

  /// The person's own store: `tasklet` in `$XDG_DATA_HOME`, which counts only when it is an absolute
  /// path, as the specification has it, and otherwise in `~/.local/share`.
  ///
  /// - Parameter environment: the process's environment, by default.
  package static func standard(
    environment: (String) -> String? = { name in getenv(name).map { String(cString: $0) } }
  ) -> StoreLocation {
    if let data = environment("XDG_DATA_HOME"), data.hasPrefix("/") {
      return StoreLocation(folder: data + "/tasklet")
    }
    return StoreLocation(folder: home(environment("HOME")) + "/.local/share/tasklet")
  }

  /// The home folder, without a slash at its end: the system's list of persons knows it too.
  private static func home(_ variable: String?) -> String {
    let listed = { getpwuid(getuid()).map { String(cString: $0.pointee.pw_dir) } }
    let home = variable.flatMap { $0.hasPrefix("/") ? $0 : nil } ?? listed() ?? ""
    return home == "/" ? "" : home
  }
}
