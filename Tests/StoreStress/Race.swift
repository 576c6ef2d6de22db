import Foundation
import TaskKit

/// Processes that change the same tasks at once: the sums are right in the end.
enum Race {
  /// Tasks that all of them change.
  private static let shared = 200

  /// Makes so many changes, and says at the end how many tasks and steps it has added.
  static func change(_ count: Int, seed: Int) throws {
    let store = StressStore.parents
    var numbers = SeededNumbers(seed: seed)
    let ids = try store.tasks(matching: TaskQuery(limit: shared)).map(\.id)
    var (added, stepped) = (0, 0)
    for number in 0..<count {
      guard let id = ids.randomElement(using: &numbers),
        let other = ids.randomElement(using: &numbers)
      else { break }
      switch Int.random(in: 0..<8, using: &numbers) {
      case 0...3:
        _ = try store.step(id)
        stepped += 1
      case 4: _ = try store.rename(id, to: "Renamed by \(seed) at \(number)")
      case 5: _ = try store.move(id, before: other)
      case 6:
        if let id = try store.add(title: "Added by \(seed) at \(number)").task?.id {
          _ = try store.setCompleted(true, id)
        }
        added += 1
      default: _ = try store.tasks(matching: TaskQuery(includeCompleted: true, limit: 10))
      }
    }
    print(added, stepped)
  }

  static func run(processes: Int, changes: Int) throws {
    let stress = try StressStore()
    for number in 0..<shared {
      _ = try stress.store.add(title: "Task \(number)", priority: .low, steps: 999)
    }
    let children = try (1...processes).map { seed in
      try stress.child("change", String(changes), String(seed))
    }
    var (added, stepped) = (0, 0)
    for (process, output) in children {
      let told = String(decoding: output.readAll(), as: UTF8.self)
        .split { !$0.isNumber }.compactMap { Int($0) }
      process.waitUntilExit()
      guard process.terminationStatus == 0, told.count == 2 else {
        throw StressFailure(description: "a writer ended with \(process.terminationStatus)")
      }
      (added, stepped) = (added + told[0], stepped + told[1])
    }
    let open = try stress.store.tasks(matching: TaskQuery())
    let counts = try stress.store.counts()
    let found = (counts.completed, open.reduce(0) { $0 + $1.stepsDone })
    guard open.count == shared, found == (added, stepped) else {
      throw StressFailure(
        description: "\(open.count) tasks, \(found) instead of \(added) added, \(stepped) steps")
    }
    try stress.expectWhole()
    print("\(processes) processes, \(added) tasks and \(stepped) steps: none lost")
  }
}
