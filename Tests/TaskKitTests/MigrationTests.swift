import Foundation
import TestSupport
import Testing

@testable import TaskKit

/// Every schema that was ever released opens, as its fixture and the listing made with it tell.
@Suite struct MigrationTests {
  static let versions = Array(1...Migrations.latest)

  private static let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Fixtures")

  private func store(of version: Int) throws -> (files: TemporaryStore, listing: String) {
    let files = try TemporaryStore()
    try files.location.makeFolder()
    let source = Self.fixtures.appendingPathComponent("schema-\(version)")
    try FileManager.default.copyItem(
      atPath: source.path + ".sqlite", toPath: files.location.database)
    let listing = try Data(contentsOf: URL(fileURLWithPath: source.path + ".json"))
    return (files, String(decoding: listing, as: UTF8.self))
  }

  @Test(arguments: versions)
  func itOpensWithEveryTask(version: Int) throws {
    let (files, listing) = try store(of: version)
    #expect(try files.taskletctl("list", "--all", "--json").output == listing)
    #expect(try files.store.faults() == [])
    #expect(try files.store.undo().kind == .add, "what could be undone still can")
    #expect(try files.store.tasks(matching: TaskQuery(search: "bread")).count == 1)
    let backups = try files.store.backups.all(at: .distantFuture)
    #expect(backups.count == (version < Migrations.latest ? 1 : 0))
    for backup in backups {
      let connection = try Connection(path: backup.path, access: .unchanging)
      #expect(try connection.integer("PRAGMA user_version") == version)
      #expect(try connection.integer("SELECT count(*) FROM task") == 21)
    }
  }

  @Test(arguments: versions)
  func eightProcessesOpenItFirst(version: Int) throws {
    let (files, listing) = try store(of: version)
    let done = try files.script(
      """
      seq 8 | xargs -P 8 -I N sh -c '"$ctl" list --all --json > "$folder/outN"
        echo $? >> "$folder/codes"'
      for number in 2 3 4 5 6 7 8; do cmp "$folder/out1" "$folder/out$number" || exit 1; done
      cat "$folder/codes" | sort -u; cat "$folder/out1"
      """)
    #expect(done == CommandResult(output: "0\n" + listing, error: "", exitCode: 0))
    #expect(try files.store.counts().total == 21)
    #expect(try files.store.faults() == [])
    #expect(
      try files.store.backups.all(at: .distantFuture).count == (version < Migrations.latest ? 1 : 0)
    )
  }

  @Test func eightProcessesMakeOneStore() throws {
    let files = try TemporaryStore()
    let done = try files.script(
      """
      seq 8 | xargs -P 8 -I N "$ctl" add "Task N" > /dev/null
      "$ctl" list --json | grep -c '"title"'; ls "$folder"
      """)
    #expect(
      done
        == CommandResult(
          output: "8\ntasks.lock\ntasks.sqlite\ntasks.sqlite-shm\ntasks.sqlite-wal\n", error: "",
          exitCode: 0))
  }

  @Test func tasksInOnePlaceGetPlacesOfTheirOwn() throws {
    let (files, _) = try store(of: 2)
    let titles = try Connection(path: files.location.database, access: .ownFile).rows(
      """
      UPDATE task SET position = 7 WHERE is_completed = 0;
      """
    ) { $0.text(0) }
    #expect(titles == [])
    let before = try Connection(path: files.location.database, access: .unchanging).rows(
      "SELECT id FROM task WHERE is_completed = 0 ORDER BY priority DESC, position, rowid"
    ) { $0.text(0) ?? "" }
    #expect(before.count > 8)
    let tasks = try files.store.tasks(matching: TaskQuery())
    #expect(tasks.map(\.id.uuidString) == before)
    for priority in TaskPriority.allCases {
      let places = tasks.filter { $0.priority == priority }.map(\.place)
      #expect(Set(places).count == places.count)
      #expect(places == places.sorted())
    }
    let low = tasks.filter { $0.priority == .low }
    _ = try files.store.move(low[2].id, before: low[1].id)
    #expect(
      try files.store.tasks(matching: TaskQuery(priority: .low, limit: 3)).map(\.id)
        == [low[0].id, low[2].id, low[1].id])
  }

  @Test func aMigrationThatFailsLeavesTheOldOne() throws {
    let (files, _) = try store(of: 1)
    // In the way of the second step.
    try Connection(path: files.location.database, access: .ownFile).execute(
      "CREATE TABLE removed (x)")
    #expect(throws: TaskStoreError.self) { try files.store.counts() }
    let connection = try Connection(path: files.location.database)
    #expect(try connection.integer("PRAGMA user_version") == 1)
    #expect(try connection.integer("SELECT count(*) FROM task") == 21)
    let begun = "SELECT count(*) FROM sqlite_schema WHERE name = 'task_text'"
    #expect(try connection.integer(begun) == 0)
  }
}
