// Runs the main actor on the GLib loop and tells what happened, one line a fact. A test runner's
// own main thread belongs to libdispatch, so this has to be a process of its own.

import Foundation
import Gtk

/// How often all threads of this process have gone to sleep.
func wakeUps() -> Int {
  let folder = "/proc/self/task"
  let threads = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
  return threads.reduce(0) { total, thread in
    let status = (try? String(contentsOfFile: "\(folder)/\(thread)/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("voluntary_ctxt_switches") }
    return total + (line?.split(separator: "\t").last.flatMap { Int($0) } ?? 0)
  }
}

@MainActor
final class Probe {
  private var timer: LoopSource?
  private var signal: LoopSource?
  private var pipe: LoopSource?

  func start() {
    Task { @MainActor in
      print("task on the main actor: \(MainThread.isCurrent)")
      let value = await withTaskExecutorPreference(SerialTaskExecutor.shared) {
        await Self.work()
      }
      print("work: \(value)")
      print("back on the main actor: \(MainThread.isCurrent)")
      watchDescriptor()
    }
  }

  nonisolated static func work() async -> String { "off the main actor: \(!MainThread.isCurrent)" }

  private func watchDescriptor() {
    var ends: [Int32] = [0, 0]
    guard Glibc.pipe(&ends) == 0 else { return }
    let (reader, writer) = (ends[0], ends[1])
    pipe = MainLoop.watch(fileDescriptor: reader) { [weak self] in
      var byte: UInt8 = 0
      print("descriptor: \(read(reader, &byte, 1)) byte, \(byte)")
      self?.pipe?.cancel()
      self?.raiseSignal()
    }
    SerialTaskExecutor.shared.queue.async {
      var byte: UInt8 = 7
      write(writer, &byte, 1)
    }
  }

  private func raiseSignal() {
    signal = MainLoop.onSignal(SIGTERM) { [weak self] in
      print("signal: SIGTERM")
      self?.signal = nil
      MainLoop.idle { self?.countWakeUps() }
    }
    kill(getpid(), SIGTERM)
  }

  /// Lets libdispatch's workers end first: each waits five seconds for more work, once.
  private func countWakeUps() {
    timer = MainLoop.after(seconds: 6) { [weak self] in
      let before = wakeUps()
      self?.timer = MainLoop.after(milliseconds: 2500) {
        // The timer itself is one; reading the files costs none.
        print("wake-ups while idle: \(wakeUps() - before - 1)")
        MainLoop.quit()
      }
    }
  }
}

// Whoever started this may have blocked signals in the thread that did.
var none = sigset_t()
sigemptyset(&none)
pthread_sigmask(SIG_SETMASK, &none, nil)

let probe = Probe()
MainLoop.attachMainActor()
probe.start()
MainLoop.run()
