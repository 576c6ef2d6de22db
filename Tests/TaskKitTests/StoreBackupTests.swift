import Foundation
import Synchronization
import TestSupport
import Testing

@testable import TaskKit

@Suite struct StoreBackupTests {
  let files: TemporaryStore
  var backups: StoreBackups { files.store.backups }
  var all: [StoreBackup] { get throws { try backups.all(at: files.clock.now) } }

  init() throws {
    files = try TemporaryStore()
  }

  @Test func oneADayAndSevenAreKept() throws {
    #expect(try files.store.backUpIfDue() == nil, "there is nothing yet")
    var made: [String] = []
    for day in 1...10 {
      _ = try files.store.add(title: "Day \(day)")
      made.append(try #require(try files.store.backUpIfDue()).path)
      #expect(try files.store.backUpIfDue() == nil)
      files.clock.advance(by: StoreBackups.interval - 1)
      #expect(try files.store.backUpIfDue() == nil)
      files.clock.advance(by: 1)
    }
    #expect(try all.map(\.path) == made.suffix(7).reversed())
    #expect(try files.store.restore(.file(made[5])).tasks == 6)
  }

  @Test func aClockThatWasSetBackDoesNotEndBackups() throws {
    _ = try files.store.add(title: "A")
    #expect(try files.store.backUpIfDue() != nil)
    files.clock.advance(by: -86_400 * 365)
    #expect(try files.store.backUpIfDue() != nil)
  }

  @Test func aBackupOfTheFutureIsTheOldest() throws {
    _ = try files.store.add(title: "Kept")
    files.clock.advance(by: 86_400 * 365)
    let future = try #require(try files.store.backUpIfDue())
    files.clock.advance(by: -86_400 * 365)
    var made: [StoreBackup] = []
    for minute in 0..<20 {
      _ = try files.store.add(title: "\(minute)")
      if let backup = try files.store.backUpIfDue() { made.append(backup) }
      files.clock.advance(by: 60)
    }
    #expect(made.count == 1)
    #expect(try all == made + [future])
    #expect(try backups.newestGood(at: files.clock.now) == made.first)
  }

  @Test func noStoreIsNoBackup() throws {
    let file = files.folder.path + "/backup"
    let done = try files.taskletctl("backup", file)
    #expect(done.exitCode == 1 && done.output == "")
    #expect(
      done.error
        == "taskletctl: There are no tasks yet, so nothing was backed up (\(files.location.database))\n"
    )
    #expect(!FileManager.default.fileExists(atPath: file))
    let missing = try files.taskletctl("restore", file)
    #expect(missing.error == "taskletctl: There is no file \(file); nothing was changed\n")
  }

