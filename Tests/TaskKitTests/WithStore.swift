import AppIntents
import TaskKit
import TestSupport

/// Runs the body with intents that reach this store and no other.
func withStore<Value>(
  _ tested: TestedStore, _ body: () async throws -> Value
) async rethrows -> Value {
  let manager = AppDependencyManager()
  // Spelled out, or the value would be known by its own type.
  manager.add(dependency: tested.store as any TaskStore)
  manager.add(dependency: tested.files?.location ?? StoreLocation(folder: "/nowhere"))
  return try await AppDependencyManager.$override.withValue(manager) { try await body() }
}
