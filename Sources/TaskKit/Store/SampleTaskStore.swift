import Doorbell
import FoundationEssentials
import Synchronization

/// Tasks in memory, for previews, placeholders and tests: the rules are those of every store.
package final class SampleTaskStore: TaskStore {
  private let state: Mutex<SampleTasks>
  private let now: @Sendable () -> Date

  /// - Parameters:
  ///   - tasks: what it holds at first.
  ///   - now: the clock for the dates of tasks.
  package init(tasks: [TaskItem] = [], now: @escaping @Sendable () -> Date = { Date() }) {
    state = Mutex(SampleTasks(tasks: tasks))
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
    state.withLock { $0.tasks(matching: query) }
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

  package func lines(matching query: TaskQuery) throws -> [TaskLine] {
    state.withLock { state in
      let ids = state.tasks.map(\.id)
      let shortIDs = Dictionary(
        zip(ids, IDPrefix.unique(ofAll: ids)), uniquingKeysWith: { first, _ in first })
      return state.tasks(matching: query).map { task in
        TaskLine(task, shortID: shortIDs[task.id] ?? task.id.text)
      }
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
      return state.save(edited, at: index, as: edit.kind(editing: state.tasks[index]))
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
        task.place = TaskOrder.place(between: previous?.place, and: target.place) ?? task.place
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

  package func clearCompleted() throws -> TaskChange {
    state.withLock { $0.clearCompleted() }
  }

  package func undo(change id: Int?) throws -> TaskChange {
    try state.withLock { state in
      let change = try state.change(id)
      if change.kind == .clearCompleted {
        try state.bringBack(change)
        return change
      }
      guard let number = change.id, let task = change.task else {
        throw TaskStoreError.nothingToUndo
      }
      let index = try? state.index(task.id)
      switch try change.reversal(of: index.map { state.tasks[$0] }, at: now()) {
      case .insert(let task): state.tasks.append(state.settled(task))
      case .update(let task): if let index { state.tasks[index] = state.settled(task) }
      case .delete: if let index { state.tasks.remove(at: index) }
      }
      state.undone.insert(number)
      state.hasChanged = true
      return change
    }
  }
}
