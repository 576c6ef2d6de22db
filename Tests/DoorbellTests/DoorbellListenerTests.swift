import Foundation
import TestSupport
import Testing

@testable import Doorbell

@Suite struct DoorbellListenerTests {
  let folder: TemporaryFolder
  let bell: String

  init() throws {
    folder = try TemporaryFolder()
    bell = folder.path + "/bell"
  }

  @Test func aRingIsHeardOnce() throws {
    try Doorbell(path: bell).ring()
    let listener = try DoorbellListener(path: bell)
    #expect(!listener.drain())
    #expect(!isReadable(listener.fileDescriptor))
    try Doorbell(path: bell).ring()
    #expect(isReadable(listener.fileDescriptor))
    #expect(listener.drain())
    #expect(!listener.drain())
  }

  @Test func manyRingsAreOne() throws {
    let listener = try DoorbellListener(path: bell)
    for _ in 0..<2000 { try Doorbell(path: bell).ring() }
    #expect(listener.drain())
    #expect(!listener.drain())
  }

  @Test func everyListenerHears() throws {
    let listeners = try (0..<3).map { _ in try DoorbellListener(path: bell) }
    try Doorbell(path: bell).ring()
    for listener in listeners { #expect(listener.drain()) }
  }

  @Test func openingDoesNotRingAndClosingDoes() throws {
    try Doorbell(path: bell).ring()
    let listener = try DoorbellListener(path: bell)
    let held = try Doorbell(path: bell)
    #expect(!listener.drain())
    held.ring()
    #expect(listener.drain())
  }

  @Test func aBellThatAppearsIsHeard() throws {
    let listener = try DoorbellListener(path: bell)
    #expect(!listener.drain())
    try Doorbell(path: bell).ring()
    #expect(listener.drain())
    try Doorbell(path: bell).ring()
    #expect(listener.drain())
  }

  @Test func aBellThatIsReplacedIsHeard() throws {
    try Doorbell(path: bell).ring()
    let listener = try DoorbellListener(path: bell)
    try Doorbell(path: bell + ".new").ring()
    #expect(!listener.drain(), "another file's ring is nobody's business")
    #expect(rename(bell + ".new", bell) == 0)
    #expect(listener.drain())
    try Doorbell(path: bell).ring()
    #expect(listener.drain())
  }

  @Test func aBellThatIsDeletedAndMadeAgainIsHeard() throws {
    try Doorbell(path: bell).ring()
    let listener = try DoorbellListener(path: bell)
    #expect(unlink(bell) == 0)
    _ = listener.drain()
    try Doorbell(path: bell).ring()
    #expect(listener.drain())
    #expect(!listener.drain())
  }

  @Test func aFolderThatIsReplacedIsHeard() throws {
    let nested = folder.path + "/store"
    try FileManager.default.createDirectory(atPath: nested, withIntermediateDirectories: false)
    let listener = try DoorbellListener(path: nested + "/bell")
    #expect(rename(nested, nested + "-old") == 0)
    try FileManager.default.createDirectory(atPath: nested, withIntermediateDirectories: false)
    try Doorbell(path: nested + "/bell").ring()
    #expect(listener.drain())
    for _ in 0..<3 {
      try Doorbell(path: nested + "/bell").ring()
      #expect(listener.drain())
      #expect(!listener.drain())
    }
  }

  @Test func readersAreNotHeard() throws {
    try Doorbell(path: bell).ring()
    let listener = try DoorbellListener(path: bell)
    _ = try Data(contentsOf: URL(fileURLWithPath: bell))
    #expect(!listener.drain())
  }

  @Test func aBellIsPrivateAndEmpty() throws {
    try Doorbell(path: bell).ring()
    let attributes = try FileManager.default.attributesOfItem(atPath: bell)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    #expect(attributes[.size] as? Int == 0)
  }

  @Test func aMissingFolderIsAnError() {
    let lost = folder.path + "/nowhere/bell"
    #expect(throws: DoorbellError(path: lost, code: ENOENT)) { try Doorbell(path: lost).ring() }
    #expect(throws: DoorbellError(path: folder.path + "/nowhere", code: ENOENT)) {
      _ = try DoorbellListener(path: lost)
    }
  }

  // MARK: Files beside the bell

  private func watching(after delay: Duration) throws -> DoorbellListener {
    try write("first")
    return try DoorbellListener(path: bell, watching: ["data"], recheckDelay: delay)
  }

  private func write(_ text: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: folder.path + "/data"))
  }

  private func append(_ text: String) throws {
    let file = try FileHandle(forWritingTo: URL(fileURLWithPath: folder.path + "/data"))
    try file.seekToEnd()
    try file.write(contentsOf: Data(text.utf8))
    try file.close()
  }

  @Test func aWriteWithoutARingIsHeardOnceAndLater() throws {
    let listener = try watching(after: .milliseconds(30))
    let start = ContinuousClock.now
    for _ in 0..<3 { try append("more") }
    #expect(!listener.drain(), "what was written may not count yet")
    #expect(isReadable(listener.fileDescriptor, within: 10_000))
    #expect(listener.drain())
    #expect(ContinuousClock.now - start >= .milliseconds(30))
    #expect(!isReadable(listener.fileDescriptor), "three writes in one go are looked at once")
    #expect(!listener.drain())
  }

  @Test func writesDuringTheDelayGetALookOfTheirOwn() throws {
    let listener = try watching(after: .milliseconds(30))
    try append("one")
    #expect(!listener.drain())
    try append("two")
    #expect(!listener.drain())
    for _ in 0..<2 {
      #expect(isReadable(listener.fileDescriptor, within: 10_000))
      #expect(listener.drain())
    }
    #expect(!isReadable(listener.fileDescriptor))
  }

  @Test func aRingIsHeardWithoutTheDelay() throws {
    let listener = try watching(after: .seconds(3600))
    try append("more")
    try Doorbell(path: bell).ring()
    #expect(listener.drain())
    #expect(!listener.drain())
  }

  @Test func aWatchedFileMayBeReplacedAndGo() throws {
    let listener = try watching(after: .milliseconds(1))
    for change in [
      { try write("second") }, { _ = unlink(folder.path + "/data") }, { try write("third") },
    ] {
      try change()
      while !listener.drain() { try #require(isReadable(listener.fileDescriptor, within: 10_000)) }
      // Writing a file anew touches it several times.
      while isReadable(listener.fileDescriptor, within: 20) { _ = listener.drain() }
    }
  }

  @Test func otherFilesAreNobodysBusiness() throws {
    let listener = try watching(after: .milliseconds(1))
    try Data("x".utf8).write(to: URL(fileURLWithPath: folder.path + "/other"))
    _ = try Data(contentsOf: URL(fileURLWithPath: folder.path + "/data"))
    #expect(!listener.drain())
    #expect(!isReadable(listener.fileDescriptor, within: 20))
  }

  /// - Parameter milliseconds: how long to wait for it.
  private func isReadable(_ descriptor: Int32, within milliseconds: Int32 = 0) -> Bool {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, milliseconds) == 1
  }
}
