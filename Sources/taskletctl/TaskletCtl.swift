import Glibc
import IntentCore
import TaskKit

@main
enum TaskletCtl {
  static func main() {
    // A reader that goes away, such as `head`, is no failure: the write is told, not the process.
    signal(SIGPIPE, SIG_IGN)
    // The first file that is opened would take the number of a stream that was closed, and be read
    // as input or written to as output.
    while true {
      let descriptor = open("/dev/null", O_RDWR)
      guard descriptor >= 0, descriptor <= STDERR_FILENO else {
        close(descriptor)
        break
      }
    }
    Localization.startWhenNeeded { Localization.installedDirectory }
    let location = StoreLocation.standard()
    // Nothing is opened before an intent asks for it.
    let store = SQLiteTaskStore(location: location)
    AppDependencyManager.shared.add(dependency: store)
    AppDependencyManager.shared.add(dependency: store as any TaskStore)
    AppDependencyManager.shared.add(dependency: ProgramStreams.standard)
    guard let arguments else {
      _ = write("taskletctl: An argument is no text in UTF-8\n", to: STDERR_FILENO)
      exit(CommandLineTool.ExitCode.wrongUsage.rawValue)
    }
    let executor = MainThreadExecutor()
    Task(executorPreference: executor) {
      end(with: await CommandLineTool.run(arguments))
    }
    executor.run()
  }

  private static func end(with outcome: CommandLineTool.Outcome) -> Never {
    guard write(outcome.output, to: STDOUT_FILENO) else {
      _ = write("taskletctl: The output could not be written\n", to: STDERR_FILENO)
      exit(CommandLineTool.ExitCode.refused.rawValue)
    }
    _ = write(outcome.error, to: STDERR_FILENO)
    exit(outcome.exitCode.rawValue)
  }

  /// The command line without the program's name; nil when it is not all text, which Swift's own
  /// list would hide by putting question marks in.
  private static var arguments: [String]? {
    var arguments: [String] = []
    for index in CommandLine.arguments.indices.dropFirst() {
      // The system's array has as many entries as Swift's list, each a C string that lives as long
      // as the process.
      guard let argument = CommandLine.unsafeArgv[index],
        let text = String(validatingCString: argument)
      else { return nil }
      arguments.append(text)
    }
    return arguments
  }

  /// - Returns: false when the text could not be written, for another reason than that nobody reads
  ///   it any more.
  private static func write(_ text: String, to descriptor: Int32) -> Bool {
    do {
      try FileBytes.write(text, to: descriptor)
      return true
    } catch let failure as FileBytes.Failure {
      return failure.code == EPIPE
    } catch {
      return false
    }
  }
}
