/// How a number is given in a dialog.
public enum IntentParameterControlStyle: Sendable {
  /// A field with buttons for one more and one less.
  case stepper
  /// A slider.
  case slider
  /// A field alone.
  case field
}

/// What a parameter takes beyond its type, and how it is asked for.
public struct IntentParameterConstraint: Sendable {
  /// The smallest and the largest whole number.
  public var intRange: ClosedRange<Int>?
  /// The smallest and the largest number.
  public var doubleRange: ClosedRange<Double>?
  /// How a number is given in a dialog.
  public var controlStyle = IntentParameterControlStyle.stepper

  /// Anything of the type.
  public init() {}

  /// Whether a value lies inside the range; every element of a list has to.
  package func admits(_ value: IntentValue) -> Bool {
    switch value {
    case .int(let number):
      intRange?.contains(number) ?? doubleRange?.contains(Double(number)) ?? true
    case .double(let number): doubleRange?.contains(number) ?? true
    case .array(let values): values.allSatisfy(admits)
    default: true
    }
  }

  /// The range in words, or nil without one.
  package var expectation: LocalizedStringResource? {
    if let range = intRange {
      "a whole number from \(range.lowerBound) to \(range.upperBound)"
    } else if let range = doubleRange {
      "a number from \(range.lowerBound) to \(range.upperBound)"
    } else {
      nil
    }
  }
}
