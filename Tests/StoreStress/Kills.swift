import Foundation
import TaskKit

/// Writers that are killed at a random moment: what they have acknowledged is there.
enum Kills {
  /// Writes until it is killed, and tells of every change once it is made.
  static func write(seed: Int) throws {
    let store = StressStore.parents
    var numbers = SeededNumbers(seed: seed)
    var ids: [UUID] = []
    while true {
      let tells: String
      switch Int.random(in: 0..<10, using: &numbers) {
      case 0 where !ids.isEmpty:
        let id = ids.remove(at: Int.random(in: ids.indices, using: &numbers))
        // Told of before as well: a kill may come between the deletion and its word.
        try FileHandle.standardOutput.write(contentsOf: Data("?\(id)\n".utf8))
        _ = try store.delete(id)
        tells = "-\(id)\n"
      case 1 where !ids.isEmpty:
        let id = ids[Int.random(in: ids.indices, using: &numbers)]
        _ = try store.setCompleted(true, id)
        tells = "x\(id)\n"
      default:
        let title = String(repeating: "word ", count: Int.random(in: 1...200, using: &numbers))
        guard let id = try store.add(title: title).task?.id else { continue }
        ids.append(id)
        tells = "+\(id)\n"
      }
      try FileHandle.standardOutput.write(contentsOf: Data(tells.utf8))
    }
  }

  static func run(_ count: Int) throws {
    let stress = try StressStore()
    _ = try stress.store.counts()
    var numbers = SeededNumbers(seed: count)
    var (present, completed, doubtful): (Set<UUID>, Set<UUID>, Set<UUID>) = ([], [], [])
    var acknowledged = 0
    for seed in 1...count {
      let (process, output) = try stress.child("write", String(seed))
      // Most in the midst of changes, some while the program starts and opens the store.
      var bytes = seed % 8 == 0 ? Data() : output.availableData
      usleep(UInt32.random(in: 0...40_000, using: &numbers))
      kill(process.processIdentifier, SIGKILL)
      bytes += output.readAll()
      let told = String(decoding: bytes, as: UTF8.self)
      process.waitUntilExit()
      for line in told.split(separator: "\n") {
        guard let id = UUID(uuidString: String(line.dropFirst())) else { continue }
        acknowledged += line.first == "?" ? 0 : 1
        switch line.first {
        case "?": doubtful.insert(id)
        case "-":
          present.remove(id)
          guard (try? stress.store.task(id: id)) == nil else {
            throw StressFailure(description: "\(id) was deleted and is there, after kill \(seed)")
          }
        case "x": completed.insert(id)
        default: present.insert(id)
        }
      }
    }
    for id in present {
      guard let task = try? stress.store.task(id: id) else {
        guard doubtful.contains(id) else {
          throw StressFailure(description: "\(id) was acknowledged and is missing")
        }
        continue
      }
      guard task.isCompleted || !completed.contains(id) else {
        throw StressFailure(description: "\(id) was completed and is open")
      }
    }
    try stress.expectWhole()
    print("\(count) kills, \(acknowledged) acknowledged changes: nothing lost")
  }
}
