import Foundation
import TestSupport
import Testing

@testable import Gtk

struct MainLoopTests {
  /// The main actor, the executor, descriptors, signals and timers on the GLib loop, in a process
  /// of their own; and that process sleeps when there is nothing to do.
  @Test func mainActorRunsOnTheLoopAndSleeps() throws {
    // The test runner lies in the build folder beside the probe.
    let runner = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let folder = URL(fileURLWithPath: runner).deletingLastPathComponent()
    let probe = try runCommand(folder.appendingPathComponent("MainLoopProbe").path, [])
    #expect(probe.exitCode == 0)
    #expect(
      probe.output == """
        task on the main actor: true
        work: off the main actor: true
        back on the main actor: true
        descriptor: 1 byte, 7
        signal: SIGTERM
        wake-ups while idle: 0

        """)
  }

  @Test func executorRunsItsTasksOneAfterTheOther() async {
    let executor = SerialTaskExecutor(label: "test")
    let counter = Counter()
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<100 {
        group.addTask(executorPreference: executor) { counter.step() }
      }
    }
    #expect(counter.value == 100)
    #expect(counter.overlaps == 0)
  }

  @MainActor
  @Test func droppedSourceLetsGoOfItsClosure() {
    final class Canary: Sendable {}
    weak var canary: Canary?
    do {
      let held = Canary()
      canary = held
      let source = MainLoop.after(milliseconds: 60_000) { [held] in _ = held }
      #expect(source.isActive)
      #expect(canary != nil)
    }
    #expect(canary == nil)
  }
}

/// Counts without a lock and notices when two run at once.
///
/// `@unchecked Sendable`: the executor under test promises one task at a time; a broken promise
/// shows in the numbers.
private final class Counter: @unchecked Sendable {
  private(set) var value = 0
  private(set) var overlaps = 0
  private var isRunning = false

  func step() {
    if isRunning { overlaps += 1 }
    isRunning = true
    value += 1
    isRunning = false
  }
}
