extension String {
  /// The text on one line of a terminal, with its control characters made visible: a title may hold
  /// newlines, and escape sequences that would do more than show.
  var onOneLine: String {
    // Most titles have none of the bytes that those characters begin with, or are.
    func mayBeControl(_ byte: UInt8) -> Bool {
      byte < 0x20 || byte == 0x7F || byte == 0xC2 || byte == 0xE2
    }
    let mayContain =
      utf8.withContiguousStorageIfAvailable { $0.contains(where: mayBeControl) } ?? true
    guard mayContain, unicodeScalars.contains(where: \.isControl) else { return self }
    var line = ""
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0...0x1F: line.unicodeScalars.append(Unicode.Scalar(scalar.value + 0x2400) ?? "␀")
      case 0x7F: line += "␡"
      case 0x80...0x9F, 0x2028, 0x2029:
        line += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: line.unicodeScalars.append(scalar)
      }
    }
    return line
  }
}

extension Unicode.Scalar {
  fileprivate var isControl: Bool {
    switch value {
    case 0...0x1F, 0x7F...0x9F, 0x2028, 0x2029: true
    default: false
    }
  }
}
