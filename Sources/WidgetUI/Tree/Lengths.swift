// An author's sum may end in a division by zero, and Swift stops a program that makes a whole number
// of such a value: every number of a view's goes through here before it is drawn.

extension Double {
  /// The greatest length, in pixels: more than any screen has, and few enough that GTK can add many
  /// of them up.
  package static let greatestLength = 100_000.0
  /// The greatest padding or border, in pixels: GTK counts them in sixteen bits.
  package static let greatestEdge = 10_000.0
  /// The greatest radius of a blur, in pixels: what it spreads over is drawn first.
  package static let greatestBlur = 500.0
  /// The greatest size of letters and symbols, in pixels: they are drawn into pictures of their own.
  package static let greatestFont = 2_000.0

  /// A place, a gap or a movement in pixels, negative or not: 0 where it is no number or without end.
  package init(place value: some BinaryFloatingPoint) {
    self =
      value.isFinite
      ? min(max(Double(value), -Self.greatestLength), Self.greatestLength) : 0
  }

  /// A size in pixels, never negative: 0 where it is no number or without end.
  package init(size value: some BinaryFloatingPoint) {
    self = max(Double(place: value), 0)
  }

  /// A share from 0 to 1: 0 where it is no number or without end.
  package init(share value: some BinaryFloatingPoint) {
    self = value.isFinite ? min(max(Double(value), 0), 1) : 0
  }
}

extension Int {
  /// A place, a gap or a movement in whole pixels, negative or not.
  package init(pixels value: Double) { self = Int(Double(place: value).rounded()) }

  /// A size in whole pixels, never negative.
  package init(size value: Double) { self = Int(Double(size: value).rounded()) }
}

extension FrameNode {
  /// The frame without sizes that nothing can have. Only the greatest size may be without end, and
  /// one that no screen has room for means the same.
  var usable: FrameNode {
    func size(_ length: Double?) -> Double? {
      length.flatMap { $0.isFinite ? Double(size: $0) : nil }
    }
    func most(_ length: Double?) -> Double? {
      length.flatMap { length in
        if length.isNaN { return nil }
        return length >= .greatestLength ? .infinity : max(length, 0)
      }
    }
    return FrameNode(
      width: size(width), height: size(height), minWidth: size(minWidth),
      minHeight: size(minHeight), maxWidth: most(maxWidth), maxHeight: most(maxHeight))
  }
}
