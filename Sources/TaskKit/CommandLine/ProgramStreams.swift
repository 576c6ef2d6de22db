import Glibc

/// The streams of a program that reads and writes more than it can hold.
package struct ProgramStreams: Sendable {
  /// The next bytes of standard input, none at its end.
  let read: @Sendable () throws -> [UInt8]

  /// Writes to standard output.
  let write: @Sendable (String) throws -> Void

  /// Writes a line to standard error.
  let note: @Sendable (String) -> Void

  package init(
    read: @escaping @Sendable () throws -> [UInt8],
    write: @escaping @Sendable (String) throws -> Void, note: @escaping @Sendable (String) -> Void
  ) {
    self.read = read
    self.write = write
    self.note = note
  }

  /// The process's own.
  package static let standard = ProgramStreams(
    read: { try FileBytes.read(from: STDIN_FILENO) },
    write: { try FileBytes.write($0, to: STDOUT_FILENO) },
    note: { try? FileBytes.write("taskletctl: \($0.onOneLine)\n", to: STDERR_FILENO) })
}

/// Bytes of open files.
package enum FileBytes {
  /// What the system said when a file could not be read or written.
  package struct Failure: Error {
    package let code: Int32
  }

  private static let portion = 1 << 16

  /// The next bytes, none at the end.
  static func read(from descriptor: Int32) throws -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: portion)
    while true {
      // The buffer is as long as it says, and lives through the call.
      let count = bytes.withUnsafeMutableBytes { Glibc.read(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 { return Array(bytes[..<count]) }
      guard errno == EINTR else { throw Failure(code: errno) }
    }
  }

  /// Writes all of a text.
  package static func write(_ text: String, to descriptor: Int32) throws {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        throw Failure(code: errno)
      }
    }
  }
}
