import Doorbell
import Foundation
import Synchronization
import TaskKit

/// How long a commit takes, and how long until another thread that sleeps has heard the bell.
enum Commits {
  /// Prints three numbers, in milliseconds: a commit's median, its 99th percentile, and the median
  /// from a ring to its notice.
  static func run(_ count: Int) throws {
    let store = StressStore.parents
    let ids = try store.tasks(matching: TaskQuery(limit: 200)).map(\.id)
    let commits = try (0..<count).map { number in
      try milliseconds { _ = try store.toggle(ids[number % ids.count]) }
    }.sorted()
    let latency = try rings(at: store.location.lock).sorted()
    print(
      commits[commits.count / 2], commits[commits.count * 99 / 100], latency[latency.count / 2])
  }

  private static func milliseconds(_ body: () throws -> Void) rethrows -> Double {
    try ContinuousClock().measure(body) / .milliseconds(1)
  }

  private static func rings(at path: String) throws -> [Double] {
    let heard = DispatchSemaphore(value: 0)
    let ready = DispatchSemaphore(value: 0)
    let noticed = Mutex(ContinuousClock.now)
    let count = 200
    Thread.detachNewThread {
      guard let listener = try? DoorbellListener(path: path) else { return }
      for _ in 0..<count {
        ready.signal()
        var request = pollfd(fd: listener.fileDescriptor, events: Int16(POLLIN), revents: 0)
        while poll(&request, 1, -1) != 1 || !listener.drain() {}
        noticed.withLock { $0 = ContinuousClock.now }
        heard.signal()
      }
    }
    return try (0..<count).map { _ in
      ready.wait()
      // Long enough for the listener to be asleep.
      usleep(1000)
      let bell = try Doorbell(path: path)
      let rung = ContinuousClock.now
      bell.ring()
      heard.wait()
      return (noticed.withLock { $0 } - rung) / .milliseconds(1)
    }
  }
}
