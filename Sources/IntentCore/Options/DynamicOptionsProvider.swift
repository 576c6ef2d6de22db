/// The values that a parameter offers, found when they are asked for. Mirrors
/// `DynamicOptionsProvider`; called off the main thread.
///
/// ```swift
/// struct ListNames: DynamicOptionsProvider {
///   func results() async throws -> [String] { try await store.lists() }
/// }
/// @Parameter(title: "List", optionsProvider: ListNames()) var list: String?
/// ```
public protocol DynamicOptionsProvider: Sendable {
  /// What is offered.
  associatedtype Option: _IntentValue
  /// The values that are offered.
  func results() async throws -> [Option]
  /// What is chosen when nobody chose.
  func defaultResult() async -> Option?
}

extension DynamicOptionsProvider {
  /// Nothing.
  public func defaultResult() async -> Option? { nil }
}

/// A value that a parameter offers, and how it is shown.
public struct _IntentOption: Sendable, Equatable {
  /// What is recorded when it is chosen.
  package let value: IntentValue
  /// How it is shown.
  package let display: DisplayRepresentation
}

/// Where a parameter's options come from, whatever their type.
struct IntentOptionsSource: Sendable {
  let options: @Sendable () async throws -> [_IntentOption]
  let defaultValue: @Sendable () async -> IntentValue?

  init<Provider: DynamicOptionsProvider>(_ provider: Provider) {
    options = { try await provider.results().map { $0._option } }
    defaultValue = { await provider.defaultResult()?._intentValue }
  }

  /// Options for the elements of a list, which itself is empty until somebody chose.
  init<Provider: DynamicOptionsProvider>(elements provider: Provider) {
    options = { try await provider.results().map { $0._option } }
    defaultValue = { nil }
  }
}

extension _IntentValue {
  /// The value as an option, shown by its own words.
  var _option: _IntentOption {
    let value = _intentValue
    let display =
      (self as? any AppEntity)?.displayRepresentation
      ?? DisplayRepresentation(
        title: LocalizedStringResource(verbatim: Self._kind.wording(of: value)))
    return _IntentOption(value: value, display: display)
  }
}

extension IntentValueKind {
  /// A value as a person reads it: an enumeration's title rather than its raw value.
  func wording(of value: IntentValue) -> String {
    switch (self, value) {
    case (.enumeration(let cases), .string(let raw)):
      cases.first { $0.value == raw }.map { String(localized: $0.title) } ?? raw
    case (.optional(let wrapped), _): wrapped.wording(of: value)
    case (.array(let element), .array(let values)):
      values.map(element.wording(of:)).joined(separator: ", ")
    default: value.text
    }
  }

  /// The values of an enumeration, of the truth, or of an entity's query; nil where anything goes.
  func options() async throws -> [_IntentOption]? {
    switch self {
    case .enumeration(let cases):
      cases.map {
        _IntentOption(value: .string($0.value), display: DisplayRepresentation(title: $0.title))
      }
    case .entity(let type): try await type._options()
    case .optional(let wrapped), .array(let wrapped): try await wrapped.options()
    case .bool, .int, .double, .string, .date: nil
    }
  }
}

extension AppEntity {
  static func _options() async throws -> [_IntentOption] {
    try await defaultQuery.suggestedEntities().map { $0._option }
  }
}

extension IntentParameterList.Entry {
  /// The values that a picker offers, asked for anew; nil where anything of the kind goes.
  ///
  /// - Throws: what the query or the provider throws.
  package func options() async throws -> [_IntentOption]? {
    if let source = parameter.constraint.options { return try await source.options() }
    if let names = parameter.constraint.boolNames {
      return [(true, names.whenTrue), (false, names.whenFalse)].map {
        _IntentOption(value: .bool($0), display: DisplayRepresentation(title: $1))
      }
    }
    return try await parameter.kind.options()
  }

  /// A value as a picker shows it; one that is gone by its text, so that it is not changed unasked.
  ///
  /// - Throws: what an entity's query throws.
  package func option(for value: IntentValue) async throws -> _IntentOption {
    if case .entity(let type) = parameter.kind.unwrapped {
      do {
        return try await type._decode(value)._option
      } catch IntentError.unknownEntity {}
    }
    return _IntentOption(
      value: value,
      display: DisplayRepresentation(
        title: LocalizedStringResource(verbatim: parameter.kind.wording(of: value))))
  }

  /// What stands for the value while nobody has chosen one, as the provider or the query says.
  package func defaultValue() async -> IntentValue? {
    if let source = parameter.constraint.options { return await source.defaultValue() }
    return await parameter.kind.defaultEntity()
  }
}
