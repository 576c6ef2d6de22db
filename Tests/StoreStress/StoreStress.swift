import Foundation
import TaskKit

/// Crashes and races, with real processes: the program starts itself as its own writers.
///
///     StoreStress kills 1000          ends so many writers with SIGKILL
///     StoreStress race 8 10000        lets 8 processes make 10,000 changes each
///     StoreStress hammer 600          writes and reads for so many seconds, and watches the log
///     StoreStress commits 1000        measures so many changes of the person's own store
///
/// The exit code is 1 when anything acknowledged is missing.
@main
enum StoreStress {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    let numbers = arguments.dropFirst().compactMap { Int($0) }
    do {
      switch (arguments.first, numbers.count) {
      case ("kills", 1): try Kills.run(numbers[0])
      case ("race", 2): try Race.run(processes: numbers[0], changes: numbers[1])
      case ("hammer", 1): try Hammer.run(seconds: numbers[0])
      case ("commits", 1): try Commits.run(numbers[0])
      case ("write", 1): try Kills.write(seed: numbers[0])
      case ("change", 2): try Race.change(numbers[0], seed: numbers[1])
      case ("hammer-write", 1): try Hammer.write()
      case ("hammer-read", 1): try Hammer.read()
      default: throw StressFailure(description: "usage: StoreStress kills|race|hammer NUMBER…")
      }
    } catch {
      FileHandle.standardError.write(Data("StoreStress: \(error)\n".utf8))
      exit(1)
    }
  }
}

/// Something that should not be.
struct StressFailure: Error, CustomStringConvertible {
  let description: String
}

/// A store in a folder of its own, which the children find by their environment.
final class StressStore {
  let folder: String
  let location: StoreLocation
  let store: SQLiteTaskStore

  init() throws {
    folder = NSTemporaryDirectory() + "tasklet-stress-\(UUID().uuidString)"
    location = StoreLocation(folder: folder + "/tasklet")
    store = SQLiteTaskStore(location: location, lockWait: .seconds(120))
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  /// Starts this program again.
  func child(_ arguments: String...) throws -> (process: Process, output: FileHandle) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = arguments
    process.environment = ["XDG_DATA_HOME": folder]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    // Its own end is the child's alone, so that the output ends with the child.
    try pipe.fileHandleForWriting.close()
    return (process, pipe.fileHandleForReading)
  }

  /// The store that a child was started on.
  static var parents: SQLiteTaskStore {
    SQLiteTaskStore(location: .standard(), lockWait: .seconds(120))
  }

  func expectWhole() throws {
    let faults = try store.faults()
    guard faults.isEmpty else { throw StressFailure(description: "\(faults)") }
  }
}

/// A generator whose numbers follow from its seed.
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: Int) { state = UInt64(bitPattern: Int64(seed)) &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}
