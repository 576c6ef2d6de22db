import Doorbell
import FoundationEssentials
import Synchronization

/// Tasks in memory, for previews, placeholders and tests: the rules are those of every store.
package final class SampleTaskStore: TaskStore {
  private struct State {
    /// In the order in which they were added, which decides between equal places.
    var tasks: [TaskItem] = []
    var changes: [TaskChange] = []
    var lastChange = 0
    var undone: Set<Int> = []
    var hasChanged = true
  }

  private let state: Mutex<State>
  private let now: @Sendable () -> Date

  /// - Parameters:
  ///   - tasks: what it holds at first.
  ///   - now: the clock for the dates of tasks.
  package init(tasks: [TaskItem] = [], now: @escaping @Sendable () -> Date = { Date() }) {
    var state = State()
    state.tasks = tasks
    self.state = Mutex(state)
    self.now = now
  }

  package func makeChangeListener() throws -> DoorbellListener? { nil }

  package func hasChanged() throws -> Bool {
    state.withLock { state in
      defer { state.hasChanged = false }
      return state.hasChanged
    }
  }

  package func tasks(matching query: TaskQuery) throws -> [TaskItem] {
    state.withLock { state in
      let rows = zip(Int64(0)..., state.tasks).map(TaskRow.init).filter {
        query.priority == nil || $0.task.priority == query.priority
      }
      let completed = rows.filter(\.task.isCompleted).sorted(by: TaskRow.completedOrder)
      return query.joined(
        open: rows.filter { !$0.task.isCompleted }.sorted(by: TaskRow.openOrder),
        recent: completed.filter { row in
          row.task.completedAt.map { query.settling?.contains($0) == true } ?? false
        },
        completed: query.includeCompleted ? completed : [])
    }
  }

  package func counts() throws -> TaskCounts {
    state.withLock { state in
      let completed = state.tasks.count(where: \.isCompleted)
      return TaskCounts(remaining: state.tasks.count - completed, completed: completed)
    }
  }

  package func task(id: UUID) throws -> TaskItem {
    try state.withLock { try $0.tasks[$0.index(id)] }
  }

  package func task(withPrefix text: String) throws -> TaskItem {
    let prefix = try IDPrefix(text)
    return try state.withLock { state in
      let matches = state.tasks.filter { prefix.matches($0.id) }
      guard let match = matches.first else { throw TaskStoreError.unknownTask(prefix.text) }
      guard matches.count == 1 else {
        throw TaskStoreError.ambiguousTask(prefix.text, matches: matches.count)
      }
      return match
    }
  }

  package func uniquePrefixes(of ids: [UUID]) throws -> [UUID: String] {
    state.withLock { state in
      var prefixes: [UUID: String] = [:]
      for id in ids {
        let others = state.tasks.lazy.map(\.id).filter { $0 != id }.map(\.uuidString)
        prefixes[id] = IDPrefix.unique(of: id, among: Array(others))
      }
      return prefixes
    }
  }

  package func add(title: String, priority: TaskPriority, steps: Int) throws -> TaskChange {
    try state.withLock { state in
      let last = state.tasks.map(\.position).max() ?? 0
      let task = try TaskItem.new(
        title: title, priority: priority, steps: steps,
        position: TaskOrder.position(after: last), at: now())
      state.tasks.append(task)
      return state.record(.add, before: nil, after: task)
    }
  }

  package func edit(_ id: UUID, _ edit: TaskEdit) throws -> TaskChange {
    try state.withLock { state in
      let index = try state.index(id)
      let edited = try edit.applied(to: state.tasks[index], at: now())
      return state.save(edited, at: index, as: edit.kind)
    }
  }

  package func move(_ id: UUID, before successor: UUID) throws -> TaskChange {
    try state.withLock { state in
      let index = try state.index(id)
      var task = state.tasks[index]
      let target = state.tasks[try state.index(successor)]
      try TaskOrder.checkMove(of: task, before: target)
      let previous = state.openTask(before: target)
      if id != target.id, id != previous?.id {
        // A handful of samples never runs out of room between two neighbours.
        task.position =
          TaskOrder.positions(1, between: previous?.position, and: target.position)?.first
          ?? target.position
      }
      return state.save(task, at: index, as: .move)
    }
  }

  package func delete(_ id: UUID) throws -> TaskChange {
    try state.withLock { state in
      let task = state.tasks.remove(at: try state.index(id))
      return state.record(.delete, before: task, after: nil)
    }
  }

  package func undo(change id: Int?) throws -> TaskChange {
    try state.withLock { state in
      let change = try state.change(id)
      guard let number = change.id, let task = change.task else {
        throw TaskStoreError.nothingToUndo
      }
      let index = try? state.index(task.id)
      switch try change.reversal(of: index.map { state.tasks[$0] }, at: now()) {
      case .insert(let task): state.tasks.append(task)
      case .update(let task): if let index { state.tasks[index] = task }
      case .delete: if let index { state.tasks.remove(at: index) }
      }
      state.undone.insert(number)
      state.hasChanged = true
      return change
    }
  }
}

extension SampleTaskStore.State {
  fileprivate func index(_ id: UUID) throws -> Int {
    guard let index = tasks.firstIndex(where: { $0.id == id }) else {
      throw TaskStoreError.unknownTask(id.uuidString)
    }
    return index
  }

  fileprivate func openTask(before target: TaskItem) -> TaskItem? {
    let open = zip(Int64(0)..., tasks).map(TaskRow.init).sorted(by: TaskRow.openOrder)
      .filter { !$0.task.isCompleted && $0.task.priority == target.priority }
    guard let index = open.firstIndex(where: { $0.task.id == target.id }), index > 0 else {
      return nil
    }
    return open[index - 1].task
  }

  fileprivate mutating func save(
    _ task: TaskItem, at index: Int, as kind: TaskChange.Kind
  ) -> TaskChange {
    let stored = tasks[index]
    guard !task.isSame(as: stored) else {
      return TaskChange(id: nil, kind: kind, before: stored, after: stored)
    }
    tasks[index] = task
    return record(kind, before: stored, after: task)
  }

  fileprivate mutating func record(
    _ kind: TaskChange.Kind, before: TaskItem?, after: TaskItem?
  ) -> TaskChange {
    lastChange += 1
    let change = TaskChange(id: lastChange, kind: kind, before: before, after: after)
    changes.append(change)
    if changes.count > TaskChange.kept { changes.removeFirst() }
    hasChanged = true
    return change
  }

  fileprivate func change(_ id: Int?) throws -> TaskChange {
    guard let id else {
      let change = changes.last { change in change.id.map { !undone.contains($0) } ?? false }
      guard let change else { throw TaskStoreError.nothingToUndo }
      return change
    }
    guard let change = changes.first(where: { $0.id == id }) else {
      throw TaskStoreError.unknownChange(id)
    }
    guard !undone.contains(id) else { throw TaskStoreError.alreadyUndone(id) }
    return change
  }
}
