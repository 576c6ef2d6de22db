/// What a gauge style is given. Mirrors `GaugeStyleConfiguration`.
public struct GaugeStyleConfiguration {
  /// What the value is.
  public struct Label {
    let content: AnyView
  }

  /// The value in words.
  public struct CurrentValueLabel {
    let content: AnyView
  }

  /// The lower bound in words.
  public struct MinimumValueLabel {
    let content: AnyView
  }

  /// The upper bound in words.
  public struct MaximumValueLabel {
    let content: AnyView
  }

  /// From 0 to 1.
  public let value: Double
  /// What the value is.
  public let label: Label
  /// The value in words.
  public let currentValueLabel: CurrentValueLabel?
  /// The lower bound in words.
  public let minimumValueLabel: MinimumValueLabel?
  /// The upper bound in words.
  public let maximumValueLabel: MaximumValueLabel?
}

extension GaugeStyleConfiguration.Label: View {
  /// The label itself.
  public var body: some View { content }
}

extension GaugeStyleConfiguration.CurrentValueLabel: View {
  /// The label itself.
  public var body: some View { content }
}

extension GaugeStyleConfiguration.MinimumValueLabel: View {
  /// The label itself.
  public var body: some View { content }
}

extension GaugeStyleConfiguration.MaximumValueLabel: View {
  /// The label itself.
  public var body: some View { content }
}

/// How gauges are drawn. Mirrors `GaugeStyle`.
@MainActor @preconcurrency
public protocol GaugeStyle {
  /// What is drawn.
  associatedtype Body: View
  /// What is given.
  typealias Configuration = GaugeStyleConfiguration
  /// Draws a gauge.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension GaugeStyle {
  func _nodes(_ configuration: Configuration, in context: _ViewContext) -> [ViewNode] {
    context.fill(self)
    return makeBody(configuration: configuration)._nodes(in: context)
  }
}

extension View {
  /// How gauges are drawn.
  nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    modifyingEnvironment { $0.gaugeStyle = style }
  }
}

/// A bar with its labels. Mirrors `DefaultGaugeStyle`.
public struct DefaultGaugeStyle: Sendable {
  /// The style.
  public init() {}
}

extension DefaultGaugeStyle: GaugeStyle {
  /// Draws a gauge.
  public func makeBody(configuration: Configuration) -> some View {
    LinearGauge(configuration: configuration, showsLabel: true)
  }
}

/// A bar with its labels. Mirrors `LinearCapacityGaugeStyle`.
public struct LinearCapacityGaugeStyle: Sendable {
  /// The style.
  public init() {}
}

extension LinearCapacityGaugeStyle: GaugeStyle {
  /// Draws a gauge.
  public func makeBody(configuration: Configuration) -> some View {
    LinearGauge(configuration: configuration, showsLabel: true)
  }
}

/// A bar between its bounds. Mirrors `AccessoryLinearGaugeStyle`.
public struct AccessoryLinearGaugeStyle: Sendable {
  /// The style.
  public init() {}
}

extension AccessoryLinearGaugeStyle: GaugeStyle {
  /// Draws a gauge.
  public func makeBody(configuration: Configuration) -> some View {
    LinearGauge(configuration: configuration, showsLabel: false)
  }
}

/// A bar with its labels. Mirrors `AccessoryLinearCapacityGaugeStyle`.
public struct AccessoryLinearCapacityGaugeStyle: Sendable {
  /// The style.
  public init() {}
}

extension AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  /// Draws a gauge.
  public func makeBody(configuration: Configuration) -> some View {
    LinearGauge(configuration: configuration, showsLabel: true)
  }
}

/// A ring that is open below, with the label there. Mirrors `AccessoryCircularGaugeStyle`.
public struct AccessoryCircularGaugeStyle: Sendable {
  /// The style.
  public init() {}
}

extension AccessoryCircularGaugeStyle: GaugeStyle {
  /// Draws a gauge.
  public func makeBody(configuration: Configuration) -> some View {
    CircularGauge(configuration: configuration, isOpen: true)
  }
}

/// A whole ring. Mirrors `AccessoryCircularCapacityGaugeStyle`.
public struct AccessoryCircularCapacityGaugeStyle: Sendable {
  /// The style.
  public init() {}
}

extension AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  /// Draws a gauge.
  public func makeBody(configuration: Configuration) -> some View {
    CircularGauge(configuration: configuration, isOpen: false)
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// A bar with its labels.
  public static var automatic: DefaultGaugeStyle { .init() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar with its labels.
  public static var linearCapacity: LinearCapacityGaugeStyle { .init() }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A bar between its bounds.
  public static var accessoryLinear: AccessoryLinearGaugeStyle { .init() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A bar with its labels.
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { .init() }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// A ring that is open below.
  public static var accessoryCircular: AccessoryCircularGaugeStyle { .init() }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A whole ring.
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle { .init() }
}

/// The bar or ring of a gauge; its label, whether or not it is seen, is the meter's name.
private struct GaugeMeter: View {
  let configuration: GaugeStyleConfiguration
  let appearance: ProgressNode.Appearance
  var isOpen = false

  func _nodes(in context: _ViewContext) -> [ViewNode] {
    var progress = ProgressNode(
      appearance: appearance, value: configuration.value, tint: context.environment.tint)
    progress.isOpen = isOpen
    var node = context.node(.progress(progress))
    let name = configuration.label._nodes(in: context.inside(nil))
      .map(\.spokenText).filter { !$0.isEmpty }.joined(separator: " ")
    node.style.accessibilityLabel =
      context.spoken(name.isEmpty ? String(localized: "Gauge") : name)
    return [node]
  }

  var body: Never { preconditionFailure("A gauge's meter has no body") }
}

private struct LinearGauge: View {
  let configuration: GaugeStyleConfiguration
  let showsLabel: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      if showsLabel { configuration.label }
      HStack(spacing: 4) {
        configuration.minimumValueLabel
        GaugeMeter(configuration: configuration, appearance: .bar)
        configuration.maximumValueLabel
      }
      if showsLabel { configuration.currentValueLabel }
    }
  }
}

private struct CircularGauge: View {
  let configuration: GaugeStyleConfiguration
  let isOpen: Bool

  var body: some View {
    ZStack {
      GaugeMeter(configuration: configuration, appearance: .ring, isOpen: isOpen)
      if let current = configuration.currentValueLabel {
        current
      } else if !isOpen {
        configuration.label
      }
      if isOpen {
        VStack(spacing: 0) {
          Spacer()
          if let minimum = configuration.minimumValueLabel {
            HStack(spacing: 8) {
              minimum
              configuration.maximumValueLabel
            }
          } else {
            configuration.label
          }
        }
        .font(.caption2)
      }
    }
  }
}
