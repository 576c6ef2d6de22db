import Foundation
import TaskKit

/// Writers and readers that never rest: the log stays small.
enum Hammer {
  /// Bytes that the log must stay under.
  private static let limit = 8 << 20

  static func write() throws {
    let store = StressStore.parents
    var numbers = SeededNumbers(seed: Int(getpid()))
    let ids = try store.tasks(matching: TaskQuery(limit: 100)).map(\.id)
    while true {
      guard let id = ids.randomElement(using: &numbers) else { return }
      _ = try store.toggle(id)
      let length = Int.random(in: 1...500, using: &numbers)
      _ = try store.rename(id, to: String(repeating: "title ", count: length))
    }
  }

  static func read() throws {
    let store = StressStore.parents
    while true {
      _ = try store.tasks(matching: TaskQuery(includeCompleted: true))
      _ = try store.counts()
    }
  }

  static func run(seconds: Int) throws {
    let stress = try StressStore()
    for number in 0..<2000 { _ = try stress.store.add(title: "Task \(number)") }
    let children = try ["hammer-write", "hammer-write", "hammer-read", "hammer-read"].map {
      try stress.child($0, "0").process
    }
    defer {
      for child in children {
        kill(child.processIdentifier, SIGKILL)
        child.waitUntilExit()
      }
    }
    var largest = 0
    let end = ContinuousClock.now + .seconds(seconds)
    let log = stress.location.database + "-wal"
    while ContinuousClock.now < end {
      var status = stat()
      if stat(log, &status) == 0 { largest = max(largest, Int(status.st_size)) }
      usleep(2000)
    }
    guard children.allSatisfy(\.isRunning) else {
      throw StressFailure(description: "a reader or writer has given up")
    }
    guard largest < limit else {
      throw StressFailure(description: "the log grew to \(largest) bytes")
    }
    print("\(seconds) seconds: the log was never larger than \(largest) bytes")
  }
}
