import Dispatch

/// Runs tasks one after the other on one serial queue: the place for all work off the main actor.
///
/// Swift's own global executor wakes the process once a second for ever after its first job, so
/// nothing may run there. Prefer this one for everything that is not the main actor's:
///
///     await withTaskExecutorPreference(SerialTaskExecutor.shared) {
///       try await intent.perform()
///     }
package final class SerialTaskExecutor: TaskExecutor {
  /// The one executor of the process.
  package static let shared = SerialTaskExecutor(label: "work")

  /// The queue, for work that is no task.
  package let queue: DispatchQueue

  package init(label: String) { queue = DispatchQueue(label: label) }

  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let executor = asUnownedTaskExecutor()
    queue.async { job.runSynchronously(on: executor) }
  }
}
