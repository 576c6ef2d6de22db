let newline = UInt8(ascii: "\n")
let carriageReturn = UInt8(ascii: "\r")
let equals = UInt8(ascii: "=")
private let backslash = UInt8(ascii: "\\")

extension KeyFile {
  /// What a line says, after GLib's `g_key_file_load_from_data`.
  ///
  /// - Parameter group: the group that the line stands in; set by a line that begins one.
  static func parse(
    _ line: [UInt8], in group: inout String?
  ) throws(KeyFileError.Reason) -> Line.Content {
    let text = line.trimmed
    guard let first = text.first, first != UInt8(ascii: "#") else { return .other }
    guard isText(line) else { throw .notText }
    if first == UInt8(ascii: "["), let end = text.firstIndex(of: UInt8(ascii: "]")) {
      let name = text[(text.startIndex + 1)..<end]
      guard end + 1 == text.endIndex, isGroupName(name) else { throw .badGroup }
      let decoded = String(decoding: name, as: UTF8.self)
      group = decoded
      return .group(decoded)
    }
    guard let mark = text.firstIndex(of: equals) else {
      throw first == UInt8(ascii: "[") ? .badGroup : .notAnEntry
    }
    let key = text[..<mark].trimmed
    guard isKeyName(key) else { throw .badKey }
    guard let group else { throw .noGroup }
    return .entry(
      group: group, key: String(decoding: key, as: UTF8.self),
      value: decode(line.dropFirst(prefix(of: line).count).droppingCarriageReturn))
  }

  /// The part of an entry's line before its value.
  static func prefix(of line: [UInt8]) -> [UInt8] {
    guard let mark = line.firstIndex(of: equals) else { return line }
    let value = line[(mark + 1)...].droppingCarriageReturn
    return Array(line[...mark] + value.prefix { $0.isSpace })
  }

  private static func isText(_ line: [UInt8]) -> Bool {
    !line.contains(0) && String(decoding: line, as: UTF8.self).utf8.elementsEqual(line)
  }

  private static func isGroupName(_ name: ArraySlice<UInt8>) -> Bool {
    !name.isEmpty && name.allSatisfy { $0 >= 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "[") }
  }

  /// A name, possibly with a language in brackets.
  private static func isKeyName(_ key: ArraySlice<UInt8>) -> Bool {
    let brackets = [UInt8(ascii: "["), UInt8(ascii: "]")]
    let name = key.prefix { !brackets.contains($0) }
    guard let last = name.last, !last.isSpace else { return false }
    let rest = key.dropFirst(name.count)
    if rest.isEmpty { return true }
    return rest.first == brackets[0] && rest.last == brackets[1]
      && !rest.dropFirst().dropLast().contains { brackets.contains($0) || $0.isSpace }
  }

  // MARK: Values

  /// A value without its escapes; an escape that GLib does not know stands for itself.
  private static func decode(_ bytes: ArraySlice<UInt8>) -> String {
    var result: [UInt8] = []
    var rest = bytes
    while let byte = rest.popFirst() {
      guard byte == backslash, let name = rest.first else {
        result.append(byte)
        continue
      }
      rest.removeFirst()
      switch name {
      case UInt8(ascii: "s"): result.append(UInt8(ascii: " "))
      case UInt8(ascii: "n"): result.append(newline)
      case UInt8(ascii: "t"): result.append(UInt8(ascii: "\t"))
      case UInt8(ascii: "r"): result.append(carriageReturn)
      case backslash: result.append(backslash)
      default: result += [backslash, name]
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// A value as it is written: nothing in it ends the line, and space at its start stays.
  static func encode(_ value: String) -> [UInt8] {
    var result: [UInt8] = []
    for byte in value.utf8 {
      switch byte {
      case UInt8(ascii: " ") where result.isEmpty: result += Array("\\s".utf8)
      case UInt8(ascii: "\t"): result += Array("\\t".utf8)
      case newline: result += Array("\\n".utf8)
      case carriageReturn: result += Array("\\r".utf8)
      case backslash: result += Array("\\\\".utf8)
      // Nothing reads past a zero.
      case 0: break
      default: result.append(byte)
      }
    }
    return result
  }
}

extension UInt8 {
  /// Whether C's `isspace` says so.
  fileprivate var isSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}

extension RandomAccessCollection<UInt8> where SubSequence == ArraySlice<UInt8> {
  /// Without the space at both ends.
  var trimmed: ArraySlice<UInt8> {
    let end = lastIndex { !$0.isSpace }.map { index(after: $0) } ?? startIndex
    return self[..<end].drop { $0.isSpace }
  }

  fileprivate var droppingCarriageReturn: ArraySlice<UInt8> {
    last == carriageReturn ? dropLast() : dropFirst(0)
  }
}
