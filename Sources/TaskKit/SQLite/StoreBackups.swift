import Doorbell
import FoundationEssentials
import Glibc

/// One backup of a store: a whole database in one file.
package struct StoreBackup: Hashable, Sendable {
  package let path: String
  package let date: Date
}

/// The backups beside a store: one a day in which something changed and one before each change of
/// format, the newest seven of them.
package struct StoreBackups: Sendable {
  /// How many are kept.
  package static let kept = 7

  /// The least time between two of them, in seconds.
  package static let interval: TimeInterval = 86_400

  /// Where they lie.
  package let folder: String

  package init(_ location: StoreLocation) {
    folder = location.folder + "/backups"
  }

  private static let beginning = "tasks-"
  private static let end = ".sqlite"

  /// All that there are, the newest first. Whether they are good is not known.
  package var all: [StoreBackup] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted(by: >).compactMap { name in
      guard name.hasPrefix(Self.beginning), name.hasSuffix(Self.end) else { return nil }
      let stamp = name.dropFirst(Self.beginning.count).dropLast(Self.end.count)
      return Date(fileStamp: stamp).map { StoreBackup(path: "\(folder)/\(name)", date: $0) }
    }
  }

  /// The newest one that is whole.
  package var newestGood: StoreBackup? { all.first { Self.isWhole($0.path) } }

  /// Whether another one should be made. A clock that was set back is no reason to make none.
  package func isDue(at date: Date) -> Bool {
    guard let newest = all.first else { return true }
    let age = date.timeIntervalSince(newest.date)
    return age >= Self.interval || age < 0
  }

  /// Copies a database, and forgets the oldest copies.
  ///
  /// - Returns: nil when another process is at it.
  /// - Throws: `TaskStoreError` or `DatabaseError`; then the backups are as they were.
  @discardableResult
  func make(of connection: Connection, at date: Date) throws -> StoreBackup? {
    try StoreLocation.makeFolder(folder)
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw TaskStoreError.from(DoorbellError(path: folder, code: errno))
    }
    defer { close(descriptor) }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { return nil }
    // Closing would not do: a process that is just being started has a copy of the descriptor.
    defer { flock(descriptor, LOCK_UN) }
    let path = "\(folder)/\(Self.beginning)\(date.fileStamp)\(Self.end)"
    try Self.copy(connection, to: path)
    for backup in all.dropFirst(Self.kept) { unlink(backup.path) }
    return StoreBackup(path: path, date: date)
  }

  /// Makes a whole copy of a database, or no file at all.
  ///
  /// - Throws: `TaskStoreError.damaged` when what was copied is not whole.
  static func copy(_ connection: Connection, to path: String) throws {
    let unfinished = path + ".new"
    defer { StoreLocation.removeDatabase(unfinished) }
    try StoreLocation.makePrivateFile(unfinished)
    do {
      try connection.copy(to: unfinished)
    } catch {
      throw TaskStoreError.from(error, path: unfinished)
    }
    guard isWhole(unfinished) else { throw TaskStoreError.damaged(path: path) }
    try StoreLocation.rename(unfinished, to: path)
  }

  /// Whether a file is a store's database, of a schema that is known, without damage.
  static func isWhole(_ path: String) -> Bool {
    // An empty file is a whole database to SQLite, so its schema is asked for too.
    guard FileIdentity(path: path) != nil,
      let connection = try? Connection(path: path, access: .unchanging),
      let version = try? Schema.version(of: connection, path: path), version > 0
    else { return false }
    return connection.faults(thorough: false).isEmpty
  }
}
