/// What a progress style is given. Mirrors `ProgressViewStyleConfiguration`.
public struct ProgressViewStyleConfiguration {
  /// What is being done.
  public struct Label {
    let content: AnyView
  }

  /// How much is done, in words.
  public struct CurrentValueLabel {
    let content: AnyView
  }

  /// From 0 to 1; nil when nobody knows.
  public let fractionCompleted: Double?
  /// What is being done.
  public let label: Label?
  /// How much is done, in words.
  public let currentValueLabel: CurrentValueLabel?
  let interval: ClosedRange<Date>?
  let countsDown: Bool

  init(
    fractionCompleted: Double?, label: Label, currentValueLabel: CurrentValueLabel,
    interval: ClosedRange<Date>?, countsDown: Bool
  ) {
    self.fractionCompleted = fractionCompleted
    self.label = label
    self.currentValueLabel = currentValueLabel
    self.interval = interval
    self.countsDown = countsDown
  }
}

extension ProgressViewStyleConfiguration.Label: View {
  /// The label itself.
  public var body: some View { content }
}

extension ProgressViewStyleConfiguration.CurrentValueLabel: View {
  /// The label itself.
  public var body: some View { content }
}

/// How progress is drawn. Mirrors `ProgressViewStyle`.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  /// What is drawn.
  associatedtype Body: View
  /// What is given.
  typealias Configuration = ProgressViewStyleConfiguration
  /// Draws progress.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension ProgressViewStyle {
  func _nodes(_ configuration: Configuration, in context: _ViewContext) -> [ViewNode] {
    context.fill(self)
    return makeBody(configuration: configuration)._nodes(in: context)
  }
}

/// A bar, or a ring that turns where nobody knows. Mirrors `DefaultProgressViewStyle`.
public struct DefaultProgressViewStyle: Sendable {
  /// The style.
  public init() {}
}

extension DefaultProgressViewStyle: ProgressViewStyle {
  /// Draws progress.
  public func makeBody(configuration: Configuration) -> some View {
    LabelledProgress(
      configuration: configuration,
      appearance: configuration.fractionCompleted == nil ? .ring : .bar)
  }
}

/// A bar. Mirrors `LinearProgressViewStyle`.
public struct LinearProgressViewStyle: Sendable {
  /// The style.
  public init() {}
}

extension LinearProgressViewStyle: ProgressViewStyle {
  /// Draws progress.
  public func makeBody(configuration: Configuration) -> some View {
    LabelledProgress(configuration: configuration, appearance: .bar)
  }
}

/// A ring. Mirrors `CircularProgressViewStyle`.
public struct CircularProgressViewStyle: Sendable {
  /// The style.
  public init() {}
}

extension CircularProgressViewStyle: ProgressViewStyle {
  /// Draws progress.
  public func makeBody(configuration: Configuration) -> some View {
    LabelledProgress(configuration: configuration, appearance: .ring)
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// A bar, or a ring that turns where nobody knows.
  public static var automatic: DefaultProgressViewStyle { .init() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  public static var linear: LinearProgressViewStyle { .init() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A ring.
  public static var circular: CircularProgressViewStyle { .init() }
}

extension View {
  /// How progress is drawn.
  nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    modifyingEnvironment { $0.progressViewStyle = style }
  }
}

/// The bar or ring with its labels above and below; alone when there are none.
struct LabelledProgress {
  let configuration: ProgressViewStyleConfiguration
  let appearance: ProgressNode.Appearance
}

extension LabelledProgress: View {
  typealias Body = Never

  func _nodes(in context: _ViewContext) -> [ViewNode] {
    var progress = ProgressNode(
      appearance: appearance, value: configuration.fractionCompleted,
      tint: context.environment.tint)
    progress.interval = configuration.interval
    progress.countsDown = configuration.countsDown
    var node = context.node(.progress(progress))
    let inner = context.inside(.vertical)
    let words = configuration.label?._nodes(in: inner.at(.index(0))) ?? []
    let label = context.environment.labelsHidden ? [] : words
    let current = configuration.currentValueLabel?._nodes(in: inner.at(.index(2))) ?? []
    let name = words.map(\.spokenText).filter { !$0.isEmpty }.joined(separator: " ")
    node.style.accessibilityLabel =
      context.spoken(name.isEmpty ? String(localized: "Progress") : name)
    if label.isEmpty, current.isEmpty { return [node] }
    node.identity = NodeIdentity([.index(1)])
    let stack = StackNode(axis: .vertical, alignment: .leading, spacing: 4)
    return [context.node(.stack(stack), children: label + [node] + current)]
  }
}
