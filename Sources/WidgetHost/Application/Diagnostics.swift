import Foundation

/// What a person who looks into the log, or started the program in a terminal, is to know.
package enum Diagnostics {
  /// What the program was started as, without its folder.
  static var programName: String {
    CommandLine.arguments.first.flatMap { $0.split(separator: "/").last.map(String.init) }
      ?? "tasklet"
  }

  /// Writes a line to standard error.
  package static func report(_ message: String) {
    // Where nobody listens there is nobody to tell.
    try? FileHandle.standardError.write(contentsOf: Data("\(programName): \(message)\n".utf8))
  }
}
