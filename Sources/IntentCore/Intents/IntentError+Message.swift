extension IntentError: CustomLocalizedStringResourceConvertible {
  /// What is wrong, naming the parameter, what it takes and what was given.
  public var localizedStringResource: LocalizedStringResource {
    switch self {
    case .missingParameter(let name, let expected):
      "“\(name)” is missing; it takes \(expected)"
    case .invalidValue(let parameter, let expected, let given):
      "“\(given)” is no value for “\(parameter)”; it takes \(expected)"
    case .unknownParameter(let name, let known):
      if known.isEmpty {
        "There is no parameter “\(name)”; none is taken here"
      } else {
        "There is no parameter “\(name)”; there are: \(known.joined(separator: ", "))"
      }
    case .unknownEntity(let type, let id):
      "There is no \(type) “\(id)”"
    case .plainProperties(let intent, let names):
      "\(intent) has stored properties that are no parameters (\(names.joined(separator: ", "))); mark them @Parameter"
    case .missingDependency(let intent, let type):
      "\(intent) needs \(type), which was not provided to AppDependencyManager"
    case .duplicateIntent(let name, let first, let second):
      "Two intents are called “\(name)”: \(first) and \(second); rename one"
    case .unknownIntent(let name):
      "There is no intent “\(name)”"
    case .missingDefault(let intent, let parameter):
      "“\(parameter)” of \(intent) needs a default or an optional type"
    case .locked:
      "The session is locked; unlock it first"
    }
  }
}

/// Turns any error into words: its own where it brings some.
///
/// - Parameter error: the error.
/// - Returns: a sentence in the person's language.
package func words(for error: any Error) -> String {
  if let error = error as? any CustomLocalizedStringResourceConvertible {
    return String(localized: error.localizedStringResource)
  }
  return String(describing: error)
}
