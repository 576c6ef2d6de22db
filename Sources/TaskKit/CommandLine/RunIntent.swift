import IntentCore

/// Runs an intent by its name, with its parameters by theirs.
struct RunIntent: AppIntent {
  static let title: LocalizedStringResource = "Run Intent"
  static let description = IntentDescription("Runs an action by its name.")
  static let isDiscoverable = false

  @Parameter(title: "Intent", description: "A name that “taskletctl intents” lists")
  var intent: String

  @Parameter(
    title: "Values", description: "A parameter’s name, an equals sign and its value", default: [])
  var values: [String]

  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    guard let type = try IntentRegistry(TaskIntents.all).intent(named: intent) else {
      throw IntentError.unknownIntent(name: intent)
    }
    let instance = type.init()
    let parameters = IntentParameterList(instance)
    var reference = IntentReference(recording: instance)
    for text in values {
      let pieces = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(pieces[0])
      let entry = try parameters.entry(named: name)
      guard pieces.count == 2 else {
        throw IntentError.missingParameter(
          name: name, expected: String(localized: entry.expectation))
      }
      reference = reference.setting(name, to: try entry.parse(String(pieces[1])))
    }
    return .result(value: try await reference.perform().output)
  }
}

extension IntentOutcome {
  /// What a command line prints: the value, or else what was done.
  var output: String {
    if let value {
      return value.text.isEmpty || value.text.hasSuffix("\n") ? value.text : value.text + "\n"
    }
    return dialog.map { String(localized: $0.text).onOneLine + "\n" } ?? ""
  }
}
