import FoundationEssentials

// Foundation's own way goes through `snprintf` and `sscanf`, which took a third of a listing.

extension UUID {
  private static let digits = Array("0123456789ABCDEF".utf8)

  /// Where the digits stand in a text, between hyphens.
  private static let groups = [0..<8, 9..<13, 14..<18, 19..<23, 24..<36]

  /// The same as `uuidString`.
  var text: String { text(36) }

  /// The first characters of the text.
  func text(_ length: Int) -> String {
    String(unsafeUninitializedCapacity: 36) { text in
      var count = 0
      // 16 bytes make 32 digits and 4 hyphens: as many as there is room for.
      withUnsafeBytes(of: uuid) { bytes in
        for byte in bytes {
          if count == 8 || count == 13 || count == 18 || count == 23 {
            text[count] = UInt8(ascii: "-")
            count += 1
          }
          text[count] = Self.digits[Int(byte >> 4)]
          text[count + 1] = Self.digits[Int(byte & 15)]
          count += 2
        }
      }
      return min(max(length, 0), count)
    }
  }

  /// The same as `init(uuidString:)`.
  init?(text: UnsafeBufferPointer<UInt8>) {
    guard text.count == 36 else { return nil }
    var halves: (high: UInt64, low: UInt64) = (0, 0)
    var isValid: UInt8 = 1
    for group in Self.groups {
      // The third hyphen is the one in the middle.
      if group.lowerBound == 19 { halves = (halves.low, 0) }
      if group.lowerBound > 0 {
        isValid &= text[group.lowerBound - 1] == UInt8(ascii: "-") ? 1 : 0
      }
      for place in group {
        // Without a branch for each digit: no processor foretells those of a random number.
        let byte = text[place]
        let isDigit: UInt8 = byte &- UInt8(ascii: "0") < 10 ? 1 : 0
        let isLetter: UInt8 = (byte | 0x20) &- UInt8(ascii: "a") < 6 ? 1 : 0
        isValid &= isDigit | isLetter
        halves.low = halves.low << 4 | UInt64((byte &+ 9 &* isLetter) & 15)
      }
    }
    guard isValid == 1 else { return nil }
    // Two numbers of 8 bytes in a row are as large as 16 bytes, which may lie anywhere.
    self.init(
      uuid: withUnsafeBytes(of: (halves.high.bigEndian, halves.low.bigEndian)) {
        $0.load(as: uuid_t.self)
      })
  }

  /// How many characters both texts have in common at their beginning.
  func sharedCount(with other: UUID) -> Int {
    let (one, two) = (halves, other.halves)
    let (high, low) = (one.high ^ two.high, one.low ^ two.low)
    let digits = (high == 0 ? 64 + low.leadingZeroBitCount : high.leadingZeroBitCount) / 4
    // A hyphen stands after each of these numbers of digits.
    var hyphens = 0
    for place in stride(from: 8, through: 20, by: 4) where place <= digits { hyphens += 1 }
    return digits + hyphens
  }

  /// The order of the texts.
  static func precedes(_ one: UUID, _ other: UUID) -> Bool { one.halves < other.halves }

  private var halves: (high: UInt64, low: UInt64) {
    // Sixteen bytes hold two numbers of 8; they are loaded as they lie, whatever the alignment.
    withUnsafeBytes(of: uuid) {
      (
        UInt64(bigEndian: $0.loadUnaligned(as: UInt64.self)),
        UInt64(bigEndian: $0.loadUnaligned(fromByteOffset: 8, as: UInt64.self))
      )
    }
  }
}
