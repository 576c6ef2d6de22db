import Foundation

/// What a person who looks into the log, or started the program in a terminal, is to know.
package enum Diagnostics {
  /// Writes a line to standard error.
  package static func report(_ message: String) {
    // Where nobody listens there is nobody to tell.
    try? FileHandle.standardError.write(contentsOf: Data("tasklet: \(message)\n".utf8))
  }
}
