import Foundation
import Testing

@testable import TaskKit

@Suite struct UUIDTextTests {
  private static let ids =
    (0..<200).map { _ in UUID() }
    + ["00000000-0000-0000-0000-000000000000", "FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF"]
    .compactMap(UUID.init(uuidString:))

  private func read(_ text: String) -> UUID? {
    Array(text.utf8).withUnsafeBufferPointer(UUID.init(text:))
  }

  @Test func textsAreThoseOfFoundation() {
    for id in Self.ids {
      #expect(id.text == id.uuidString)
      #expect(id.text(10) == String(id.uuidString.prefix(10)))
      #expect(read(id.uuidString) == id)
      #expect(read(id.uuidString.lowercased()) == id)
    }
    #expect(Self.ids[0].text(99) == Self.ids[0].uuidString)
    #expect(Self.ids[0].text(-1) == "")
  }

  @Test func whatIsNoIDIsRefused() {
    let text = "0123ABCD-4567-89EF-0123-456789ABCDEF"
    #expect(read(text)?.uuidString == text)
    for index in 0..<36 {
      for byte in ["G", "/", ":", "@", "`", "g", " ", "\0"] {
        var bytes = Array(text)
        bytes[index] = Character(byte)
        #expect(read(String(bytes)) == nil, "\(byte) at \(index)")
      }
    }
    for wrong in ["", String(text.dropLast()), text + "0", text.replacing("-", with: "0")] {
      #expect(read(wrong) == nil)
    }
  }

  @Test func whatTwoShareIsCountedWithHyphens() {
    let id = Self.ids[0]
    for index in 0..<36 where id.uuidString.utf8.map({ $0 })[index] != UInt8(ascii: "-") {
      var bytes = Array(id.uuidString.utf8)
      bytes[index] = bytes[index] == UInt8(ascii: "0") ? UInt8(ascii: "1") : UInt8(ascii: "0")
      #expect(read(String(decoding: bytes, as: UTF8.self)).map(id.sharedCount) == index)
    }
    #expect(id.sharedCount(with: id) == 36)
  }

  @Test func theyAreOrderedAsTheirTexts() {
    let sorted = Self.ids.sorted { $0.sortKey < $1.sortKey }
    #expect(sorted.map(\.uuidString) == Self.ids.map(\.uuidString).sorted())
  }

  @Test func theShortestBeginningsOfAllAreNobodyElses() {
    // One for each number of digits that two may share, and many that share what time and machine
    // make alike; in an order that tells nothing.
    let first = Self.ids[0].uuidString
    let near = (0..<36).map { String(first.prefix($0)) + Self.ids[$0 + 1].uuidString.dropFirst($0) }
    let made = (0..<300).map { String(format: "0190A000-7000-7000-8000-%012X", $0 * 37) }
    let ids = (near + made).compactMap(UUID.init(uuidString:)) + Self.ids
    let texts = Set(ids).map(\.uuidString).shuffled()
    let beginnings = texts.flatMap { text in (4...36).map { text.prefix($0) } }
    let owners = Dictionary(beginnings.map { ($0, 1) }, uniquingKeysWith: +)
    let expected = texts.map { text in
      (4...36).lazy.map { text.prefix($0) }.first { owners[$0] == 1 }
    }
    let prefixes = IDPrefix.unique(ofAll: texts.compactMap(UUID.init(uuidString:)))
    let wrong = zip(prefixes, expected).filter { $0 != $1.map(String.init) }
    #expect(wrong.isEmpty)
    #expect(prefixes.count > 500 && Set(prefixes.map(\.count)).count > 10)
    #expect(IDPrefix.unique(ofAll: []) == [])
    #expect(IDPrefix.unique(ofAll: [Self.ids[0]]) == [String(first.prefix(4))])
  }
}
