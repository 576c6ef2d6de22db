/// How many tasks a store holds.
package struct TaskCounts: Hashable, Sendable {
  /// Tasks still open.
  package let remaining: Int

  /// Tasks done.
  package let completed: Int

  package init(remaining: Int, completed: Int) {
    self.remaining = remaining
    self.completed = completed
  }

  package var total: Int { remaining + completed }
}
