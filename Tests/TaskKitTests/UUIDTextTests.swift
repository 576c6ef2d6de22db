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
}
