/// The lines of a file, in portions, so that a file may be larger than memory.
struct LineReader {
  private let next: () throws -> [UInt8]
  private var portion: ArraySlice<UInt8> = []
  private var hasEnded = false

  /// The number of the line that was read last, from 1 on.
  private(set) var number = 0

  /// - Parameter next: gives the file's next bytes, none at its end.
  init(_ next: @escaping () throws -> [UInt8]) {
    self.next = next
  }

  /// The next line without its end, which may be that of another system; nil after the last one.
  mutating func line() throws -> [UInt8]? {
    var line: [UInt8] = []
    while true {
      if let end = portion.firstIndex(of: UInt8(ascii: "\n")) {
        line += portion[..<end]
        portion = portion[(end + 1)...]
        break
      }
      line += portion
      portion = hasEnded ? [] : try next()[...]
      if portion.isEmpty {
        hasEnded = true
        if line.isEmpty { return nil }
        break
      }
    }
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    if number == 0, line.starts(with: [0xEF, 0xBB, 0xBF]) { line.removeFirst(3) }
    number += 1
    return line
  }
}
