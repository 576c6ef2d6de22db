import AppIntents
import Glibc
import TaskKit

@main
enum TaskletCtl {
  static func main() async {
    // A reader that goes away, such as `head`, is no failure: the write is told, not the process.
    signal(SIGPIPE, SIG_IGN)
    let location = StoreLocation.standard()
    // Nothing is opened before an intent asks for it.
    AppDependencyManager.shared.add(dependency: location)
    AppDependencyManager.shared.add(
      dependency: SQLiteTaskStore(location: location) as any TaskStore)
    let outcome = await CommandLineTool.run(Array(CommandLine.arguments.dropFirst()))
    guard write(outcome.output, to: STDOUT_FILENO) else {
      _ = write("taskletctl: The output could not be written\n", to: STDERR_FILENO)
      exit(CommandLineTool.ExitCode.refused.rawValue)
    }
    _ = write(outcome.error, to: STDERR_FILENO)
    exit(outcome.exitCode.rawValue)
  }

  /// - Returns: false when the text could not be written, for another reason than that nobody reads
  ///   it any more.
  private static func write(_ text: String, to descriptor: Int32) -> Bool {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0 {
        if errno == EINTR { continue }
        return errno == EPIPE
      }
      rest = rest.dropFirst(count)
    }
    return true
  }
}
