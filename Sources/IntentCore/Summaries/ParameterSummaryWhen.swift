/// How a parameter's value is compared. Mirrors `ComparableComparisonOperator` and its like.
public enum ParameterSummaryComparison: Sendable {
  case equalTo
  case notEqualTo
  case lessThan
  case lessThanOrEqualTo
  case greaterThan
  case greaterThanOrEqualTo

  func holds(_ value: IntentValue?, _ other: IntentValue) -> Bool {
    switch self {
    case .equalTo: value.map { $0.equals(other) } ?? false
    case .notEqualTo: !(value.map { $0.equals(other) } ?? false)
    case .lessThan: value?.precedes(other) ?? false
    case .greaterThan: value.map { other.precedes($0) } ?? false
    case .lessThanOrEqualTo: value.map { $0.equals(other) || $0.precedes(other) } ?? false
    case .greaterThanOrEqualTo: value.map { $0.equals(other) || other.precedes($0) } ?? false
    }
  }
}

/// Whether a parameter has a value. Mirrors `HasValueComparisonOperator`.
public enum ParameterSummaryPresence: Sendable {
  case hasAnyValue
  case hasNoValue
}

/// Whether a parameter's value is in a list. Mirrors `ContainsComparisonOperator`.
public enum ParameterSummaryMembership: Sendable {
  case oneOf
}

extension IntentValue {
  /// Whether both are the same; a number given as a whole one is the same number.
  fileprivate func equals(_ other: IntentValue) -> Bool {
    switch (self, other) {
    case (.int(let one), .double(let other)), (.double(let other), .int(let one)):
      Double(one) == other
    default: self == other
    }
  }

  /// Whether a value comes before another of its kind.
  fileprivate func precedes(_ other: IntentValue) -> Bool {
    switch (self, other) {
    case (.int(let one), .int(let other)): one < other
    case (.double(let one), .double(let other)): one < other
    case (.int(let one), .double(let other)): Double(one) < other
    case (.double(let one), .int(let other)): one < Double(other)
    case (.string(let one), .string(let other)): one < other
    case (.date(let one), .date(let other)): one < other
    default: false
    }
  }
}

/// A widget's size class, as intents know it. Mirrors `IntentWidgetFamily`.
public enum IntentWidgetFamily: String, Sendable, Hashable, CaseIterable {
  case systemSmall
  case systemMedium
  case systemLarge
  case systemExtraLarge
  /// Never offered on the desktop.
  case accessoryCorner
  /// Never offered on the desktop.
  case accessoryCircular
  /// Never offered on the desktop.
  case accessoryRectangular
  /// Never offered on the desktop.
  case accessoryInline
}

/// A summary that depends on a parameter's value, or on the size of the widget that is configured.
/// Mirrors `ParameterSummaryWhenCondition`.
public struct ParameterSummaryWhenCondition<
  Intent: AppIntent, WhenTrue: ParameterSummary, Otherwise: ParameterSummary
>: ParameterSummary {
  private let holds: (_SummaryContext) -> Bool
  private let whenTrue: WhenTrue
  private let otherwise: Otherwise

  /// - Parameters:
  ///   - path: the parameter.
  ///   - comparison: how it is compared.
  ///   - value: what with.
  ///   - summary: the summary when it holds.
  ///   - otherwise: the summary when it does not.
  public init<Value: _IntentValue>(
    _ path: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ParameterSummaryComparison,
    _ value: Value, @ParameterSummaryBuilder<Intent> _ summary: () -> WhenTrue,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {
    let value = value._intentValue
    holds = { comparison.holds($0.value(path), value) }
    whenTrue = summary()
    self.otherwise = otherwise()
  }

  /// - Parameters:
  ///   - path: the parameter.
  ///   - presence: whether it is to have a value.
  ///   - summary: the summary when it holds.
  ///   - otherwise: the summary when it does not.
  public init<Value: _IntentValue>(
    _ path: KeyPath<Intent, IntentParameter<Value>>, _ presence: ParameterSummaryPresence,
    @ParameterSummaryBuilder<Intent> _ summary: () -> WhenTrue,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {
    holds = { ($0.value(path) != nil) == (presence == .hasAnyValue) }
    whenTrue = summary()
    self.otherwise = otherwise()
  }

  /// - Parameters:
  ///   - path: the parameter.
  ///   - membership: that it is to be in the list.
  ///   - values: the list.
  ///   - summary: the summary when it holds.
  ///   - otherwise: the summary when it does not.
  public init<Value: _IntentValue>(
    _ path: KeyPath<Intent, IntentParameter<Value>>, _ membership: ParameterSummaryMembership,
    _ values: [Value], @ParameterSummaryBuilder<Intent> _ summary: () -> WhenTrue,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {
    let values = values.map(\._intentValue)
    holds = { $0.value(path).map(values.contains) ?? false }
    whenTrue = summary()
    self.otherwise = otherwise()
  }

  /// - Parameters:
  ///   - comparison: `.equalTo` or `.notEqualTo`.
  ///   - family: the size of the widget that is configured.
  ///   - summary: the summary when it holds.
  ///   - otherwise: the summary when it does not.
  public init(
    widgetFamily comparison: ParameterSummaryComparison, _ family: IntentWidgetFamily,
    @ParameterSummaryBuilder<Intent> _ summary: () -> WhenTrue,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {
    holds = { ($0.family == family) == (comparison == .equalTo) }
    whenTrue = summary()
    self.otherwise = otherwise()
  }

  /// - Parameters:
  ///   - membership: that the size is to be in the list.
  ///   - families: sizes of the widget that is configured.
  ///   - summary: the summary when it holds.
  ///   - otherwise: the summary when it does not.
  public init(
    widgetFamily membership: ParameterSummaryMembership, _ families: [IntentWidgetFamily],
    @ParameterSummaryBuilder<Intent> _ summary: () -> WhenTrue,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {
    holds = { $0.family.map(families.contains) ?? false }
    whenTrue = summary()
    self.otherwise = otherwise()
  }

  /// The summary of the branch that holds.
  public func _summary(for intent: _SummaryContext) -> _IntentSummary? {
    holds(intent)
      ? whenTrue._summary(for: intent) : otherwise._summary(for: intent)
  }
}

/// Builds a branch's summary. Mirrors `ParameterSummaryBuilder`.
@resultBuilder
public struct ParameterSummaryBuilder<Intent: AppIntent> {
  /// A summary as it stands.
  public static func buildExpression<Content: ParameterSummary>(_ content: Content) -> Content {
    content
  }
  /// One summary.
  public static func buildBlock<Content: ParameterSummary>(_ content: Content) -> Content {
    content
  }
}
