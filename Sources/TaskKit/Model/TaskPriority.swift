/// How much a task matters.
///
/// The raw value is its name wherever people and programs write it; `rank` is the database's. New
/// tasks are low, which carries no mark.
package enum TaskPriority: String, CaseIterable, Comparable, Codable, Sendable {
  case low, medium, high

  /// 1 to 3, the highest for what matters most.
  var rank: Int {
    switch self {
    case .low: 1
    case .medium: 2
    case .high: 3
    }
  }

  init?(rank: Int) {
    switch rank {
    case 1: self = .low
    case 2: self = .medium
    case 3: self = .high
    default: return nil
    }
  }

  package static func < (left: TaskPriority, right: TaskPriority) -> Bool { left.rank < right.rank }
}
