import IntentCore

/// Gives back the intents and their parameters as text.
struct ListIntentsIntent: AppIntent {
  static let title: LocalizedStringResource = "List Intents"
  static let description = IntentDescription("Lists the actions that other programs can ask for.")
  static let isDiscoverable = false

  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    let intents = try IntentRegistry(TaskIntents.all).intents.filter { $0.isDiscoverable }
    let entries = intents.map { intent in
      let description = intent.description._intentDescription?.descriptionText ?? intent.title
      let parameters = IntentParameterList(intent.init()).entries.map { entry in
        let isOptional = entry.parameter.recorded != nil || entry.parameter.kind.isOptional
        let needed = isOptional ? "optional, " : ""
        return "    \(entry.name): \(needed)\(String(localized: entry.expectation))\n"
      }
      return "\(intent.actionName)\n    \(String(localized: description))\n" + parameters.joined()
    }
    return .result(value: entries.joined(separator: "\n"))
  }
}
