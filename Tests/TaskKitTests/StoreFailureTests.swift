import CSQLite
import Foundation
import TestSupport
import Testing

@testable import TaskKit

@Suite struct StoreFailureTests {
  let files: TemporaryStore
  var database: String { files.location.database }

  init() throws {
    files = try TemporaryStore(lockWait: .milliseconds(20))
    try files.location.makeFolder()
  }

  private func bytes() throws -> Data { try Data(contentsOf: URL(fileURLWithPath: database)) }

  private func expectRefused(_ error: TaskStoreError) throws {
    let before = try bytes()
    #expect(throws: error) { try files.store.tasks(matching: TaskQuery()) }
    #expect(throws: error) { try files.store.add(title: "A") }
    #expect(try bytes() == before, "the file is left as it is")
  }

  @Test func aNewerSchemaIsRefused() throws {
    _ = try files.another().add(title: "A")
    let connection = try Connection(path: database)
    try connection.execute("PRAGMA user_version = 7; PRAGMA wal_checkpoint(TRUNCATE)")
    try expectRefused(.newerSchema(path: database, found: 7, known: 3))
  }

  @Test func anotherProgramsDatabaseIsRefused() throws {
    try Connection(path: database, access: .ownFile).execute("CREATE TABLE theirs (x)")
    try expectRefused(.foreignDatabase(path: database))
    try Connection(path: database).execute("PRAGMA application_id = 5; DROP TABLE theirs")
    try expectRefused(.foreignDatabase(path: database))
  }

  @Test func textIsNoDatabase() throws {
    try Data(String(repeating: "- buy milk\n", count: 200).utf8)
      .write(to: URL(fileURLWithPath: database))
    try expectRefused(.notADatabase(path: database))
  }

  @Test func aDamagedPageIsSaid() throws {
    do {
      let store = files.another()
      for number in 0..<200 { _ = try store.add(title: "Task number \(number)") }
    }
    try Connection(path: database).execute("PRAGMA wal_checkpoint(TRUNCATE)")
    for end in ["-wal", "-shm"] { unlink(database + end) }
    var content = try bytes()
    content.replaceSubrange(
      4096..<content.count, with: Data(repeating: 0xA5, count: content.count - 4096))
    try content.write(to: URL(fileURLWithPath: database))
    #expect(throws: TaskStoreError.damaged(path: database)) {
      try files.store.tasks(matching: TaskQuery())
    }
  }

  @Test func aFolderInTheFilesPlaceIsSaid() throws {
    try FileManager.default.createDirectory(atPath: database, withIntermediateDirectories: false)
    #expect(throws: TaskStoreError.notAFile(path: database)) { try files.store.counts() }
  }

  @Test func anUnusableFolderIsSaid() throws {
    let file = files.folder.path + "/file"
    try Data().write(to: URL(fileURLWithPath: file))
    let store = SQLiteTaskStore(location: StoreLocation(folder: file + "/tasklet"))
    #expect(throws: TaskStoreError.cannotOpen(path: file + "/tasklet", reason: "Not a directory")) {
      try store.add(title: "A")
    }
  }

  @Test func theFirstOpeningByManyMakesOneSchema() async throws {
    let stores = (0..<8).map { _ in files.another(lockWait: .seconds(30)) }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for store in stores { group.addTask { _ = try store.add(title: "A") } }
      try await group.waitForAll()
    }
    #expect(try files.store.counts().total == 8)
  }

  @Test(arguments: [
    (SQLITE_FULL, TaskStoreError.diskFull(path: "p")),
    (SQLITE_READONLY | 8 << 8, .readOnly(path: "p")),
    (SQLITE_BUSY | 2 << 8, .locked(path: "p")),
    (SQLITE_CORRUPT | 1 << 8, .damaged(path: "p")),
    (SQLITE_NOTADB, .notADatabase(path: "p")),
    (SQLITE_IOERR | 3 << 8, .cannotOpen(path: "p", reason: "why")),
    (SQLITE_TOOBIG, .database(path: "p", DatabaseError(code: SQLITE_TOOBIG, message: "why"))),
  ])
  func everyCodeHasItsError(code: Int32, expected: TaskStoreError) {
    let error = TaskStoreError.from(DatabaseError(code: code, message: "why"), path: "p")
    #expect(error as? TaskStoreError == expected)
  }

  @Test func theErrorOfAStatementHidesItsArguments() throws {
    _ = try files.store.counts()
    let connection = try Connection(path: database)
    // Swift 6.0's `#expect(throws:)` does not hand the error back.
    #expect {
      try connection.run(
        "INSERT INTO task (id, title) VALUES (?, ?)", [.text("1"), .text("secret")])
    } throws: { error in
      let error = error as? DatabaseError
      return error?.primaryCode == SQLITE_CONSTRAINT
        && error?.description
          == "SQLite error 1299: NOT NULL constraint failed: task.position "
          + "(in \"INSERT INTO task (id, title) VALUES (?, ?)\")"
    }
  }
}
