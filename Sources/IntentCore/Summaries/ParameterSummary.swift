/// An intent in a sentence, and which of its parameters a person sees in which order. Mirrors
/// `ParameterSummary`.
///
/// ```swift
/// static var parameterSummary: some ParameterSummary {
///   When(\.$showsAll, .equalTo, true) {
///     Summary("Show all tasks") { \.$showsAll }
///   } otherwise: {
///     Summary("Show \(\.$count) tasks") { \.$showsAll }
///   }
/// }
/// ```
///
/// A dialog has the rows that the summary names, for the values as they are; without a summary it
/// has all parameters in the order of their declaration.
public protocol ParameterSummary {
  /// The summary for an intent's present values; nil when it says nothing about them.
  func _summary(for intent: _SummaryContext) -> _IntentSummary?
}

/// The intent that a summary is made for: its parameters' names and present values.
public struct _SummaryContext {
  private let intent: any AppIntent
  private let parameters: IntentParameterList
  private let values: [String: IntentValue]
  /// The size of the widget that the intent configures; nil when it configures none.
  let family: IntentWidgetFamily?

  init(_ reference: IntentReference, family: IntentWidgetFamily?) {
    self.family = family
    intent = reference.type.init()
    parameters = IntentParameterList(intent)
    values = reference.values
  }

  /// The name of the parameter that a key path leads to.
  func name<I: AppIntent>(_ path: PartialKeyPath<I>) -> String? {
    guard let intent = intent as? I,
      let parameter = intent[keyPath: path] as? _AnyIntentParameter
    else { return nil }
    return parameters.name(of: parameter)
  }

  /// The present value of a parameter; its default, or nil, when it is unset.
  func value<I: AppIntent>(_ path: PartialKeyPath<I>) -> IntentValue? {
    guard let name = name(path) else { return nil }
    let value = values[name] ?? parameters[name]?.recorded
    return value == .null ? nil : value
  }

  /// The present value in words.
  func text<I: AppIntent>(_ path: PartialKeyPath<I>) -> String {
    guard let name = name(path), let parameter = parameters[name] else { return "" }
    return value(path).map(parameter.kind.wording(of:)) ?? String(localized: parameter.title)
  }
}

/// What a summary says for present values.
public struct _IntentSummary: Sendable, Equatable {
  /// The intent in a sentence, with the values in place; empty when the summary has none.
  package let sentence: String
  /// The parameters that a person sees, in order.
  package let parameters: [String]
}

extension IntentReference {
  /// The intent in a sentence and the parameters that a dialog shows, for the present values.
  package var summary: _IntentSummary { summary(for: nil) }

  /// The intent in a sentence and the parameters that a dialog shows, for the present values.
  ///
  /// - Parameter family: the size of the widget that the intent configures, by its name.
  package func summary(for family: String?) -> _IntentSummary {
    let family = family.flatMap { IntentWidgetFamily(rawValue: $0) }
    return type.declaredSummary(for: _SummaryContext(self, family: family))
      ?? _IntentSummary(
        sentence: String(localized: type.title),
        parameters: IntentParameterList(type.init()).entries.map(\.name))
  }
}

extension AppIntent {
  fileprivate static func declaredSummary(for context: _SummaryContext) -> _IntentSummary? {
    parameterSummary._summary(for: context)
  }
}

/// What an intent without a summary has.
public struct _NoParameterSummary: ParameterSummary {
  init() {}

  /// Nothing.
  public func _summary(for intent: _SummaryContext) -> _IntentSummary? { nil }
}

extension AppIntent where SummaryContent == _NoParameterSummary {
  /// None: all parameters in the order of their declaration.
  public static var parameterSummary: _NoParameterSummary { _NoParameterSummary() }
}
