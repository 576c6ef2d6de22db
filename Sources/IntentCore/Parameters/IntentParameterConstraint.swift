/// How a number is given in a dialog.
public enum IntentParameterControlStyle: Sendable {
  /// A field with buttons for one more and one less.
  case stepper
  /// A slider.
  case slider
  /// A field alone.
  case field
}

/// Which parts of a date a parameter has. Mirrors `IntentParameter.DateKind`.
public enum IntentParameterDateKind: Sendable {
  case date
  case time
  case dateTime
}

extension Bool {
  /// What true and false are called. Mirrors `Bool.IntentDisplayName`.
  public struct IntentDisplayName: Sendable {
    package let whenTrue: LocalizedStringResource
    package let whenFalse: LocalizedStringResource

    /// - Parameters:
    ///   - whenTrue: what true is called.
    ///   - whenFalse: what false is called.
    public init(true whenTrue: LocalizedStringResource, false whenFalse: LocalizedStringResource) {
      self.whenTrue = whenTrue
      self.whenFalse = whenFalse
    }
  }
}

extension String {
  /// How text is typed. Mirrors `String.IntentInputOptions`.
  public struct IntentInputOptions: Sendable {
    /// The keys that are shown first; accepted, a desktop has a keyboard.
    public enum KeyboardType: Sendable {
      case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad
      case namePhonePad, emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
    }

    /// Which letters become capitals; accepted, a desktop has a keyboard.
    public enum CapitalizationType: Sendable {
      case none, words, sentences, allCharacters
    }

    let isMultiline: Bool

    /// - Parameters:
    ///   - keyboardType: accepted.
    ///   - capitalizationType: accepted.
    ///   - multiline: whether there may be several lines.
    ///   - autocorrect: accepted.
    ///   - smartQuotes: accepted.
    ///   - smartDashes: accepted.
    public init(
      keyboardType: KeyboardType = .default,
      capitalizationType: CapitalizationType = .sentences, multiline: Bool = false,
      autocorrect: Bool = true, smartQuotes: Bool = true, smartDashes: Bool = true
    ) {
      isMultiline = multiline
    }
  }
}

/// What a parameter takes beyond its type, and how it is asked for.
public struct IntentParameterConstraint: Sendable {
  /// The smallest and the largest whole number.
  public var intRange: ClosedRange<Int>?
  /// The smallest and the largest number.
  public var doubleRange: ClosedRange<Double>?
  /// How a number is given in a dialog.
  public var controlStyle = IntentParameterControlStyle.stepper

  /// How a date is given.
  public var dateKind = IntentParameterDateKind.dateTime
  /// Whether text may have several lines.
  public var isMultiline = false
  /// What true and false are called, when a person chooses between the two names.
  package var boolNames: Bool.IntentDisplayName?
  /// The values that are offered.
  var options: IntentOptionsSource?
  /// Whether values are offered by a provider or a query of the parameter's own.
  package var offersOptions: Bool { options != nil }

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
      LocalizedStringResource(
        "a whole number from \(range.lowerBound) to \(range.upperBound)")
    } else if let range = doubleRange {
      LocalizedStringResource("a number from \(range.lowerBound) to \(range.upperBound)")
    } else {
      nil
    }
  }
}
