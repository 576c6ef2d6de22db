extension MainLoop {
  /// Starts a task on the main actor whose other work runs on the program's one serial executor.
  ///
  /// A plain `Task` must not be used: whatever is isolated to no actor in it, and even the
  /// resumption of a continuation, goes through Swift's global executor, whose monitor thread then
  /// wakes once a second for as long as the program runs.
  @discardableResult
  package static func task(
    _ body: @escaping @MainActor @Sendable () async -> Void
  ) -> Task<Void, Never> {
    Task(executorPreference: SerialTaskExecutor.shared) { await body() }
  }
}
