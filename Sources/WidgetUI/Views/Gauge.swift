/// A value within a range. Mirrors `Gauge`.
///
/// ```swift
/// Gauge(value: 3, in: 0...8) { Text("Water") } currentValueLabel: { Text("3") }
///   .gaugeStyle(.accessoryCircularCapacity)
/// ```
public struct Gauge<
  Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View
> {
  let fraction: Double
  let label: Label
  let currentValueLabel: CurrentValueLabel
  let minimumValueLabel: BoundsLabel
  let maximumValueLabel: BoundsLabel

  fileprivate init(
    fraction: Double, label: Label, current: CurrentValueLabel, minimum: BoundsLabel,
    maximum: BoundsLabel
  ) {
    self.fraction = fraction
    self.label = label
    currentValueLabel = current
    minimumValueLabel = minimum
    maximumValueLabel = maximum
  }
}

private func shareOfRange<V: BinaryFloatingPoint>(_ value: V, in bounds: ClosedRange<V>) -> Double {
  let length = bounds.upperBound - bounds.lowerBound
  return length > 0 ? Double(share: (value - bounds.lowerBound) / length) : 0
}

extension Gauge
where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// - Parameters:
  ///   - value: the value.
  ///   - bounds: the range.
  ///   - label: what it is.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.init(
      fraction: shareOfRange(value, in: bounds), label: label(), current: EmptyView(),
      minimum: EmptyView(), maximum: EmptyView())
  }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// - Parameters:
  ///   - value: the value.
  ///   - bounds: the range.
  ///   - label: what it is.
  ///   - currentValueLabel: the value in words.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: shareOfRange(value, in: bounds), label: label(), current: currentValueLabel(),
      minimum: EmptyView(), maximum: EmptyView())
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  /// - Parameters:
  ///   - value: the value.
  ///   - bounds: the range.
  ///   - label: what it is.
  ///   - currentValueLabel: the value in words.
  ///   - minimumValueLabel: the lower bound in words.
  ///   - maximumValueLabel: the upper bound in words.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      fraction: shareOfRange(value, in: bounds), label: label(), current: currentValueLabel(),
      minimum: minimumValueLabel(), maximum: maximumValueLabel())
  }
}

extension Gauge: View {
  /// Not made of other views.
  public typealias Body = Never
  /// The nodes that the style in force makes of it.
  public func _nodes(in context: _ViewContext) -> [ViewNode] {
    let configuration = GaugeStyleConfiguration(
      value: fraction, label: .init(content: AnyView(label)),
      currentValueLabel: CurrentValueLabel.self == EmptyView.self
        ? nil : .init(content: AnyView(currentValueLabel)),
      minimumValueLabel: BoundsLabel.self == EmptyView.self
        ? nil : .init(content: AnyView(minimumValueLabel)),
      maximumValueLabel: BoundsLabel.self == EmptyView.self
        ? nil : .init(content: AnyView(maximumValueLabel)))
    let inner = context.with { $0.gaugeStyle = DefaultGaugeStyle() }
    return context.environment.gaugeStyle._nodes(configuration, in: inner)
  }
}
