/// Where a task stands among those of its priority: a whole number, and what lies between two.
///
/// Between any two places there is another one, so that a move writes the moved task alone, however
/// many came to the same gap before.
struct TaskPlace: Hashable, Sendable {
  var position: Int

  /// Digits behind the point, to the base of 62; empty for most tasks. No place ends in 0, which
  /// would be another writing of the one without it.
  var fraction = ""

  /// The digits, in the order of their bytes, which is the database's.
  static let digits = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz".utf8)

  /// Whether a text can be a fraction.
  static func isFraction(_ text: String) -> Bool {
    text.utf8.allSatisfy { digit(of: $0) != nil } && text.utf8.last != digits[0]
  }

  private static func digit(of byte: UInt8) -> Int? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): Int(byte - UInt8(ascii: "A")) + 10
    case UInt8(ascii: "a")...UInt8(ascii: "z"): Int(byte - UInt8(ascii: "a")) + 36
    default: nil
    }
  }

  /// A fraction strictly between two others, as short as halving gives it.
  ///
  /// - Parameter upper: nil for 1.
  /// - Returns: nil when there is none, as between two that are equal.
  static func fraction(between lower: String, and upper: String?) -> String? {
    let (low, high) = (Array(lower.utf8), upper.map { Array($0.utf8) })
    var result: [UInt8] = []
    var isBounded = high != nil
    while true {
      let index = result.count
      // From the first digit that is less than the upper one's on, anything is less.
      if isBounded, let high, index >= high.count { return nil }
      let least = index < low.count ? digit(of: low[index]) : 0
      let end = isBounded ? high.flatMap { digit(of: $0[index]) } : digits.count
      guard let least, let end, least <= end else { return nil }
      let middle = (least + end) / 2
      result.append(digits[middle])
      if middle > least { return String(decoding: result, as: UTF8.self) }
      if least < end { isBounded = false }
    }
  }
}

extension TaskPlace: Comparable {
  static func < (left: TaskPlace, right: TaskPlace) -> Bool {
    if left.position != right.position { return left.position < right.position }
    // All ASCII, in which texts have their bytes' order.
    return left.fraction < right.fraction
  }
}
