import Foundation
import TestSupport
import Testing

@testable import TaskKit

/// Damaged files: what is said, what is set aside, what comes back.
@Suite struct StoreDamageTests {
  static let count = 400

  let files: TemporaryStore
  var database: String { files.location.database }

  init() throws {
    files = try TemporaryStore()
    try files.store.importTasks { importer in
      for number in 1...Self.count {
        try importer.add(ImportedTask(title: "Task number \(number) of them"))
      }
    }
    _ = try files.store.withClosedFile {
      try Connection(path: database).execute("PRAGMA wal_checkpoint(TRUNCATE)")
      StoreLocation.removeJournals(of: database)
    }
  }

  private func bytes(_ path: String? = nil) throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: path ?? database))
  }

  /// Writes over a part of the file, as another program's mistake would.
  private func overwrite(at offset: Int, with bytes: [UInt8]) throws {
    let file = try FileHandle(forWritingTo: URL(fileURLWithPath: database))
    try file.seek(toOffset: UInt64(offset))
    try file.write(contentsOf: Data(bytes))
    try file.close()
  }

  /// The pages of tasks.
  private func leaves() throws -> [Int] {
    try Connection(path: database, access: .unchanging).rows(
      "SELECT pageno FROM dbstat WHERE name = 'task' AND pagetype = 'leaf' ORDER BY path"
    ) { Int($0.integer(0)) }
  }

  private func setAside(_ kind: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: files.location.folder)
      .filter { $0.hasPrefix("tasks-\(kind)-") && $0.hasSuffix(".sqlite") }
      .map { files.location.folder + "/" + $0 }
  }

  /// Says what is wrong, changes nothing, and brings back so many tasks.
  private func expectRestored(
    _ message: String, tasks: ClosedRange<Int>, stopsWriting: Bool = true,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let damaged = try bytes()
    // A page that adding does not touch does not keep it from adding.
    for command in stopsWriting ? [["list"], ["add", "A"]] : [["list"]] {
      let said = try runCommand(
        builtProgram("taskletctl"), command, environment: files.environment)
      #expect(said.output == "" && said.exitCode == 1, sourceLocation: sourceLocation)
      #expect(said.error == "taskletctl: \(message)\n", sourceLocation: sourceLocation)
    }
    #expect(try bytes() == damaged, "left as it is", sourceLocation: sourceLocation)
    let restored = try files.taskletctl("restore", "latest")
    #expect(restored.exitCode == 0 && restored.error == "", sourceLocation: sourceLocation)
    let aside = try setAside("damaged")
    #expect(aside.count == 1, sourceLocation: sourceLocation)
    #expect(try aside.map(bytes) == [damaged], "kept whole", sourceLocation: sourceLocation)
    let remaining = try files.store.counts().remaining
    #expect(tasks.contains(remaining), "\(remaining)", sourceLocation: sourceLocation)
    #expect(try files.store.faults() == [], sourceLocation: sourceLocation)
    #expect(
      try Set(files.store.tasks(matching: TaskQuery()).map(\.id)).count == remaining,
      sourceLocation: sourceLocation)
  }

  private var notADatabase: String {
    "What lies in the tasks’ place is no database (\(database)); “taskletctl restore latest” sets "
      + "it aside and brings back what can be"
  }

  private var isDamaged: String {
    "The file with the tasks is damaged (\(database)); “taskletctl restore latest” sets it aside "
      + "and brings back the newest backup and every task that can still be read"
  }

  @Test func anOverwrittenHeaderLosesNoTask() throws {
    try overwrite(at: 0, with: [UInt8](repeating: 0xA5, count: 100))
    try expectRestored(notADatabase, tasks: Self.count...Self.count)
  }

  @Test func anOverwrittenFirstPageLosesNoTask() throws {
    try overwrite(at: 0, with: [UInt8](repeating: 0, count: 4096))
    try expectRestored(notADatabase, tasks: Self.count...Self.count)
  }

  @Test func aDamagedPageLosesItsOwnTasks() throws {
    let leaves = try leaves()
    try #require(leaves.count > 8)
    try overwrite(at: (leaves[3] - 1) * 4096, with: [UInt8](repeating: 0xA5, count: 4096))
    try expectRestored(
      isDamaged, tasks: Self.count * 4 / 5...Self.count - 1, stopsWriting: false)
  }

  @Test func severalDamagedPagesLoseTheirOwnTasks() throws {
    let leaves = try leaves()
    for leaf in [leaves[0], leaves[4], leaves[5], leaves[leaves.count - 1]] {
      try overwrite(at: (leaf - 1) * 4096, with: [UInt8](repeating: 0xA5, count: 4096))
    }
    try expectRestored(isDamaged, tasks: Self.count / 4...Self.count - 4, stopsWriting: false)
  }

  @Test func whatADamagedPageHeldComesFromTheBackup() throws {
    #expect(try files.store.backUpIfDue() != nil)
    files.clock.advance(by: 60)
    let late = try #require(try files.store.add(title: "Added after the backup").task)
    let first = try files.store.tasks(matching: TaskQuery(limit: 1))[0]
    _ = try files.store.rename(first.id, to: "Renamed after the backup")
    _ = try files.store.withClosedFile {
      try Connection(path: database).execute("PRAGMA wal_checkpoint(TRUNCATE)")
      StoreLocation.removeJournals(of: database)
    }
    try overwrite(at: (try leaves()[3] - 1) * 4096, with: [UInt8](repeating: 0xA5, count: 4096))
    try expectRestored(
      isDamaged, tasks: Self.count + 1...Self.count + 1, stopsWriting: false)
    #expect(try files.store.task(id: late.id) == late)
    #expect(try files.store.task(id: first.id).title == "Renamed after the backup")
  }

  @Test func aMoveSinceTheBackupIsSalvagedToo() throws {
    let first = try files.store.tasks(matching: TaskQuery(limit: 2))
    #expect(try files.store.backUpIfDue() != nil)
    _ = try files.store.move(first[1].id, before: first[0].id)
    _ = try files.store.withClosedFile {
      try Connection(path: database).execute("PRAGMA wal_checkpoint(TRUNCATE)")
      StoreLocation.removeJournals(of: database)
    }
    try overwrite(at: (try leaves()[3] - 1) * 4096, with: [UInt8](repeating: 0xA5, count: 4096))
    #expect(try files.taskletctl("restore", "latest").exitCode == 0)
    #expect(
      try files.store.tasks(matching: TaskQuery(limit: 2)).map(\.id) == first.reversed().map(\.id))
  }

  @Test func aFlippedBitInATitleIsFoundAndTheBackupHasTheRightOne() throws {
    #expect(try files.store.backUpIfDue() != nil)
    var content = try bytes()
    let place = try #require(content.range(of: Data("number 123 of".utf8))?.lowerBound)
    content[place] ^= 0x10
    try overwrite(at: place, with: [content[place]])
    let doctor = try files.taskletctl("doctor")
    #expect(doctor.output.contains("Condition: database disk image is malformed\n"))
    #expect(!doctor.output.contains("umber 123"))
    let restored = try files.taskletctl("restore", "latest")
    #expect(restored.exitCode == 0)
    #expect(try files.store.tasks(matching: TaskQuery(search: "number 123")).count == 1)
    #expect(try files.store.counts().remaining == Self.count)
    #expect(try setAside("damaged").count == 1)
    #expect(try files.taskletctl("doctor").output.contains("Condition: good\n"))
  }

  @Test func aCutFileIsSaidAndWhatIsLeftComesBack() throws {
    let size = try bytes().count
    #expect(truncate(database, off_t(size * 3 / 4)) == 0)
    try expectRestored(isDamaged, tasks: 1...Self.count, stopsWriting: false)
  }

  @Test func anEmptyFileIsNotAnEmptyList() throws {
    #expect(try files.store.backUpIfDue() != nil)
    #expect(truncate(database, 0) == 0)
    try expectRestored(
      "The file with the tasks is empty (\(database)); “taskletctl restore latest” sets it aside "
        + "and brings back the newest backup", tasks: Self.count...Self.count)
  }

  @Test func damageUnderAnOpenStoreIsAnErrorUntilItIsRestored() throws {
    #expect(try files.store.tasks(matching: TaskQuery(limit: 3)).count == 3)
    #expect(try files.store.backUpIfDue() != nil)
    #expect(truncate(database, 0) == 0)
    #expect(throws: TaskStoreError.self) { try files.store.tasks(matching: TaskQuery()) }
    #expect(try files.taskletctl("restore", "latest").exitCode == 0)
    #expect(try files.store.hasChanged())
    #expect(try files.store.tasks(matching: TaskQuery()).count == Self.count)
  }

  @Test func aFolderInTheFilesPlaceIsSaidAndKept() throws {
    #expect(try files.store.backUpIfDue() != nil)
    try FileManager.default.removeItem(atPath: database)
    try FileManager.default.createDirectory(
      atPath: database + "/inside", withIntermediateDirectories: true)
    let said = try files.taskletctl("list")
    #expect(
      said.error == "taskletctl: What lies in the tasks’ place is no file (\(database)); move it "
        + "away\n")
    #expect(try files.taskletctl("restore", "latest").exitCode == 0)
    let kept = try setAside("replaced")
    #expect(kept.count == 1)
    #expect(FileManager.default.fileExists(atPath: kept[0] + "/inside"))
    #expect(try files.store.counts().remaining == Self.count)
  }

  @Test(arguments: [
    (
      "PRAGMA application_id = 5",
      "What lies in the tasks’ place is another program’s database (PATH); move it away"
    ),
    (
      "PRAGMA user_version = 99",
      "The tasks were saved by a newer Tasklet, in format 99, and were left as they are; this one "
        + "knows format 3 (PATH); update Tasklet"
    ),
  ])
  func whatIsNotOursIsLeftAndOnlySetAsideOnRequest(change: String, message: String) throws {
    #expect(try files.store.backUpIfDue() != nil)
    _ = try files.store.withClosedFile {
      try Connection(path: database).execute(
        "PRAGMA journal_mode = DELETE; \(change)")
    }
    let before = try bytes()
    for command in ["list", "undo"] {
      let said = try files.taskletctl(command)
      #expect(
        said.error == "taskletctl: \(message.replacingOccurrences(of: "PATH", with: database))\n")
      #expect(said.exitCode == 1)
    }
    #expect(try bytes() == before)
    #expect(try files.taskletctl("restore", "latest").exitCode == 0)
    #expect(try setAside("replaced").map(bytes) == [before])
    #expect(try files.store.counts().remaining == Self.count)
  }

  @Test func withoutABackupAGoodStoreIsNotReplaced() throws {
    let said = try files.taskletctl("restore", "latest")
    #expect(
      said.error == "taskletctl: There is no good backup in \(files.location.folder)/backups; give "
        + "the file that is to be restored\n")
    #expect(try files.store.counts().remaining == Self.count)
  }

  @Test func aBadBackupIsPassedOver() throws {
    let good = try #require(try files.store.backUpIfDue())
    files.clock.advance(by: StoreBackups.interval)
    let bad = try #require(try files.store.backUpIfDue())
    #expect(truncate(bad.path, 10_000) == 0)
    #expect(try files.store.backups.all(at: .distantFuture).map(\.path) == [bad.path, good.path])
    #expect(try files.store.restore(.latest).backup == good.path)
    #expect(throws: TaskStoreError.unusableBackup(path: bad.path)) {
      try files.store.restore(.file(bad.path))
    }
  }
}
