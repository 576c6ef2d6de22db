import Doorbell
import Foundation
import TestSupport
import Testing

@testable import TaskKit

@Suite struct SQLiteTaskStoreTests {
  let files: TemporaryStore
  var store: SQLiteTaskStore { files.store }

  init() throws {
    files = try TemporaryStore(lockWait: .milliseconds(20))
  }

  @Test func filesArePrivate() throws {
    _ = try store.add(title: "A")
    func mode(_ path: String) throws -> Int? {
      try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    }
    #expect(try mode(files.location.folder) == 0o700)
    #expect(try mode(files.folder.path + "/data") == 0o700)
    for name in ["tasks.sqlite", "tasks.sqlite-wal", "tasks.sqlite-shm", "tasks.lock"] {
      #expect(try mode(files.location.folder + "/" + name) == 0o600, "\(name)")
    }
  }

  @Test func theFileSaysWhatItIs() throws {
    _ = try store.counts()
    let connection = try Connection(path: files.location.database)
    #expect(try connection.integer("PRAGMA application_id") == 0x5473_6B6C)
    #expect(try connection.integer("PRAGMA user_version") == 3)
    #expect(try connection.first("PRAGMA journal_mode") { $0.text(0) } == "wal")
    #expect(try connection.integer("PRAGMA synchronous") == 2)
    #expect(try connection.integer("PRAGMA foreign_keys") == 1)
    #expect(try connection.integer("PRAGMA wal_autocheckpoint") == 0)
    #expect(try connection.integer("PRAGMA busy_timeout") == 5000)
  }

  @Test func changesOfOneConnectionAreSeenByTheOther() throws {
    let other = files.another()
    let id = try #require(try store.add(title: "A").after?.id)
    #expect(try other.task(id: id).title == "A")
    #expect(try other.hasChanged())
    #expect(try !other.hasChanged())
    _ = try store.rename(id, to: "B")
    #expect(try other.hasChanged())
    #expect(try other.task(id: id).title == "B")
    #expect(try !other.hasChanged())
    _ = try store.rename(id, to: "B")
    #expect(try !other.hasChanged(), "nothing was written")
  }

  @Test func everyChangeRings() throws {
    let listener = try #require(try store.makeChangeListener())
    let other = files.another()
    let id = try #require(try other.add(title: "A").after?.id)
    #expect(listener.drain())
    _ = try store.setCompleted(true, id)
    #expect(listener.drain())
    _ = try store.tasks(matching: TaskQuery(includeCompleted: true))
    _ = try other.counts()
    #expect(!listener.drain(), "reading does not ring")
  }

