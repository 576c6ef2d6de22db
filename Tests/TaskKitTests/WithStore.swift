import IntentCore
import Synchronization
import TaskKit
import TestSupport

/// Runs the body with intents that reach this store and no other.
func withStore<Value>(
  _ tested: TestedStore, streams: ProgramStreams = TestStreams().streams,
  _ body: () async throws -> Value
) async rethrows -> Value {
  let manager = AppDependencyManager()
  // Spelled out, or the value would be known by its own type.
  manager.add(dependency: tested.store as any TaskStore)
  manager.add(
    dependency: tested.files?.store
      ?? SQLiteTaskStore(location: StoreLocation(folder: "/nowhere")))
  manager.add(dependency: streams)
  return try await AppDependencyManager.$override.withValue(manager) { try await body() }
}

/// Streams that a test fills and reads.
final class TestStreams: Sendable {
  private let input: Mutex<[UInt8]>
  private let texts = Mutex((output: "", notes: [String]()))

  init(input: String = "") {
    self.input = Mutex(Array(input.utf8))
  }

  init(bytes: [UInt8]) {
    input = Mutex(bytes)
  }

  var output: String { texts.withLock { $0.output } }
  var notes: [String] { texts.withLock { $0.notes } }

  /// Reads a few bytes at a time, so that nothing can rely on whole lines.
  var streams: ProgramStreams {
    ProgramStreams(
      read: {
        self.input.withLock { input in
          let next = Array(input.prefix(7000))
          input.removeFirst(next.count)
          return next
        }
      },
      write: { text in self.texts.withLock { $0.output += text } },
      note: { line in self.texts.withLock { $0.notes.append(line) } })
  }
}
