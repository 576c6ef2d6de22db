/// What autostart needs of the freedesktop.org desktop entry format.
enum DesktopEntry {
  /// A string as a value: backslashes and line ends are escaped.
  static func value(_ text: String) -> String {
    var escaped = ""
    for character in text {
      switch character {
      case "\\": escaped += "\\\\"
      case "\n", "\r\n": escaped += "\\n"
      case "\r": escaped += "\\r"
      case "\t": escaped += "\\t"
      default: escaped.append(character)
      }
    }
    return escaped
  }

  /// A command line as the value of `Exec`.
  ///
  /// Two rules lie over each other: an argument with reserved characters is quoted, with a
  /// backslash before `"`, `` ` ``, `$` and `\`; the whole is then escaped as any value. A percent
  /// sign begins a field code and is doubled.
  static func exec(_ arguments: [String]) -> String {
    value(arguments.map(quoted).joined(separator: " "))
  }

  private static func quoted(_ argument: String) -> String {
    let reserved: Set<Character> = [
      " ", "\t", "\n", "\r\n", "\r", "\"", "'", "\\", ">", "<", "~", "|", "&", ";", "$", "*", "?",
      "#", "(", ")", "`",
    ]
    let argument = argument.reduce(into: "") { $0 += $1 == "%" ? "%%" : String($1) }
    guard argument.isEmpty || argument.contains(where: reserved.contains) else { return argument }
    let escaped = argument.reduce(into: "") { result, character in
      if ["\"", "`", "$", "\\"].contains(character) { result.append("\\") }
      result.append(character)
    }
    return "\"\(escaped)\""
  }

  /// The plain keys of the group `[Desktop Entry]`, as they stand.
  static func keys(in text: String) -> [String: String] {
    var keys: [String: String] = [:]
    var isInGroup = false
    for line in text.split(whereSeparator: \.isNewline) {
      let line = line.trimmingBlanks()
      if line.hasPrefix("[") {
        isInGroup = line == "[Desktop Entry]"
      } else if isInGroup, !line.hasPrefix("#"), let equals = line.firstIndex(of: "=") {
        let key = String(line[..<equals].trimmingBlanks())
        keys[key] = String(line[line.index(after: equals)...].trimmingBlanks())
      }
    }
    return keys
  }
}

extension Substring {
  fileprivate func trimmingBlanks() -> Substring {
    var text = drop { $0 == " " || $0 == "\t" }
    while let last = text.last, last == " " || last == "\t" { text.removeLast() }
    return text
  }
}