  @Test func writersInManyThreadsLoseNothing() async throws {
    let stores = (0..<4).map { _ in files.another(lockWait: .seconds(30)) }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for store in stores {
        group.addTask { for number in 0..<50 { _ = try store.add(title: "\(number)") } }
      }
      try await group.waitForAll()
    }
    #expect(try store.counts() == TaskCounts(remaining: 200, completed: 0))
    let tasks = try store.tasks(matching: TaskQuery())
    #expect(Set(tasks.map(\.position)).count == 200)
  }

  @Test func aLockHeldTooLongIsSaid() throws {
    let id = try #require(try store.add(title: "A").after?.id)
    let holder = try StoreLock(path: files.location.lock, wait: .zero)
    #expect(throws: TaskStoreError.locked(path: files.location.lock)) {
      try store.setCompleted(true, id)
    }
    #expect(try store.task(id: id).isCompleted == false, "reading needs no lock")
    holder.release()
    #expect(try store.setCompleted(true, id).completesTask)
  }

  @Test func aReplacedLockFileIsNotTheLock() throws {
    _ = try store.counts()
    let holder = try StoreLock(path: files.location.lock, wait: .zero)
    #expect(unlink(files.location.lock) == 0)
    #expect(try store.add(title: "A").id == 1)
    holder.release()
  }

  @Test func aReplacedFileIsOpenedAgain() throws {
    _ = try store.add(title: "Old")
    let replacement = try TemporaryStore()
    _ = try replacement.store.add(title: "New")
    #expect(try store.hasChanged())
    let database = files.location.database
    for end in ["-wal", "-shm"] { unlink(database + end) }
    try Connection(path: replacement.location.database).execute("PRAGMA wal_checkpoint(TRUNCATE)")
    #expect(rename(replacement.location.database, database) == 0)
    #expect(try store.hasChanged())
    #expect(try store.tasks(matching: TaskQuery()).map(\.title) == ["New"])
    #expect(try store.add(title: "Newer").after?.title == "Newer")
    #expect(try files.another().counts().total == 2)
  }

  @Test func theLogIsWrittenBack() throws {
    let title = String(repeating: "x", count: 60_000)
    for _ in 0..<60 { _ = try store.add(title: title) }
    let log = try FileManager.default.attributesOfItem(atPath: files.location.database + "-wal")
    let size = try #require(log[.size] as? Int)
    #expect(size < 3 << 20, "3.6 MB of titles, each stored with its change")
    #expect(try store.counts().remaining == 60)
  }

  @Test func theLogStaysSmallWhenEveryChangeIsAProcessOfItsOwn() throws {
    let title = String(repeating: "x", count: 60_000)
    for _ in 0..<40 { _ = try files.another().add(title: title) }
    let log = try FileManager.default.attributesOfItem(atPath: files.location.database + "-wal")
    let size = try #require(log[.size] as? Int)
    #expect(size < 3 << 20)
    #expect(try store.counts().remaining == 40)
  }

  @Test func aReaderKeepsWhatItReadsWhileTheLogIsWrittenBack() throws {
    _ = try store.add(title: "A")
    let reader = try Connection(path: files.location.database)
    try reader.transaction(.reading) {
      #expect(try reader.integer("SELECT count(*) FROM task") == 1)
      let title = String(repeating: "x", count: 600_000)
      for _ in 0..<4 { _ = try store.add(title: title) }
      #expect(try reader.integer("SELECT count(*) FROM task") == 1)
    }
    #expect(try reader.integer("SELECT count(*) FROM task") == 5)
  }

  @Test func onlyColumnsThatDifferAreWritten() throws {
    let id = try #require(try store.add(title: "A").after?.id)
    try Connection(path: files.location.database).execute(
      """
      CREATE TRIGGER forbidden BEFORE UPDATE OF priority, position, is_completed, due_at ON task
      BEGIN SELECT raise(ABORT, 'written'); END
      """)
    #expect(try store.rename(id, to: "B").after?.title == "B")
    _ = try store.undo()
    #expect(throws: TaskStoreError.self) { try store.setPriority(.high, id) }
    #expect(try store.task(id: id).priority == .low)
  }

  @Test func closingLeavesTheLogToTheHoldersOfTheLock() throws {
    try { _ = try files.another().add(title: "A") }()
    #expect(FileManager.default.fileExists(atPath: files.location.database + "-wal"))
    #expect(try store.tasks(matching: TaskQuery()).map(\.title) == ["A"])
  }

  @Test func rowsOfOtherProgramsAreReadAsTheyAre() throws {
    let id = try #require(try store.add(title: "A", priority: .low, steps: 4).after?.id)
    let shell = try Connection(path: files.location.database)
    try shell.execute("UPDATE task SET is_completed = 1")
    #expect(try store.hasChanged())
    #expect(try store.counts() == TaskCounts(remaining: 0, completed: 1))
    let task = try store.task(id: id)
    #expect(task.isCompleted && task.completedAt == nil && task.stepsDone == 0)
    #expect(try store.tasks(matching: TaskQuery(includeCompleted: true)) == [task])
    #expect(try store.setCompleted(false, id).after?.stepsDone == 3)
    try shell.execute("DELETE FROM task")
    #expect(try store.counts().total == 0)
  }
}
