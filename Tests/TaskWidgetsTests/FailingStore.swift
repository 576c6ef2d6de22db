import Doorbell
import FoundationEssentials
import TaskKit

/// A store that can do nothing.
struct FailingStore: TaskStore {
  static let error = TaskStoreError.diskFull(path: "/tasks.sqlite")

  func tasks(matching query: TaskQuery) throws -> [TaskItem] { throw Self.error }
  func counts() throws -> TaskCounts { throw Self.error }
  func task(id: UUID) throws -> TaskItem { throw Self.error }
  func task(withPrefix prefix: String) throws -> TaskItem { throw Self.error }
  func uniquePrefixes(of ids: [UUID]) throws -> [UUID: String] { throw Self.error }
  func add(title: String, priority: TaskPriority, steps: Int) throws -> TaskChange {
    throw Self.error
  }
  func edit(_ id: UUID, _ edit: TaskEdit) throws -> TaskChange { throw Self.error }
  func move(_ id: UUID, before successor: UUID) throws -> TaskChange { throw Self.error }
  func delete(_ id: UUID) throws -> TaskChange { throw Self.error }
  func clearCompleted() throws -> TaskChange { throw Self.error }
  func undo(change id: Int?) throws -> TaskChange { throw Self.error }
  func makeChangeListener() throws -> DoorbellListener? { nil }
  func hasChanged() throws -> Bool { throw Self.error }
}
