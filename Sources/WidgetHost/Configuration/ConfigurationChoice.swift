import WidgetModel

/// One choice of a drop-down.
struct ConfigurationChoice: Equatable, Sendable {
  let value: IntentValue
  let title: String

  init(value: IntentValue, title: String) {
    self.value = value
    self.title = title
  }

  init(_ option: _IntentOption) {
    // The second line, by which things of one name are told apart, on the one line there is.
    let lines = [option.display.title, option.display.subtitle].compactMap { $0 }
    self.init(
      value: option.value, title: lines.map { String(localized: $0) }.joined(separator: " – "))
  }

  /// No value, for a parameter that may go without.
  static var none: ConfigurationChoice {
    ConfigurationChoice(value: .null, title: String(localized: "None"))
  }

  /// No value either, where something stands for it.
  static var automatic: ConfigurationChoice {
    ConfigurationChoice(value: .null, title: String(localized: "Automatic"))
  }
}

/// What a drop-down offers that has to be asked for: a person's things, and what a provider finds.
struct OptionSource: Equatable, Sendable {
  private let entry: IntentParameterList.Entry

  init(_ entry: IntentParameterList.Entry) {
    self.entry = entry
  }

  static func == (one: OptionSource, other: OptionSource) -> Bool {
    one.entry.name == other.entry.name
  }

  /// What was found, and which of it stands for the present value.
  struct Offer: Equatable, Sendable {
    var choices: [ConfigurationChoice] = []
    var selected: IntentValue?
  }

  /// Asks the query or the provider. Called off the main thread.
  ///
  /// - Parameter value: the present value; offered even where it is not suggested.
  /// - Throws: what the query or the provider throws.
  func offer(for value: IntentValue?) async throws -> Offer {
    var offer = Offer(choices: (try await entry.options() ?? []).map(ConfigurationChoice.init))
    if let value, !offer.choices.contains(where: { $0.value == value }) {
      offer.choices.insert(ConfigurationChoice(try await entry.option(for: value)), at: 0)
    }
    let standIn = await entry.defaultValue()
    if entry.parameter.kind.isOptional {
      offer.choices.insert(standIn == nil ? .none : .automatic, at: 0)
      offer.selected = value ?? .null
    } else {
      offer.selected = value ?? standIn
    }
    return offer
  }
}
