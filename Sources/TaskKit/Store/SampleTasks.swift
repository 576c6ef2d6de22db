import FoundationEssentials

/// What a `SampleTaskStore` holds.
struct SampleTasks {
  /// In the order in which they were added, which decides between equal places.
  var tasks: [TaskItem]
  var undone: Set<Int> = []
  var hasChanged = true
  private var changes: [TaskChange] = []
  private var lastChange = 0
  /// What changes that concern many tasks have removed.
  private var removed: [Int: [TaskItem]] = [:]

  init(tasks: [TaskItem]) {
    self.tasks = tasks
  }
}

extension SampleTasks {
  func index(_ id: UUID) throws -> Int {
    guard let index = tasks.firstIndex(where: { $0.id == id }) else {
      throw TaskStoreError.unknownTask(id.text)
    }
    return index
  }

  func openTask(before target: TaskItem) -> TaskItem? {
    let open = zip(Int64(0)..., tasks).map(TaskRow.init).sorted(by: TaskRow.openOrder)
      .filter { !$0.task.isCompleted && $0.task.priority == target.priority }
    guard let index = open.firstIndex(where: { $0.task.id == target.id }), index > 0 else {
      return nil
    }
    return open[index - 1].task
  }

  /// A task that is to come among the open ones of its priority: just behind one in whose place it
  /// would be.
  func settled(_ task: TaskItem) -> TaskItem {
    let others = tasks.filter {
      !$0.isCompleted && $0.priority == task.priority && $0.id != task.id
    }.map(\.place)
    guard !task.isCompleted, others.contains(task.place) else { return task }
    var settled = task
    let next = others.filter { $0 > task.place }.min()
    settled.place = TaskOrder.place(between: task.place, and: next) ?? task.place
    return settled
  }

  mutating func save(
    _ task: TaskItem, at index: Int, as kind: TaskChange.Kind
  ) -> TaskChange {
    let stored = tasks[index]
    let task = settled(task)
    guard !task.isSame(as: stored) else {
      return TaskChange(id: nil, kind: kind, before: stored, after: stored)
    }
    tasks[index] = task
    return record(kind, before: stored, after: task)
  }

  mutating func record(
    _ kind: TaskChange.Kind, before: TaskItem?, after: TaskItem?, count: Int = 1
  ) -> TaskChange {
    lastChange += 1
    let change = TaskChange(
      id: lastChange, kind: kind, before: before, after: after, count: count)
    changes.append(change)
    if changes.count > TaskChange.kept {
      if let number = changes.removeFirst().id { removed[number] = nil }
    }
    hasChanged = true
    return change
  }

  mutating func clearCompleted() -> TaskChange {
    let cleared = tasks.filter(\.isCompleted)
    guard !cleared.isEmpty else {
      return TaskChange(id: nil, kind: .clearCompleted, before: nil, after: nil, count: 0)
    }
    tasks.removeAll(where: \.isCompleted)
    let change = record(.clearCompleted, before: nil, after: nil, count: cleared.count)
    removed[lastChange] = cleared
    return change
  }

  /// - Throws: `TaskStoreError.changedSince` when one of the tasks is there again.
  mutating func bringBack(_ change: TaskChange) throws {
    guard let number = change.id, let cleared = removed[number] else { return }
    let ids = Set(tasks.map(\.id))
    if let task = cleared.first(where: { ids.contains($0.id) }) {
      throw TaskStoreError.changedSince(task.title)
    }
    tasks += cleared
    removed[number] = nil
    undone.insert(number)
    hasChanged = true
  }

  func change(_ id: Int?) throws -> TaskChange {
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

extension SampleTasks {
  func tasks(matching query: TaskQuery) -> [TaskItem] {
    let rows = zip(Int64(0)..., tasks).map(TaskRow.init).filter {
      (query.priority == nil || $0.task.priority == query.priority) && query.matches($0.task.title)
    }
    let completed = rows.filter(\.task.isCompleted).sorted(by: TaskRow.completedOrder)
    return query.joined(
      open: Rows(rows.filter { !$0.task.isCompleted }.sorted(by: TaskRow.openOrder)),
      recent: completed.filter { row in
        row.task.completedAt.map { query.settling?.contains($0) == true } ?? false
      },
      completed: query.includeCompleted ? completed : [])
  }
}
