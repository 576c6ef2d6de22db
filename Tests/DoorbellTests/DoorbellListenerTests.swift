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

  private func isReadable(_ descriptor: Int32) -> Bool {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, 0) == 1
  }
}
