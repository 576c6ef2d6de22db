import Foundation

/// What a process said and how it ended.
package struct CommandResult: Hashable, Sendable {
  package let output: String
  package let error: String
  package let exitCode: Int32

  package init(output: String, error: String, exitCode: Int32) {
    self.output = output
    self.error = error
    self.exitCode = exitCode
  }
}

/// Runs a program to its end.
///
/// - Parameters:
///   - path: the program.
///   - arguments: what follows its name.
///   - environment: the whole environment it gets.
/// - Throws: when it cannot be started.
package func runCommand(
  _ path: String, _ arguments: [String], environment: [String: String] = [:]
) throws -> CommandResult {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: path)
  process.arguments = arguments
  process.environment = environment
  process.standardInput = FileHandle.nullDevice
  // Files rather than pipes: neither stream can fill up and stop the program.
  let folder = try TemporaryFolder()
  let paths = ["output", "error"].map { folder.path + "/" + $0 }
  let files = try paths.map { path in
    try Data().write(to: URL(fileURLWithPath: path))
    return try FileHandle(forWritingTo: URL(fileURLWithPath: path))
  }
  process.standardOutput = files[0]
  process.standardError = files[1]
  try process.run()
  process.waitUntilExit()
  let texts = try paths.map {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: $0)), as: UTF8.self)
  }
  return CommandResult(
    output: texts[0], error: texts[1], exitCode: process.terminationStatus)
}

/// A program of this package, in the folder where it was built.
package func builtProgram(_ name: String) -> String {
  // The tests are a bundle that lies beside the programs; its path is the test runner's argument.
  let bundle = CommandLine.arguments.first { $0.hasSuffix(".xctest") } ?? CommandLine.arguments[0]
  return URL(fileURLWithPath: bundle).deletingLastPathComponent().path + "/" + name
}
