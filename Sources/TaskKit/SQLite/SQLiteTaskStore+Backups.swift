import CSQLite
import Doorbell
import FoundationEssentials
import Glibc

/// What is to be restored.
package enum RestoreSource: Hashable, Sendable {
  /// The newest backup that is whole.
  case latest
  case file(String)
}

/// What restoring did.
package struct Restoration: Hashable, Sendable {
  /// How many tasks there are now.
  package let tasks: Int

  /// The file that was restored; nil when there was no backup and all came from the damaged file.
  package let backup: String?

  /// How many tasks came, or came in a newer state, from the damaged file.
  package let salvaged: Int

  /// What the file that lay there before is called now; nil when there was none.
  package let setAside: String?
}

extension SQLiteTaskStore {
  package var backups: StoreBackups { StoreBackups(location) }

  /// Backs the store up beside itself, when that is due. It has a connection of its own and holds
  /// nobody up, and may take as long as copying the file does: call it on a thread of its own.
  ///
  /// - Returns: the backup, or nil when none was due or there is nothing to back up.
  /// - Throws: `TaskStoreError`.
  @discardableResult
  package func backUpIfDue() throws -> StoreBackup? {
    let date = now()
    guard backups.isDue(at: date) else { return nil }
    return try reading { try backups.make(of: $0, at: date) }
  }

  /// Writes the whole store into a new file.
  ///
  /// - Throws: `TaskStoreError`; then there is no such file.
  package func backUp(to path: String) throws {
    guard FileIdentity(path: path) == nil else { throw TaskStoreError.backupExists(path: path) }
    let done: Void? = try reading { try StoreBackups.copy($0, to: path) }
    guard done != nil else { throw TaskStoreError.nothingToBackUp(path: location.database) }
  }

  private func reading<Value>(_ body: (Connection) throws -> Value?) throws -> Value? {
    do {
      guard try FileIdentity.find(path: location.database) != nil else { return nil }
      let database = try OpenDatabase(location, lockWait: lockWait, busyWait: lockWait)
      return try body(database.connection)
    } catch {
      throw TaskStoreError.from(error, path: location.database)
    }
  }

  /// Puts a backup in the store's place. The file that lies there is kept under a dated name; when it
  /// is damaged, the tasks that can still be read are brought over where they are newer.
  ///
  /// - Throws: `TaskStoreError`; then nothing was changed.
  package func restore(_ source: RestoreSource) throws -> Restoration {
    try location.makeFolder()
    let lock = try StoreLock(path: location.lock, wait: lockWait)
    let result = Result { try withClosedFile { try replaceFile(from: source) } }
    lock.release()
    return try result.get()
  }

  private func replaceFile(from source: RestoreSource) throws -> Restoration {
    let present = try PresentFile(location)
    let copy = location.database + "-source"
    defer { StoreLocation.removeDatabase(copy) }
    let (backup, content) = try backup(for: source, copy: copy)
    guard backup != nil || present == .damaged else {
      throw TaskStoreError.noBackup(folder: backups.folder)
    }
    let path = location.database + "-restored"
    defer { StoreLocation.removeDatabase(path) }
    try StoreLocation.makePrivateFile(path)
    if let content { try Connection(path: content, access: .unchanging).copy(to: path) }
    var salvaged = 0
    let tasks: Int
    do {
      let connection = try Connection(path: path, access: .ownFile)
      try Schema.complete(connection, path: path)
      if present == .damaged { salvaged = try salvage(into: connection) }
      tasks = Int(try connection.integer("SELECT remaining + completed FROM counter"))
      // As the store has it: whoever opens it next then needs no lock for that.
      try connection.execute("PRAGMA journal_mode = \(location.journalMode)")
    }
    let aside = present == .missing ? nil : try location.setAside(isDamaged: present == .damaged)
    try StoreLocation.rename(path, to: location.database)
    return Restoration(tasks: tasks, backup: backup, salvaged: salvaged, setAside: aside)
  }

