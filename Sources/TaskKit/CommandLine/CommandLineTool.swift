import IntentCore

/// `taskletctl` without the process: arguments in, texts and an exit code out.
///
/// The intents get what they need from `AppDependencyManager`.
package enum CommandLineTool {
  /// How a run ended.
  package enum ExitCode: Int32, Sendable {
    case done = 0
    /// What was asked for was understood and not done.
    case refused = 1
    case wrongUsage = 2
  }

  /// What a run says.
  package struct Outcome: Hashable, Sendable {
    package var output = ""
    package var error = ""
    package var exitCode = ExitCode.done
  }

  /// Runs one command line.
  ///
  /// - Parameter arguments: without the program's name.
  package static func run(_ arguments: [String]) async -> Outcome {
    do {
      return Outcome(output: try await output(of: arguments))
    } catch {
      return Outcome(
        error: "taskletctl: \(words(for: error).onOneLine)\n", exitCode: exitCode(for: error))
    }
  }

  private static func exitCode(for error: any Error) -> ExitCode {
    switch error {
    case is CommandError, IntentError.missingParameter, IntentError.invalidValue,
      IntentError.unknownParameter, IntentError.unknownIntent:
      .wrongUsage
    default: .refused
    }
  }

  private static func output(of arguments: [String]) async throws -> String {
    guard let name = arguments.first else { throw CommandError.noCommand }
    switch name {
    case "--help", "-h", "help": return Command.overview
    case "--version": return "taskletctl \(TaskletVersion.current)\n"
    default: break
    }
    guard let command = Command.all.first(where: { $0.name == name }) else {
      throw CommandError.unknownCommand(name)
    }
    let rest = arguments.dropFirst()
    if rest.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) {
      return command.help
    }
    return try await CommandSyntax(command).reference(for: rest).perform().output
  }
}
