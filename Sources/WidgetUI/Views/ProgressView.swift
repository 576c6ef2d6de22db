/// A share of something done. Mirrors `ProgressView`.
public struct ProgressView<Label: View, CurrentValueLabel: View> {
  let value: Double?
  var interval: ClosedRange<Date>?
  var countsDown = false
  let label: Label
  let currentValueLabel: CurrentValueLabel

  fileprivate init(value: Double?, label: Label, current: CurrentValueLabel) {
    self.value = value
    self.label = label
    currentValueLabel = current
  }
}

private func share<V: BinaryFloatingPoint>(_ value: V?, of total: V) -> Double? {
  value.map { total > 0 ? Double(share: $0 / total) : 0 }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Nobody knows how much.
  ///
  /// - Parameter label: what is being done.
  public init(@ViewBuilder label: () -> Label) {
    self.init(value: nil, label: label(), current: EmptyView())
  }

  /// - Parameters:
  ///   - value: how much is done; nil when nobody knows.
  ///   - total: how much there is.
  ///   - label: what is being done.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1, @ViewBuilder label: () -> Label
  ) {
    self.init(value: share(value, of: total), label: label(), current: EmptyView())
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Nobody knows how much.
  public init() {
    self.init(value: nil, label: EmptyView(), current: EmptyView())
  }

  /// - Parameters:
  ///   - value: how much is done; nil when nobody knows.
  ///   - total: how much there is.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) {
    self.init(value: share(value, of: total), label: EmptyView(), current: EmptyView())
  }

  /// The time that has passed of an interval, kept up with the clock.
  ///
  /// - Parameters:
  ///   - timerInterval: the interval.
  ///   - countsDown: whether it is the time that is left.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
    self.init(value: 0, label: EmptyView(), current: EmptyView())
    interval = timerInterval
    self.countsDown = countsDown
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Nobody knows how much.
  ///
  /// - Parameter titleKey: what is being done.
  public init(_ titleKey: LocalizedStringKey) {
    self.init(value: nil, label: Text(titleKey), current: EmptyView())
  }

  /// Nobody knows how much.
  ///
  /// - Parameter title: what is being done, as it is.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S) {
    self.init(value: nil, label: Text(title), current: EmptyView())
  }

  /// - Parameters:
  ///   - titleKey: what is being done.
  ///   - value: how much is done; nil when nobody knows.
  ///   - total: how much there is.
  public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1) {
    self.init(value: share(value, of: total), label: Text(titleKey), current: EmptyView())
  }

  /// - Parameters:
  ///   - title: what is being done, as it is.
  ///   - value: how much is done; nil when nobody knows.
  ///   - total: how much there is.
  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1) {
    self.init(value: share(value, of: total), label: Text(title), current: EmptyView())
  }
}

extension ProgressView {
  /// - Parameters:
  ///   - value: how much is done; nil when nobody knows.
  ///   - total: how much there is.
  ///   - label: what is being done.
  ///   - currentValueLabel: how much is done, in words.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(value: share(value, of: total), label: label(), current: currentValueLabel())
  }
}

extension ProgressView: View {
  /// Not made of other views.
  public typealias Body = Never
  /// The nodes that the style in force makes of it.
  public func _nodes(in context: _ViewContext) -> [ViewNode] {
    let configuration = ProgressViewStyleConfiguration(
      fractionCompleted: value, label: .init(content: AnyView(label)),
      currentValueLabel: .init(content: AnyView(currentValueLabel)), interval: interval,
      countsDown: countsDown)
    let inner = context.with { $0.progressViewStyle = DefaultProgressViewStyle() }
    return context.environment.progressViewStyle._nodes(configuration, in: inner)
  }
}
