/// An intent as a view, a menu or an undo carries it: which one, and with what values.
///
/// A value that can be compared and sent between threads. Copies of an intent share their
/// parameters' storage, so a recorded instance is never run: each run makes a fresh one.
public struct IntentReference: Sendable {
  /// The intent's type.
  package let type: any AppIntent.Type
  /// The intent's name that stays the same between runs.
  public let identifier: String
  /// The values of the parameters that are set.
  public private(set) var values: [String: IntentValue]
  private let plainProperties: [String]

  /// Records an intent with its present values.
  ///
  /// - Parameter intent: the intent.
  public init(_ intent: some AppIntent) {
    self.init(recording: intent)
  }

  package init(recording intent: any AppIntent) {
    self.init(Swift.type(of: intent), recording: IntentParameterList(intent))
  }

  /// Records an intent of which the parameters are known already.
  package init(_ type: any AppIntent.Type, recording parameters: IntentParameterList) {
    self.type = type
    identifier = type.persistentIdentifier
    values = [:]
    plainProperties = parameters.plainProperties
    for entry in parameters.entries {
      if let value = entry.parameter.recorded { values[entry.name] = value }
    }
  }

  /// The same intent with another value for one parameter.
  package func setting(_ name: String, to value: IntentValue) -> IntentReference {
    var copy = self
    copy.values[name] = value
    return copy
  }

  /// Makes a fresh intent with the recorded values, checked.
  ///
  /// - Throws: `IntentError`, or what an entity's query throws.
  package func makeIntent() async throws -> any AppIntent {
    guard plainProperties.isEmpty else {
      throw IntentError.plainProperties(intent: identifier, names: plainProperties)
    }
    let intent = type.init()
    let parameters = IntentParameterList(intent)
    for name in values.keys.sorted() where parameters[name] == nil {
      throw IntentError.unknownParameter(
        name: name, known: parameters.entries.map(\.name))
    }
    let takesDefaults = type is any WidgetConfigurationIntent.Type
    for entry in parameters.entries {
      var value = values[entry.name]
      // A placed widget shows the query's default until somebody chose; an action is refused.
      if value == nil, takesDefaults, entry.parameter.recorded == nil {
        value = await entry.defaultValue()
      }
      try await assign(value, to: entry)
    }
    for dependency in parameters.dependencies where !dependency.isAvailable {
      throw IntentError.missingDependency(intent: identifier, type: dependency.typeName)
    }
    return intent
  }

  private func assign(_ value: IntentValue?, to entry: IntentParameterList.Entry) async throws {
    // Words are made only for those who need them.
    func invalid(_ value: IntentValue) -> IntentError {
      .invalidValue(
        parameter: entry.name, expected: String(localized: entry.expectation), given: value.text)
    }
    if let value {
      guard entry.parameter.constraint.admits(value) else { throw invalid(value) }
      do {
        try await entry.parameter.assign(value)
      } catch is IntentValueMismatch {
        throw invalid(value)
      }
    } else if entry.parameter.recorded == nil, !entry.parameter.kind.isOptional {
      throw IntentError.missingParameter(
        name: entry.name, expected: String(localized: entry.expectation))
    }
  }

  /// Makes a fresh intent with recorded values without waiting; nil when one of them has to be
  /// looked up or is no value of its parameter.
  package static func makeNow<I: AppIntent>(
    _ type: I.Type, values: [String: IntentValue]
  ) -> I? {
    let intent = type.init()
    let parameters = IntentParameterList(intent)
    for (name, value) in values {
      guard let parameter = parameters[name], parameter.constraint.admits(value),
        (try? parameter.assignNow(value)) == true
      else { return nil }
    }
    return intent
  }

  /// Makes the intent and runs it. Called off the main thread.
  ///
  /// - Returns: what it gave back.
  /// - Throws: `IntentError` before it runs, and what `perform()` throws.
  public func perform() async throws -> IntentOutcome {
    try await Self.run(try await makeIntent())
  }

  private static func run<I: AppIntent>(_ intent: I) async throws -> IntentOutcome {
    IntentOutcome(try await intent.perform())
  }
}

extension IntentReference: Equatable {
  /// Whether both would do the same.
  public static func == (one: IntentReference, other: IntentReference) -> Bool {
    one.identifier == other.identifier && one.values == other.values
  }
}
