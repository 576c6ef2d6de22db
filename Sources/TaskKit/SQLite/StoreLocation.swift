import Doorbell
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
    let home = environment("HOME").flatMap { $0.hasPrefix("/") ? $0 : nil } ?? "/"
    return StoreLocation(folder: home + "/.local/share/tasklet")
  }

  /// Makes the folder where it is missing, with mode 0700, and its parents likewise.
  ///
  /// - Throws: `TaskStoreError`.
  func makeFolder() throws {
    if FileIdentity(path: folder) != nil { return }
    var path = ""
    for part in folder.split(separator: "/") {
      path += "/" + part
      guard mkdir(path, 0o700) != 0, errno != EEXIST else { continue }
      // A parent that may not be written to may exist all the same.
      let code = errno
      if FileIdentity(path: path) == nil {
        throw TaskStoreError.from(DoorbellError(path: path, code: code))
      }
    }
  }

  /// Makes the database file where it is missing, with mode 0600; for the holder of the lock.
  ///
  /// - Throws: `TaskStoreError`.
  func makeDatabaseFile() throws {
    let descriptor = open(database, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    if descriptor >= 0 {
      // Closing any descriptor of a file drops SQLite's locks on it in this process: this one is
      // closed before SQLite has ever seen the file.
      close(descriptor)
    } else if errno != EEXIST {
      throw TaskStoreError.from(DoorbellError(path: database, code: errno))
    }
  }
}
