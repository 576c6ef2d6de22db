import Dispatch
import Synchronization

/// Runs a program's tasks on the thread that started it.
///
/// A command is over in a few milliseconds, and starting the threads of Swift's own executor would
/// take a quarter of them.
final class MainThreadExecutor: TaskExecutor {
  private let jobs = Mutex<[UnownedJob]>([])
  private let count = DispatchSemaphore(value: 0)

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    jobs.withLock { $0.append(job) }
    count.signal()
  }

  /// Runs what is enqueued until the program ends.
  func run() -> Never {
    while true {
      count.wait()
      // The semaphore counts the jobs, so there is one.
      let job = jobs.withLock { $0.removeFirst() }
      job.runSynchronously(on: asUnownedTaskExecutor())
    }
  }
}
