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
    self.init(value: option.value, title: String(localized: option.display.title))
  }

  /// Choices of these options; those of one name are told apart by their second lines.
  static func choices(of options: [_IntentOption]) -> [ConfigurationChoice] {
    let choices = options.map { ConfigurationChoice($0) }
    let times = Dictionary(choices.map { ($0.title, 1) }, uniquingKeysWith: +)
    return zip(options, choices).map { option, choice in
      guard let line = option.display.subtitle, times[choice.title, default: 0] > 1 else {
        return choice
      }
      return ConfigurationChoice(
        value: choice.value, title: "\(choice.title) – \(String(localized: line))")
    }
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
    var options = try await entry.options() ?? []
    if let value, !options.contains(where: { $0.value == value }) {
      options.insert(try await entry.option(for: value), at: 0)
    }
    var offer = Offer(choices: ConfigurationChoice.choices(of: options))
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
