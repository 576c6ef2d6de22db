/// Why an intent was refused before it ran.
public enum IntentError: Error, Equatable, Sendable {
  /// A parameter that is neither set nor optional.
  case missingParameter(name: String, expected: String)
  /// A value of another kind, or outside the range.
  case invalidValue(parameter: String, expected: String, given: String)
  /// A parameter that the intent does not have.
  case unknownParameter(name: String, known: [String])
  /// An entity that is not there.
  case unknownEntity(type: String, id: String)
  /// Stored properties beside the parameters, whose values would be lost.
  case plainProperties(intent: String, names: [String])
  /// A dependency that the program did not provide.
  case missingDependency(intent: String, type: String)
  /// Two intents of one name.
  case duplicateIntent(name: String, first: String, second: String)
  /// An intent that the program does not offer.
  case unknownIntent(name: String)
  /// A parameter of a configuration that has neither a default nor optionality.
  case missingDefault(intent: String, parameter: String)
  /// The session is locked, and the intent needs the person.
  case locked
}
