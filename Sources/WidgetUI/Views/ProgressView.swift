/// A share of something done. Mirrors `ProgressView`.
public struct ProgressView: Sendable {
  let value: Double?

  /// Nobody knows how much.
  public init() {
    value = nil
  }

  /// - Parameters:
  ///   - value: how much is done; nil when nobody knows.
  ///   - total: how much there is.
  public init<V: BinaryFloatingPoint & Sendable>(value: V?, total: V = 1) {
    self.value = value.map { total > 0 ? min(max(Double($0 / total), 0), 1) : 0 }
  }
}

extension ProgressView: View {
  /// Not made of other views.
  public typealias Body = Never
  /// One node.
  public func _nodes(in context: _ViewContext) -> [ViewNode] {
    let progress = ProgressNode(
      appearance: value == nil ? .ring : .bar, value: value, tint: context.environment.tint)
    return [context.node(.progress(progress))]
  }
}
