import Glibc

/// The compiler's plug-in for `#Preview`, which it expands to nothing: a development tool's canvas
/// is not for the desktop, and what a preview says is type-checked all the same.
///
/// The compiler starts the program and speaks with it through standard input and output: messages
/// are JSON, each after its length as eight bytes, the lowest first.
@main
enum PreviewPlugin {
  static func main() {
    while let message = read() {
      let isQuestion = String(decoding: message.prefix(20), as: UTF8.self)
        .hasPrefix(#"{"getCapability""#)
      write(
        isQuestion
          ? #"{"getCapabilityResult":{"capability":{"protocolVersion":7}}}"#
          : #"{"expandMacroResult":{"expandedSource":"","diagnostics":[]}}"#)
    }
  }

  /// The next message; nil when the compiler has no more.
  private static func read() -> [UInt8]? {
    guard let header = read(count: 8) else { return nil }
    let length = header.reversed().reduce(0) { $0 << 8 | Int($1) }
    return read(count: length)
  }

  private static func read(count: Int) -> [UInt8]? {
    var bytes: [UInt8] = []
    while bytes.count < count {
      var part = [UInt8](repeating: 0, count: count - bytes.count)
      let got = Glibc.read(STDIN_FILENO, &part, part.count)
      if got <= 0 { return nil }
      bytes += part.prefix(got)
    }
    return bytes
  }

  private static func write(_ message: String) {
    let payload = Array(message.utf8)
    var rest = (0..<8).map { UInt8(truncatingIfNeeded: payload.count >> ($0 * 8)) } + payload
    while !rest.isEmpty {
      let written = Glibc.write(STDOUT_FILENO, rest, rest.count)
      if written <= 0 { return }
      rest.removeFirst(written)
    }
  }
}
