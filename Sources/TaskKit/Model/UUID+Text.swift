import FoundationEssentials

// Foundation's own way goes through `snprintf` and `sscanf`, which took a third of a listing.

extension UUID {
  private static let digits = Array("0123456789ABCDEF".utf8)

  /// The same as `uuidString`.
  var text: String { text(36) }

  /// The first characters of the text.
  func text(_ length: Int) -> String {
    // A short text needs no memory of its own, if no room is asked for that does.
    let length = min(max(length, 0), 36)
    return String(unsafeUninitializedCapacity: length + 2) { text in
      var count = 0
      // 16 bytes make 32 digits and 4 hyphens: no more are written than one and a digit too many.
      withUnsafeBytes(of: uuid) { bytes in
        for byte in bytes where count < length {
          if count == 8 || count == 13 || count == 18 || count == 23 {
            text[count] = UInt8(ascii: "-")
            count += 1
          }
          text[count] = Self.digits[Int(byte >> 4)]
          text[count + 1] = Self.digits[Int(byte & 15)]
          count += 2
        }
      }
      return length
    }
  }

  /// The same as `init(uuidString:)`.
  init?(text: UnsafeBufferPointer<UInt8>) {
    guard text.count == 36, [8, 13, 18, 23].allSatisfy({ text[$0] == UInt8(ascii: "-") }) else {
      return nil
    }
    let bytes = UnsafeRawBufferPointer(text)
    // Inside of the 36 bytes that were just counted, wherever they lie.
    func eight(_ offset: Int) -> UInt64 {
      UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }
    func four(_ offset: Int) -> UInt64 {
      UInt64(UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)))
    }
    guard let first = Self.value(of: eight(0)),
      let second = Self.value(of: four(9) | four(14) << 32),
      let third = Self.value(of: four(19) | four(24) << 32),
      let fourth = Self.value(of: eight(28))
    else { return nil }
    let halves = ((first << 32 | second).bigEndian, (third << 32 | fourth).bigEndian)
    // Two numbers of 8 bytes in a row are as large as 16 bytes, which may lie anywhere.
    self.init(uuid: withUnsafeBytes(of: halves) { $0.load(as: uuid_t.self) })
  }

  /// The number that eight digits are, the first of them in the lowest byte; nil when one is none.
  /// All eight are dealt with at once, a byte each.
  private static func value(of digits: UInt64) -> UInt64? {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let isLetter = digits >> 6 & ones
    let values = (digits & (ones * 15)) &+ isLetter &* 9
    // Written anew, they have to be what they were, small letters apart.
    let isAboveNine = (values &+ ones * 6) >> 4 & ones
    guard values & (ones * 0xF0) == 0,
      values &+ ones * 0x30 &+ isAboveNine * 7 == digits & ~(isLetter << 5)
    else { return nil }
    var packed = values.byteSwapped
    packed = (packed | packed >> 4) & 0x00FF_00FF_00FF_00FF
    packed = (packed | packed >> 8) & 0x0000_FFFF_0000_FFFF
    return (packed | packed >> 16) & 0xFFFF_FFFF
  }

  /// How many characters both texts have in common at their beginning.
  func sharedCount(with other: UUID) -> Int {
    let (one, two) = (sortKey, other.sortKey)
    let (high, low) = (one.high ^ two.high, one.low ^ two.low)
    let digits = (high == 0 ? 64 + low.leadingZeroBitCount : high.leadingZeroBitCount) / 4
    // A hyphen stands after each of these numbers of digits.
    var hyphens = 0
    for place in stride(from: 8, through: 20, by: 4) where place <= digits { hyphens += 1 }
    return digits + hyphens
  }

  /// Numbers in the order of the texts.
  var sortKey: (high: UInt64, low: UInt64) {
    // Sixteen bytes hold two numbers of 8; they are loaded as they lie, whatever the alignment.
    withUnsafeBytes(of: uuid) {
      (
        UInt64(bigEndian: $0.loadUnaligned(as: UInt64.self)),
        UInt64(bigEndian: $0.loadUnaligned(fromByteOffset: 8, as: UInt64.self))
      )
    }
  }
}
