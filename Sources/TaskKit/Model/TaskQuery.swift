import FoundationEssentials

/// Which tasks to list.
///
/// Open tasks come first, by priority and then by position, and after them the completed ones, the
/// latest first.
package struct TaskQuery: Hashable, Sendable {
  /// How long a completed task may keep its place, in seconds: as long as its undo is offered.
  package static let settleInterval: TimeInterval = 6

  /// Only tasks of this priority; nil for all.
  package var priority: TaskPriority?

  /// Whether completed tasks are listed too.
  package var includeCompleted: Bool

  /// Only tasks whose titles have a word that begins with each of these words, in any case and with
  /// or without accents; nil for all.
  package var search: String?

  /// At most so many tasks; nil for all. Negative counts as none.
  package var limit: Int?

  /// The time of the listing. When it is given, tasks completed less than `settleInterval` before it
  /// keep their places among the open ones, whatever `includeCompleted` says, so that a row does not
  /// leave from under the pointer that ticked it.
  package var keepsRecentlyCompletedInPlace: Date?

  package init(
    priority: TaskPriority? = nil, includeCompleted: Bool = false, search: String? = nil,
    limit: Int? = nil, keepsRecentlyCompletedInPlace: Date? = nil
  ) {
    self.priority = priority
    self.includeCompleted = includeCompleted
    self.search = search
    self.limit = limit
    self.keepsRecentlyCompletedInPlace = keepsRecentlyCompletedInPlace
  }
}
