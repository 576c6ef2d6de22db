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

  /// All that there are, the newest first. Whether they are good is not known. Those of the future
  /// come last: when they were made the clock was wrong, so nobody knows how old they are.
  ///
  /// - Throws: `TaskStoreError` when the folder cannot be looked into.
  package func all(at date: Date) throws -> [StoreBackup] {
    guard try FileIdentity.find(path: folder) != nil else { return [] }
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder)
    } catch {
      throw TaskStoreError.noPermission(path: folder)
    }
    let backups = names.sorted(by: >).compactMap { name -> StoreBackup? in
      guard name.hasPrefix(Self.beginning), name.hasSuffix(Self.end) else { return nil }
      let stamp = name.dropFirst(Self.beginning.count).dropLast(Self.end.count)
      return Date(fileStamp: stamp).map { StoreBackup(path: "\(folder)/\(name)", date: $0) }
    }
    return backups.filter { $0.date <= date } + backups.filter { $0.date > date }
  }

  /// The newest one that is whole.
  ///
  /// - Throws: `TaskStoreError` when the folder cannot be looked into.
  package func newestGood(at date: Date) throws -> StoreBackup? {
    try all(at: date).first { Self.isWhole($0.path) }
  }

  /// Whether another one should be made. A clock that was set back is no reason to make none, nor is
  /// a folder that cannot be looked into: whoever tries is told why it failed.
  package func isDue(at date: Date) -> Bool {
    guard let newest = try? all(at: date).first, newest.date <= date else { return true }
    return date.timeIntervalSince(newest.date) >= Self.interval
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
    // What a process has left that was ended in the middle.
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    where name.hasPrefix(Self.beginning) && name.contains(Self.unfinished) {
      unlink("\(folder)/\(name)")
    }
    let path = "\(folder)/\(Self.beginning)\(date.fileStamp)\(Self.end)"
    if FileIdentity(path: path) == nil { try Self.copy(connection, to: path) }
    for backup in try all(at: date).dropFirst(Self.kept) { unlink(backup.path) }
    return StoreBackup(path: path, date: date)
  }

  /// Part of the name of a copy that is being made.
  private static let unfinished = ".unfinished-"

  /// Makes a whole copy of a database, or no file at all.
  ///
  /// - Throws: `TaskStoreError.backupNotMade`, or `.backupExists` when there is such a file by now.
  static func copy(_ connection: Connection, to path: String) throws {
    // A name that nobody else has: it is removed whatever happens.
    let copy = "\(path)\(unfinished)\(getpid())-\(UInt32.random(in: 0 ... .max))"
    let descriptor = open(copy, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      throw TaskStoreError.backupNotMade(path: path, reason: String(cString: strerror(errno)))
    }
    close(descriptor)
    defer { StoreLocation.removeDatabase(copy) }
    do {
      try connection.copy(to: copy)
    } catch let error as DatabaseError {
      throw TaskStoreError.backupNotMade(path: path, reason: error.message)
    }
    guard isWhole(copy) else {
      throw TaskStoreError.backupNotMade(path: path, reason: "the copy is not whole")
    }
    try StoreLocation.publish(copy, as: path)
  }

  /// Whether a file is a store's database, of a schema that is known, without damage.
  static func isWhole(_ path: String) -> Bool {
    // An empty file is a whole database to SQLite, so its schema is asked for too.
    guard FileIdentity(path: path) != nil,
      let connection = try? Connection(path: path, access: .unchanging),
      let version = try? Schema.version(of: connection, path: path), version > 0
    else { return false }
    return (try? connection.faults(thorough: false).isEmpty) ?? false
  }
}
