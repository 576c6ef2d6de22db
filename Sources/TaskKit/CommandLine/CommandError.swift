import IntentCore

/// Words of a command line in the wrong place.
enum CommandError: Error {
  case noCommand
  case unknownCommand(String)
  case unknownOption(String, Command)
  case repeatedOption(String, Command)
  case missingValue(of: String, Command)
  case missing(String, Command)
  case unexpectedArgument(String, Command)
}

extension CommandError: CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource {
    switch self {
    case .noCommand:
      "No command was given; “taskletctl --help” lists them"
    case .unknownCommand(let name):
      "There is no command “\(name)”; “taskletctl --help” lists them"
    case .unknownOption(let name, let command):
      "“\(command.name)” has no option “\(name)”; usage: \(command.usage)"
    case .repeatedOption(let name, let command):
      "“\(name)” was given twice; usage: \(command.usage)"
    case .missingValue(let name, let command):
      "“\(name)” needs a value; usage: \(command.usage)"
    case .missing(let name, let command):
      "\(name) is missing; usage: \(command.usage)"
    case .unexpectedArgument(let argument, let command):
      """
      There is no place for “\(argument)”; put text of several words in quotes; usage: \
      \(command.usage)
      """
    }
  }
}
