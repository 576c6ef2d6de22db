/// Finds the objects of a JSON array, or of lines of objects, without reading all of it at once.
///
/// A broken object is told of by the line on which it begins, and the next one is found all the
/// same: text never reaches over the end of a line in JSON, and an object never begins in another
/// but after a colon or in an array.
struct JSONObjects {
  /// An object's text, or why there is none, and the line on which it began.
  typealias Found = (line: Int, content: Result<[UInt8], InterchangeError>)

  private var bytes: [UInt8] = []
  private var start = 0
  /// The braces and brackets that are open.
  private var open: [UInt8] = []
  private var isText = false
  private var isEscaped = false
  private var last = UInt8(ascii: ",")
  /// The list around the objects; lines of objects have none.
  private var list = List.none

  private enum List { case none, open(line: Int), closed }

  /// Takes the next line.
  mutating func take(_ line: [UInt8], number: Int, _ body: (Found) throws -> Void) throws {
    for byte in line {
      if open.isEmpty {
        guard try begins(with: byte, on: number, body) else { return }
      } else {
        try goesOn(with: byte, on: number, body)
      }
    }
    if isText {
      try giveUp(body)
    } else if !open.isEmpty {
      bytes.append(UInt8(ascii: "\n"))
    }
  }

  /// Tells of an object, or a list, that the file's end has cut.
  mutating func finish(_ body: (Found) throws -> Void) throws {
    guard open.isEmpty else { return try giveUp(body) }
    switch list {
    case .open(let line): try body((line, .failure(.unfinishedList)))
    // A file that was cut to nothing is not an empty list.
    case .none where start == 0: try body((1, .failure(.nothingIn)))
    case .none, .closed: break
    }
  }

  /// - Returns: false when the rest of the line is nothing.
  private mutating func begins(
    with byte: UInt8, on line: Int, _ body: (Found) throws -> Void
  ) throws -> Bool {
    switch byte {
    case UInt8(ascii: "{"):
      (bytes, open, start, last) = ([byte], [byte], line, byte)
      return true
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: ","):
      return true
    case UInt8(ascii: "["):
      if case .none = list, start == 0 {
        (list, start) = (.open(line: line), line)
        return true
      }
      fallthrough
    case UInt8(ascii: "]"):
      if case .open = list, byte == UInt8(ascii: "]") {
        list = .closed
        return true
      }
      fallthrough
    default:
      try body((line, .failure(.notAnObject)))
      return false
    }
  }

  private mutating func goesOn(
    with byte: UInt8, on line: Int, _ body: (Found) throws -> Void
  ) throws {
    if isText {
      bytes.append(byte)
      if isEscaped {
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else if byte == UInt8(ascii: "\"") {
        isText = false
      }
      return
    }
    if byte == UInt8(ascii: "{"), open.last == byte, last != UInt8(ascii: ":") {
      try giveUp(body)
      _ = try begins(with: byte, on: line, body)
      return
    }
    bytes.append(byte)
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): return
    case UInt8(ascii: "\""): isText = true
    case UInt8(ascii: "{"), UInt8(ascii: "["): open.append(byte)
    case UInt8(ascii: "}"), UInt8(ascii: "]"): open.removeLast()
    default: break
    }
    last = byte
    if open.isEmpty {
      let object = bytes
      reset()
      try body((start, .success(object)))
    }
  }

  private mutating func giveUp(_ body: (Found) throws -> Void) throws {
    reset()
    try body((start, .failure(.unfinishedObject)))
  }

  private mutating func reset() {
    (bytes, open, isText, isEscaped) = ([], [], false, false)
  }
}