  /// The backup that is meant, and where its content is to be read.
  private func backup(
    for source: RestoreSource, copy: String
  ) throws -> (path: String?, content: String?) {
    switch source {
    case .latest:
      let newest = try backups.newestGood(at: now())?.path
      return (newest, newest)
    case .file(let path):
      guard try FileIdentity.find(path: path) != nil else {
        throw TaskStoreError.noSuchBackup(path: path)
      }
      var content = path
      if StoreLocation.hasJournal(path) {
        // A store's own file, of which the newest tasks, or all, lie in the log beside it.
        try StoreLocation.copyDatabase(path, to: copy)
        _ = try? Connection(path: copy, access: .ownFile).integer(
          "SELECT count(*) FROM sqlite_schema")
        content = copy
      }
      guard StoreBackups.isWhole(content) else { throw TaskStoreError.unusableBackup(path: path) }
      return (path, content)
    }
  }

  private func salvage(into connection: Connection) throws -> Int {
    let copy = location.database + "-salvaged"
    defer { StoreLocation.removeDatabase(copy) }
    // Where nothing can be read, nothing is salvaged; the file itself is kept all the same.
    guard let salvage = try? Salvage(location.database, copy: copy) else { return 0 }
    var count = 0
    try connection.transaction(.writing) {
      try salvage.each { task in
        if try task.merge(into: connection) { count += 1 }
      }
    }
    return count
  }
}

/// What lies in a store's place.
private enum PresentFile {
  case missing, whole, damaged, foreign

  /// - Throws: `TaskStoreError` when it cannot be told, as for want of permission.
  init(_ location: StoreLocation) throws {
    do {
      try location.checkDatabaseFile()
      guard try FileIdentity.find(path: location.database) != nil else {
        self = .missing
        return
      }
      let connection = try Connection(path: location.database)
      _ = try Schema.version(of: connection, path: location.database)
      self = try connection.faults(thorough: true).isEmpty ? .whole : .damaged
    } catch TaskStoreError.notAFile, TaskStoreError.foreignDatabase, TaskStoreError.newerSchema {
      self = .foreign
    } catch {
      switch TaskStoreError.from(error, path: location.database) {
      case TaskStoreError.damaged, TaskStoreError.notADatabase, TaskStoreError.emptyFile:
        self = .damaged
      case let error:
        throw error
      }
    }
  }
}

extension StoreLocation {
  /// Gives the database and its journal another name; for the holder of the lock.
  fileprivate func setAside(isDamaged: Bool) throws -> String {
    let kind = isDamaged ? "damaged" : "replaced"
    let stamp = Date().fileStamp
    var name = "\(folder)/tasks-\(kind)-\(stamp).sqlite"
    var number = 2
    while FileIdentity(path: name) != nil {
      name = "\(folder)/tasks-\(kind)-\(stamp)-\(number).sqlite"
      number += 1
    }
    // A second name first, so that at no time there is no database, which would be a new store. Then
    // the journal: without it the database is older, with a strange one it would be wrong.
    let isLinked = link(database, name) == 0
    for end in ["-wal", "-journal"] where FileIdentity(path: database + end) != nil {
      try Self.rename(database + end, to: name + end)
    }
    unlink(database + "-shm")
    if !isLinked { try Self.rename(database, to: name) }
    return name
  }
}

extension TaskItem {
  /// Adds a task, or brings the stored one of the same id to this state when this is the newer one.
  ///
  /// - Returns: whether anything was written.
  fileprivate func merge(into connection: Connection) throws -> Bool {
    do {
      guard let stored = try connection.find(id)?.task else {
        try insert(into: connection)
        return true
      }
      // A move does not count as a modification.
      guard
        modifiedAt > stored.modifiedAt || modifiedAt == stored.modifiedAt && place != stored.place
      else { return false }
      try update(stored, in: connection)
      return true
    } catch let error as DatabaseError where error.primaryCode == SQLITE_CONSTRAINT {
      // What no task can be was no task any more.
      return false
    }
  }
}