  @Test func aBackupTouchesNoFileBesideIt() throws {
    _ = try files.store.add(title: "A")
    let (file, other) = (files.folder.path + "/notes", files.folder.path + "/notes.new")
    try Data("precious".utf8).write(to: URL(fileURLWithPath: other))
    #expect(try files.taskletctl("backup", file).exitCode == 0)
    #expect(try Data(contentsOf: URL(fileURLWithPath: other)) == Data("precious".utf8))
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: files.folder.path)
        .filter { $0.hasPrefix("notes") }.sorted() == ["notes", "notes.new"])
  }

  @Test func aBackupThatCannotBeWrittenIsSaid() throws {
    _ = try files.store.add(title: "A")
    let done = try files.taskletctl("backup", "/nonexistent/backup")
    #expect(done.exitCode == 1)
    #expect(
      done.error == "taskletctl: No backup was made: No such file or directory "
        + "(/nonexistent/backup); the tasks are as they were\n")
  }

  @Test func whatAnEndedProcessLeftIsSweptAway() throws {
    _ = try files.store.add(title: "A")
    #expect(try files.store.backUpIfDue() != nil)
    let left = backups.folder + "/tasks-2026-05-01T000000Z.sqlite.unfinished-1-2"
    for end in ["", "-journal"] { try Data().write(to: URL(fileURLWithPath: left + end)) }
    files.clock.advance(by: StoreBackups.interval)
    #expect(try files.store.backUpIfDue() != nil)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: backups.folder).count == 2)
  }

  @Test func aStoresOwnFileIsRestoredWithItsLog() throws {
    let first = files.folder.path + "/first"
    _ = try files.store.add(title: "One")
    try files.store.backUp(to: first)
    _ = try files.store.add(title: "Two")
    let aside = try #require(try files.store.restore(.file(first)).setAside)
    #expect(try files.store.counts().total == 1)
    let (size, log) = (
      try Data(contentsOf: URL(fileURLWithPath: aside)),
      try Data(contentsOf: URL(fileURLWithPath: aside + "-wal"))
    )
    #expect(!log.isEmpty)
    #expect(try files.store.restore(.file(aside)).tasks == 2)
    #expect(try files.store.tasks(matching: TaskQuery()).map(\.title) == ["One", "Two"])
    #expect(try Data(contentsOf: URL(fileURLWithPath: aside)) == size, "the file is as it was")
    #expect(try Data(contentsOf: URL(fileURLWithPath: aside + "-wal")) == log)
    #expect(try files.store.restore(.file(files.location.database)).tasks == 2)
  }

  @Test func aWriterThatWaitsForARestoreDoesNotWaitForItself() throws {
    _ = try files.store.add(title: "A")
    let file = files.folder.path + "/backup"
    try files.store.backUp(to: file)
    let writer = files.another(lockWait: .milliseconds(200))
    _ = try writer.add(title: "B")
    // As a restore by an older program leaves it: in a mode that has to be changed first.
    try StoreLocation.makePrivateFile(files.location.database + "-restored")
    try Connection(path: file, access: .unchanging).copy(to: files.location.database + "-restored")
    try StoreLocation.rename(
      files.location.database + "-restored", to: files.location.database)
    _ = try writer.add(title: "C")
    #expect(try files.store.tasks(matching: TaskQuery()).map(\.title) == ["A", "C"])
  }

  @Test func anotherWritersLockIsNoDamage() throws {
    _ = try files.store.add(title: "A")
    let file = files.folder.path + "/backup"
    try files.store.backUp(to: file)
    _ = try files.store.add(title: "B")
    let foreign = try Connection(path: files.location.database)
    try foreign.execute("BEGIN IMMEDIATE")
    let impatient = files.another(lockWait: .milliseconds(100))
    #expect(throws: TaskStoreError.self) { try impatient.faults() }
    try foreign.execute("ROLLBACK")
    #expect(try impatient.faults() == [])
    #expect(try files.store.restore(.file(file)).salvaged == 0)
  }

  @Test func aBackupIsOnePrivateWholeFile() throws {
    _ = try files.store.add(title: "A")
    let path = try #require(try files.store.backUpIfDue()).path
    let folder = try FileManager.default.contentsOfDirectory(atPath: backups.folder)
    #expect(folder.count == 1)
    func mode(_ path: String) throws -> Int? {
      try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    }
    #expect(try mode(path) == 0o600)
    #expect(try mode(backups.folder) == 0o700)
    let connection = try Connection(path: path, access: .unchanging)
    #expect(try connection.first("PRAGMA integrity_check") { $0.text(0) } == "ok")
    #expect(try connection.first("PRAGMA journal_mode") { $0.text(0) } != "wal")
  }

  @Test func aDamagedStoreDoesNotPushGoodBackupsOut() throws {
    for number in 0..<200 { _ = try files.store.add(title: "Task \(number)") }
    let good = try #require(try files.store.backUpIfDue())
    try Connection(path: files.location.database).execute(
      "PRAGMA ignore_check_constraints = ON; UPDATE counter SET remaining = 7")
    files.clock.advance(by: StoreBackups.interval)
    #expect(throws: TaskStoreError.self) { try files.store.backUpIfDue() }
    #expect(try all == [good])
    #expect(try FileManager.default.contentsOfDirectory(atPath: backups.folder).count == 1)
  }

  /// A backup in the middle of writers is of one moment, and holds none of them up for long.
  @Test func backupsAreTakenAmongWriters() async throws {
    let (store, other) = (files.store, files.another())
    for number in 0..<300 { _ = try store.add(title: "\(number)") }
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { for number in 0..<100 { _ = try other.add(title: "more \(number)") } }
      group.addTask {
        for number in 0..<10 { try store.backUp(to: files.folder.path + "/\(number).sqlite") }
      }
      try await group.waitForAll()
    }
    #expect(try store.counts().remaining == 400)
    for number in 0..<10 {
      #expect(StoreBackups.isWhole(files.folder.path + "/\(number).sqlite"))
    }
  }

  @Test func theProgramBacksUpAndRestores() throws {
    let kept = try #require(try files.store.add(title: "Kept").task)
    let file = files.folder.path + "/my backup?.sqlite"
    let backup = try files.taskletctl("backup", file)
    #expect(backup.output == "Backed up to \(file)\n" && backup.exitCode == 0)
    let again = try files.taskletctl("backup", file)
    #expect(again.exitCode == 1)
    #expect(
      again.error == "taskletctl: There is a file of that name already: \(file); give another "
        + "name\n")
    _ = try files.store.delete(kept.id)
    _ = try files.store.add(title: "Later")
    let listener = try #require(try files.store.makeChangeListener())
    let restored = try files.taskletctl("restore", file)
    #expect(restored.output.hasPrefix("Restored 1 task from \(file); the old file is now "))
    #expect(listener.drain(), "everybody who shows tasks hears of it")
    #expect(try files.store.hasChanged())
    #expect(try files.store.tasks(matching: TaskQuery()) == [kept])
    #expect(try files.store.undo().kind == .add, "what could be undone then can be undone now")
  }

  @Test func restoringAmongWritersLeavesAWholeStore() async throws {
    _ = try files.store.add(title: "Kept")
    let file = files.folder.path + "/backup"
    try files.store.backUp(to: file)
    // Patient enough for a machine that has other things to do.
    let writer = files.another(lockWait: .seconds(120))
    let (store, files) = (files.another(lockWait: .seconds(120)), files)
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { for number in 0..<100 { _ = try writer.add(title: "\(number)") } }
      group.addTask { for _ in 0..<5 { _ = try files.taskletctl("restore", file) } }
      try await group.waitForAll()
    }
    #expect(try store.faults() == [])
    #expect(try store.counts().remaining <= 101)
    #expect(try store.add(title: "Last").id != nil)
    #expect(try writer.counts() == store.counts())
  }

  @Test func changesAreBackedUpOnceADayAndAFailureIsToldOnce() async throws {
    let told = Mutex(0)
    let daily = DailyBackups(of: files.store) { _ in told.withLock { $0 += 1 } }
    func change() async throws {
      _ = try files.store.add(title: "A")
      await withCheckedContinuation { done in daily.storeHasChanged { done.resume() } }
    }
    for _ in 0..<3 { try await change() }
    #expect(try all.count == 1)
    files.clock.advance(by: StoreBackups.interval)
    let kept = backups.folder + ".kept"
    #expect(rename(backups.folder, kept) == 0)
    try Data().write(to: URL(fileURLWithPath: backups.folder))
    for _ in 0..<3 { try await change() }
    #expect(told.withLock { $0 } == 1)
    #expect(unlink(backups.folder) == 0)
    #expect(rename(kept, backups.folder) == 0)
    files.clock.advance(by: 3600)
    try await change()
    #expect(try all.count == 2)
    #expect(told.withLock { $0 } == 1)
  }

  @Test func theStampIsADate() throws {
    let date = Date(timeIntervalSince1970: 1_780_000_000)
    #expect(date.fileStamp == "2026-05-28T202640Z")
    #expect(Date(fileStamp: date.fileStamp) == date)
    for text in ["", "2026-05-28", "2026-05-28T2026", "xxxx-xx-xxTxxxxxxZ"] {
      #expect(Date(fileStamp: text) == nil)
    }
  }
}
