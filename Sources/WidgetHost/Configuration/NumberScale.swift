import WidgetModel

/// The numbers that a stepper or slider goes through.
struct NumberScale: Equatable, Sendable {
  let range: ClosedRange<Double>
  let step: Double
  /// Shown after the point.
  let digits: Int
  private let isWhole: Bool

  /// Beyond this a Double no longer tells whole numbers apart.
  private static let limit = 9_007_199_254_740_992.0

  /// Whole numbers; nil for all.
  init(whole range: ClosedRange<Int>?) {
    let range = range ?? Int.min...Int.max
    self.range = Self.limited(Double(range.lowerBound))...Self.limited(Double(range.upperBound))
    step = 1
    digits = 0
    isWhole = true
  }

  /// Numbers; nil for all. The steps are as fine as the range is narrow.
  init(_ range: ClosedRange<Double>?) {
    let range = range ?? -Self.limit...Self.limit
    self.range = Self.limited(range.lowerBound)...Self.limited(range.upperBound)
    let width = self.range.upperBound - self.range.lowerBound
    (step, digits) = width <= 2 ? (0.01, 2) : width <= 20 ? (0.1, 2) : (1, 2)
    isWhole = false
  }

  private static func limited(_ number: Double) -> Double { min(max(number, -limit), limit) }

  /// A control's number as a parameter's value, without the dust that steps of a tenth leave.
  func value(_ number: Double) -> IntentValue {
    let inside = min(max(number, range.lowerBound), range.upperBound)
    return isWhole ? .int(Int(inside.rounded())) : .double((inside * 100).rounded() / 100)
  }

  /// A parameter's value as a control's number; the least where there is none.
  func number(_ value: IntentValue?) -> Double {
    switch value {
    case .int(let number): Double(number)
    case .double(let number): number
    default: range.lowerBound
    }
  }
}
