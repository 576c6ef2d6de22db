import WidgetModel

/// One choice of a drop-down.
struct ConfigurationChoice: Equatable, Sendable {
  let value: IntentValue
  let title: String

  /// No value, for a parameter that may go without.
  static var none: ConfigurationChoice {
    ConfigurationChoice(value: .null, title: String(localized: "None"))
  }
}

/// What a drop-down of a person's things offers.
struct EntitySource: Equatable, Sendable {
  let type: any AppEntity.Type
  let isOptional: Bool

  static func == (one: EntitySource, other: EntitySource) -> Bool {
    one.type == other.type && one.isOptional == other.isOptional
  }

  /// Asks the entities' query. Called off the main thread.
  ///
  /// - Parameter value: the present value; offered even where the query does not suggest it. One
  ///   that is gone is offered by its id, so that it is not changed unasked.
  /// - Throws: what the query throws.
  func choices(including value: IntentValue?) async throws -> [ConfigurationChoice] {
    (isOptional ? [.none] : []) + (try await type.choices(including: value))
  }
}

extension AppEntity {
  fileprivate static func choices(
    including value: IntentValue?
  ) async throws -> [ConfigurationChoice] {
    var choices = try await defaultQuery.suggestedEntities().map(\.choice)
    guard let value, !choices.contains(where: { $0.value == value }) else { return choices }
    do {
      choices.insert(try await _decode(value).choice, at: 0)
    } catch IntentError.unknownEntity {
      choices.insert(ConfigurationChoice(value: value, title: value.text), at: 0)
    }
    return choices
  }

  private var choice: ConfigurationChoice {
    ConfigurationChoice(
      value: _intentValue, title: String(localized: displayRepresentation.title))
  }
}
