import FoundationEssentials

/// What a `SampleTaskStore` holds.
struct SampleTasks {
  /// In the order in which they were added, which decides between equal places.
  var tasks: [TaskItem]
  var undone: Set<Int> = []
  var hasChanged = true
  private var changes: [TaskChange] = []
  private var lastChange = 0

  init(tasks: [TaskItem]) {
    self.tasks = tasks
  }
}

extension SampleTasks {
  func index(_ id: UUID) throws -> Int {
    guard let index = tasks.firstIndex(where: { $0.id == id }) else {
      throw TaskStoreError.unknownTask(id.uuidString)
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

  mutating func save(
    _ task: TaskItem, at index: Int, as kind: TaskChange.Kind
  ) -> TaskChange {
    let stored = tasks[index]
    guard !task.isSame(as: stored) else {
      return TaskChange(id: nil, kind: kind, before: stored, after: stored)
    }
    tasks[index] = task
    return record(kind, before: stored, after: task)
  }

  mutating func record(
    _ kind: TaskChange.Kind, before: TaskItem?, after: TaskItem?
  ) -> TaskChange {
    lastChange += 1
    let change = TaskChange(id: lastChange, kind: kind, before: before, after: after)
    changes.append(change)
    if changes.count > TaskChange.kept { changes.removeFirst() }
    hasChanged = true
    return change
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
