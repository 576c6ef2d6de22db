import Doorbell
import Foundation
import TestSupport
import Testing

@testable import TaskKit

/// Disks, permissions and other processes that stand in the way: each by the real thing.
@Suite struct StoreSurroundingsTests {
  let files: TemporaryStore
  var database: String { files.location.database }

  init() throws {
    files = try TemporaryStore(lockWait: .milliseconds(200))
    _ = try files.store.add(title: "A")
  }

  /// A name space of one's own, in which file systems can be mounted.
  private static let mounting = ["unshare", "--user", "--map-root-user", "--mount"]

  private static let canMount: Bool = {
    let tried = try? TemporaryStore().script("mount -t tmpfs none /mnt", through: mounting)
    return tried?.exitCode == 0
  }()

  private static let isRoot = getuid() == 0

  @Test(.enabled(if: canMount, "no name space to mount in"))
  func aFullDiskIsSaidAndNothingIsLost() throws {
    let done = try files.script(
      """
      mount -t tmpfs -o size=600k none "$folder" || exit 99
      for number in 1 2 3; do "$ctl" add "Task $number" > /dev/null || exit 98; done
      dd if=/dev/zero of="$folder/filler" bs=4k 2> /dev/null
      "$ctl" add "One too many"; code=$?
      "$ctl" complete "$("$ctl" list --json | sed -n 's/.*"id":"\\([^"]*\\)".*/\\1/p' | head -n 1)"
      "$ctl" list | cut -d ' ' -f 2-
      rm "$folder/filler"
      "$ctl" add "There is room again" > /dev/null && "$ctl" list | wc -l
      exit $code
      """, through: Self.mounting)
    #expect(done.exitCode == 1)
    #expect(
      done.output == "[ ] Task 1\n[ ] Task 2\n[ ] Task 3\n4\n")
    let lines = done.error.split(separator: "\n")
    #expect(lines.count == 2)
    for line in lines {
      #expect(
        line.hasPrefix(
          "taskletctl: The disk is full, so nothing was saved (\(files.location.folder)"))
      #expect(line.hasSuffix("; free some space and try again"))
    }
  }

  @Test(.enabled(if: canMount, "no name space to mount in"))
  func aReadOnlyFileSystemIsReadAndSaidSo() throws {
    let done = try files.script(
      """
      mount --bind "$folder" "$folder" && mount -o remount,ro,bind "$folder" || exit 99
      "$ctl" list | cut -d ' ' -f 2-
      "$ctl" add "B"
      """, through: Self.mounting)
    #expect(done.exitCode == 1)
    #expect(done.output == "[ ] A\n")
    #expect(
      done.error == "taskletctl: The tasks can be read but not written "
        + "(\(files.location.lock)); make the file and its folder writable\n")
  }

  @Test(.enabled(if: isRoot, "only root can become somebody else"))
  func missingPermissionIsSaid() throws {
    let done = try files.script(
      "\"$ctl\" list; \"$ctl\" add B", through: ["setpriv", "--reuid=65534", "--clear-groups"])
    #expect(done.exitCode == 1)
    #expect(done.output == "")
    #expect(done.error.split(separator: "\n").count == 2)
    for line in done.error.split(separator: "\n") {
      #expect(line.hasPrefix("taskletctl: You may not read or write the tasks (/"))
      #expect(line.hasSuffix("); make the file and its folder your own"))
    }
    #expect(try files.store.counts().remaining == 1)
  }

  @Test(.enabled(if: isRoot, "only root can become somebody else"))
  func aFileThatMayOnlyBeReadIsRead() throws {
    _ = try files.store.withClosedFile {
      try Connection(path: database).execute("PRAGMA wal_checkpoint(TRUNCATE)")
      StoreLocation.removeJournals(of: database)
    }
    let done = try files.script(
      """
      chmod 755 "$folder" "$folder/.." "$folder/../.."; chmod 644 "$folder"/*
      setpriv --reuid=65534 --clear-groups "$ctl" list | cut -d ' ' -f 2-
      setpriv --reuid=65534 --clear-groups "$ctl" add B
      """)
    #expect(done.exitCode == 1)
    #expect(done.output == "[ ] A\n")
    #expect(done.error.split(separator: "\n").count == 1)
    #expect(done.error.hasPrefix("taskletctl: You may not read or write the tasks ("))
  }

  @Test func aLockHeldByAStoppedProcessIsSaid() throws {
    let id = try files.store.tasks(matching: TaskQuery())[0].id
    let holder = Process()
    holder.executableURL = URL(fileURLWithPath: "/usr/bin/flock")
    holder.arguments = ["--no-fork", files.location.lock, "sh", "-c", "echo held; kill -STOP $$"]
    let told = Pipe()
    holder.standardOutput = told
    try holder.run()
    defer {
      kill(holder.processIdentifier, SIGKILL)
      holder.waitUntilExit()
    }
    #expect(told.fileHandleForReading.availableData == Data("held\n".utf8))
    let start = ContinuousClock.now
    #expect(throws: TaskStoreError.locked(path: files.location.lock)) {
      try files.store.setCompleted(true, id)
    }
    #expect(ContinuousClock.now - start >= .milliseconds(200))
    #expect(try files.store.task(id: id).isCompleted == false)
    #expect(try files.taskletctl("list").exitCode == 0, "reading needs no lock")
  }

  @Test func aWriterThatHoldsTheDatabaseAndNotTheLockIsWaitedFor() throws {
    let shell = try Connection(path: database)
    try shell.execute("BEGIN IMMEDIATE")
    #expect(throws: TaskStoreError.locked(path: database)) { try files.store.add(title: "B") }
    try shell.execute("ROLLBACK")
    #expect(try files.store.add(title: "B").id != nil)
  }

  @Test func aStaleLogIsNotReadIntoAnotherFile() throws {
    let other = try TemporaryStore()
    for number in 0..<50 { _ = try other.store.add(title: "New \(number)") }
    try other.store.backUp(to: files.folder.path + "/new")
    for number in 0..<10 { _ = try files.store.add(title: "Old \(number)") }
    // As a person would: with the log of the old file still there.
    #expect(rename(files.folder.path + "/new", database) == 0)
    #expect(try files.store.counts().remaining == 50)
    #expect(try files.store.faults() == [])
    #expect(try files.taskletctl("list").output.split(separator: "\n").count == 50)
    let names = try FileManager.default.contentsOfDirectory(atPath: files.location.folder)
    #expect(names.contains { $0.hasPrefix("tasks-replaced-") && $0.hasSuffix(".sqlite-wal") })
  }

  @Test func aLogWithoutItsDatabaseIsKeptAside() throws {
    let lone = try Data(contentsOf: URL(fileURLWithPath: database + "-wal"))
    #expect(!lone.isEmpty)
    #expect(unlink(database) == 0)
    #expect(try files.another().counts().total == 0)
    let names = try FileManager.default.contentsOfDirectory(atPath: files.location.folder)
    let aside = try #require(names.first { $0.hasPrefix("tasks-replaced-") })
    #expect(
      try Data(contentsOf: URL(fileURLWithPath: files.location.folder + "/" + aside)) == lone)
  }

  // MARK: Homes on a network

  private static let hasBindfs =
    FileManager.default.fileExists(atPath: "/usr/bin/bindfs")
    && FileManager.default.isWritableFile(atPath: "/dev/fuse")

  @Test(.enabled(if: isRoot && hasBindfs, "needs a FUSE file system to lie on"))
  func aNetworkHomeHasNoLog() throws {
    let done = try files.script(
      """
      rm "$folder"/*; mkdir "$folder.real" && bindfs "$folder.real" "$folder" || exit 99
      "$ctl" add B > /dev/null; "$ctl" list | cut -d ' ' -f 2-
      "$ctl" doctor | sed -n 's/^File system: \\([a-z ]*\\),.*/\\1/p'
      ls "$folder"; umount "$folder"
      """)
    #expect(done.error == "")
    #expect(done.exitCode == 0)
    #expect(done.output == "[ ] B\nshared with other machines\ntasks.lock\ntasks.sqlite\n")
  }

  @Test func theLocalOneIsNoNetwork() {
    #expect(!files.location.isOnNetwork)
    #expect(files.location.journalMode == "wal")
    #expect(files.store.pollInterval == nil)
  }
}
