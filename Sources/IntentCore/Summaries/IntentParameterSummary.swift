/// A summary that is a sentence and further parameters. Mirrors `IntentParameterSummary`.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
  private let sentence: ParameterSummaryString<Intent>?
  private let others: [PartialKeyPath<Intent>]

  /// - Parameters:
  ///   - summary: the sentence, with parameters in it: `"Show \(\.$count) tasks"`.
  ///   - table: accepted; texts are looked up with gettext.
  ///   - otherParameters: parameters that are not in the sentence.
  public init(
    _ summary: ParameterSummaryString<Intent>, table: String? = nil,
    @ParameterKeyPathsBuilder<Intent> _ otherParameters: () -> [PartialKeyPath<Intent>] = { [] }
  ) {
    sentence = summary
    others = otherParameters()
  }

  /// - Parameter parameters: the parameters that are seen.
  public init(
    @ParameterKeyPathsBuilder<Intent> _ parameters: () -> [PartialKeyPath<Intent>]
  ) {
    sentence = nil
    others = parameters()
  }

  /// The sentence with the present values, and the parameters in order.
  public func _summary(for intent: _SummaryContext) -> _IntentSummary? {
    let names = ((sentence?.paths ?? []) + others).compactMap { intent.name($0) }
    let text = sentence.map { sentence in
      Localization.substitute(
        sentence.paths.map { intent.text($0) },
        in: Localization.lookUp(sentence.key, plural: nil, count: 1))
    }
    var seen: Set<String> = []
    return _IntentSummary(
      sentence: text ?? "", parameters: names.filter { seen.insert($0).inserted })
  }
}

/// A sentence with parameters in it. Mirrors `ParameterSummaryString`.
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation {
  let key: String
  let paths: [PartialKeyPath<Intent>]

  /// Collects the literal parts as the key, and the parameters.
  public struct StringInterpolation: StringInterpolationProtocol {
    var key = ""
    var paths: [PartialKeyPath<Intent>] = []

    /// Called by the compiler.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Called by the compiler for each literal part.
    public mutating func appendLiteral(_ literal: String) {
      key += literal
    }

    /// Called by the compiler for each parameter.
    public mutating func appendInterpolation<Value>(
      _ path: KeyPath<Intent, IntentParameter<Value>>
    ) {
      key += "%@"
      paths.append(path)
    }
  }

  /// A sentence without parameters.
  public init(stringLiteral value: String) {
    key = value
    paths = []
  }

  /// A sentence with parameters.
  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.key
    paths = stringInterpolation.paths
  }
}

/// Lists parameters. Mirrors `ParameterKeyPathsBuilder`.
@resultBuilder
public struct ParameterKeyPathsBuilder<Intent: AppIntent> {
  /// One parameter.
  public static func buildExpression<Value>(
    _ path: KeyPath<Intent, IntentParameter<Value>>
  ) -> PartialKeyPath<Intent> { path }

  /// All of them.
  public static func buildBlock(_ paths: PartialKeyPath<Intent>...) -> [PartialKeyPath<Intent>] {
    paths
  }
}
