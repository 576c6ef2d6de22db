/// What a person is asked for a value; accepted for source compatibility, does nothing here.
public struct InputConnectionBehavior: Sendable {
  /// The default.
  public static let `default` = InputConnectionBehavior()
  /// Accepted, does nothing here.
  public static let never = InputConnectionBehavior()
  /// Accepted, does nothing here.
  public static let connectToPreviousIntentResult = InputConnectionBehavior()
}

extension IntentParameter where Value: _IntentValue {
  /// A parameter.
  ///
  /// - Parameters:
  ///   - title: what it is called.
  ///   - description: a line that explains it.
  ///   - default: what it is before anybody gives a value.
  ///   - requestValueDialog: accepted, does nothing here.
  ///   - inputConnectionBehavior: accepted, does nothing here.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default initial: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(
      title: title, description: description, default: initial,
      constraint: IntentParameterConstraint())
  }
}

extension IntentParameter where Value: _IntentValue, Value.UnwrappedType == Int {
  /// How a whole number is given in a dialog.
  public typealias IntControlStyle = IntentParameterControlStyle

  /// A whole number.
  ///
  /// - Parameters:
  ///   - title: what it is called.
  ///   - description: a line that explains it.
  ///   - default: what it is before anybody gives a value.
  ///   - controlStyle: how it is given in a dialog.
  ///   - inclusiveRange: the smallest and the largest value that is taken.
  ///   - requestValueDialog: accepted, does nothing here.
  ///   - inputConnectionBehavior: accepted, does nothing here.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default initial: Int? = nil, controlStyle: IntControlStyle = .stepper,
    inclusiveRange: (lowerBound: Int, upperBound: Int)?,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    var constraint = IntentParameterConstraint()
    constraint.controlStyle = controlStyle
    constraint.intRange = inclusiveRange.map { $0.lowerBound...max($0.lowerBound, $0.upperBound) }
    self.init(title: title, description: description, default: initial, constraint: constraint)
  }
}

extension IntentParameter where Value: _IntentValue, Value.UnwrappedType == Double {
  /// How a number is given in a dialog.
  public typealias DoubleControlStyle = IntentParameterControlStyle

  /// A number.
  ///
  /// - Parameters:
  ///   - title: what it is called.
  ///   - description: a line that explains it.
  ///   - default: what it is before anybody gives a value.
  ///   - controlStyle: how it is given in a dialog.
  ///   - inclusiveRange: the smallest and the largest value that is taken.
  ///   - requestValueDialog: accepted, does nothing here.
  ///   - inputConnectionBehavior: accepted, does nothing here.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default initial: Double? = nil, controlStyle: DoubleControlStyle = .field,
    inclusiveRange: (lowerBound: Double, upperBound: Double)?,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    var constraint = IntentParameterConstraint()
    constraint.controlStyle = controlStyle
    constraint.doubleRange = inclusiveRange.map {
      $0.lowerBound...max($0.lowerBound, $0.upperBound)
    }
    self.init(title: title, description: description, default: initial, constraint: constraint)
  }
}
