/// A summary that depends on which value a parameter has. Mirrors
/// `ParameterSummarySwitchCondition`.
public struct ParameterSummarySwitchCondition<Intent: AppIntent, Value: _IntentValue>:
  ParameterSummary
{
  private let path: PartialKeyPath<Intent>
  private let cases: [_ParameterSummaryCase<Value>]

  /// - Parameters:
  ///   - path: the parameter.
  ///   - cases: a summary for each value, and one for the rest.
  public init(
    _ path: KeyPath<Intent, IntentParameter<Value>>,
    @ParameterSummaryCaseBuilder<Intent, Value> _ cases: () -> [_ParameterSummaryCase<Value>]
  ) {
    self.path = path
    self.cases = cases()
  }

  /// The summary of the first case that has the value.
  public func _summary(for intent: _SummaryContext) -> _IntentSummary? {
    let value = intent.value(path)
    let first = cases.first { candidate in
      candidate.values.map { values in value.map(values.contains) ?? false } ?? true
    }
    return first?.summary._summary(for: intent)
  }
}

/// A summary for some values of a parameter, or for the rest.
public struct _ParameterSummaryCase<Value> {
  /// Nil for the rest.
  let values: [IntentValue]?
  let summary: any ParameterSummary
}

/// A summary for one or several values. Mirrors `ParameterSummaryCaseCondition`.
public struct ParameterSummaryCaseCondition<
  Intent: AppIntent, Value: _IntentValue, Content: ParameterSummary
> {
  let values: [IntentValue]
  let content: Content

  /// - Parameters:
  ///   - value: the value.
  ///   - summary: its summary.
  public init(_ value: Value, @ParameterSummaryBuilder<Intent> _ summary: () -> Content) {
    values = [value._intentValue]
    content = summary()
  }

  /// - Parameters:
  ///   - values: the values.
  ///   - summary: their summary.
  public init(_ values: [Value], @ParameterSummaryBuilder<Intent> _ summary: () -> Content) {
    self.values = values.map(\._intentValue)
    content = summary()
  }
}

/// A summary for the remaining values. Mirrors `ParameterSummaryDefaultCaseCondition`.
public struct ParameterSummaryDefaultCaseCondition<Intent: AppIntent, Content: ParameterSummary> {
  let content: Content

  /// - Parameter summary: the summary.
  public init(@ParameterSummaryBuilder<Intent> _ summary: () -> Content) {
    content = summary()
  }
}

/// Lists cases. Mirrors `ParameterSummaryCaseBuilder`.
@resultBuilder
public struct ParameterSummaryCaseBuilder<Intent: AppIntent, Value: _IntentValue> {
  /// A case.
  public static func buildExpression<Content>(
    _ condition: ParameterSummaryCaseCondition<Intent, Value, Content>
  ) -> _ParameterSummaryCase<Value> {
    _ParameterSummaryCase(values: condition.values, summary: condition.content)
  }

  /// The rest.
  public static func buildExpression<Content>(
    _ condition: ParameterSummaryDefaultCaseCondition<Intent, Content>
  ) -> _ParameterSummaryCase<Value> {
    _ParameterSummaryCase(values: nil, summary: condition.content)
  }

  /// All of them.
  public static func buildBlock(
    _ cases: _ParameterSummaryCase<Value>...
  ) -> [_ParameterSummaryCase<Value>] {
    cases
  }
}

extension AppIntent {
  /// A sentence and further parameters.
  public typealias Summary = IntentParameterSummary<Self>
  /// A summary that depends on a parameter's value.
  public typealias When<WhenTrue: ParameterSummary, Otherwise: ParameterSummary> =
    ParameterSummaryWhenCondition<Self, WhenTrue, Otherwise>
  /// A summary that depends on which value a parameter has.
  public typealias Switch<Value: _IntentValue> = ParameterSummarySwitchCondition<Self, Value>
  /// A summary for one or several values.
  public typealias Case<Value: _IntentValue, Content: ParameterSummary> =
    ParameterSummaryCaseCondition<Self, Value, Content>
  /// A summary for the remaining values.
  public typealias DefaultCase<Content: ParameterSummary> =
    ParameterSummaryDefaultCaseCondition<Self, Content>
}
