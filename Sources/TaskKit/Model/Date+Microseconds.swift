import FoundationEssentials

extension Date {
  /// Microseconds since 1970, which is how dates are stored.
  var microseconds: Int64 {
    // A date outside the range of the number (some 290,000 years) becomes its end; never a trap.
    let exact = (timeIntervalSince1970 * 1_000_000).rounded()
    return Int64(exactly: exact) ?? (exact < 0 ? .min : .max)
  }

  /// The date of a stored number.
  init(microseconds: Int64) {
    self.init(timeIntervalSince1970: Double(microseconds) / 1_000_000)
  }

  /// The date as it comes back from the store.
  var wholeMicroseconds: Date { Date(microseconds: microseconds) }
}
