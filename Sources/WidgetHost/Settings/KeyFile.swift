/// A key file as GLib defines it, kept as a person wrote it: what is not set stays byte by byte.
///
/// GLib's own type stops at the first bad line and forgets the rest, so that saving would delete
/// what a person wrote under it. This one reads every line that it can, and says what is wrong with
/// the first that it cannot.
struct KeyFile: Equatable {
  struct Line: Equatable {
    enum Content: Equatable {
      /// Blank, a comment, or a line that is not understood.
      case other
      case group(String)
      case entry(group: String, key: String, value: String)
    }

    var bytes: [UInt8]
    var content: Content
  }

  private var lines: [Line] = []

  /// What is wrong with the first line that is not understood; nil when all are.
  private(set) var error: KeyFileError?

  /// A file without groups.
  init() {}

  /// Reads a file.
  init(_ bytes: [UInt8]) {
    var group: String?
    for (index, part) in bytes.split(separator: newline, omittingEmptySubsequences: false)
      .enumerated()
    {
      let line = [UInt8](part)
      do {
        let content = try KeyFile.parse(line, in: &group)
        lines.append(Line(bytes: line, content: content))
      } catch {
        lines.append(Line(bytes: line, content: .other))
        if self.error == nil {
          self.error = KeyFileError(
            line: index + 1, text: String(decoding: line.trimmed, as: UTF8.self), reason: error)
        }
      }
    }
  }

  /// The file as it is to be written.
  var bytes: [UInt8] { [UInt8](lines.map(\.bytes).joined(separator: [newline])) }

  // MARK: Reading

  /// The groups' names in the order in which they first appear.
  var groups: [String] {
    var seen: Set<String> = []
    return lines.compactMap {
      if case .group(let name) = $0.content, seen.insert(name).inserted { name } else { nil }
    }
  }

  func contains(_ group: String) -> Bool { lines.contains { $0.content == .group(group) } }

  /// The entries of a group by key; of two with one key the later counts.
  func entries(of group: String) -> [String: (value: String, line: Int)] {
    var result: [String: (value: String, line: Int)] = [:]
    for (index, line) in lines.enumerated() {
      if case .entry(group, let key, let value) = line.content { result[key] = (value, index + 1) }
    }
    return result
  }

  /// The number of the line on which a group begins.
  func line(of group: String) -> Int? {
    lines.firstIndex { $0.content == .group(group) }.map { $0 + 1 }
  }

  func value(_ key: String, in group: String) -> String? { entries(of: group)[key]?.value }

  // MARK: Changing

  /// Sets an entry in its place, or as its group's last one, or in a new group at the end.
  mutating func set(_ key: String, to value: String, in group: String) {
    let content = Line.Content.entry(group: group, key: key, value: value)
    let encoded = KeyFile.encode(value)
    if let index = lines.lastIndex(where: { $0.isEntry(of: group, key: key) }) {
      guard lines[index].content != content else { return }
      let old = lines[index].bytes
      let end: [UInt8] = old.last == carriageReturn ? [carriageReturn] : []
      lines[index] = Line(bytes: KeyFile.prefix(of: old) + encoded + end, content: content)
      return
    }
    if !contains(group) { append(group: group) }
    guard let index = lines.lastIndex(where: { $0.belongs(to: group) }) else { return }
    let end: [UInt8] = lines[index].bytes.last == carriageReturn ? [carriageReturn] : []
    let bytes = Array(key.utf8) + [equals] + encoded + end
    lines.insert(Line(bytes: bytes, content: content), at: index + 1)
    // The last line of a text ends like the others.
    if index + 2 == lines.count { lines.append(Line(bytes: [], content: .other)) }
  }

  private mutating func append(group: String) {
    if lines.last.map({ !$0.bytes.isEmpty }) ?? true {
      lines.append(Line(bytes: [], content: .other))
    }
    // The last line, empty, is what stands after the last newline: the group goes before it.
    let end = lines.count - 1
    let needsSeparator = end > 0 && !lines[end - 1].bytes.trimmed.isEmpty
    let separator = needsSeparator ? [Line(bytes: [], content: .other)] : []
    let header = Line(bytes: Array("[\(group)]".utf8), content: .group(group))
    lines.insert(contentsOf: separator + [header], at: end)
  }

  /// Takes an entry out.
  mutating func remove(_ key: String, from group: String) {
    lines.removeAll { $0.isEntry(of: group, key: key) }
  }

  /// Takes a group with its entries out, and the blank line and comments between them. What stands
  /// above it and under its last entry stays.
  mutating func remove(group: String) {
    while let start = lines.firstIndex(where: { $0.content == .group(group) }) {
      var end = start + 1
      var index = end
      while index < lines.count {
        if case .group = lines[index].content { break }
        index += 1
        if lines[index - 1].content != .other { end = index }
      }
      lines.removeSubrange(start..<end)
      let isSurrounded = start > 0 && start < lines.count - 1
      if isSurrounded, lines[start - 1].bytes.isEmpty, lines[start].bytes.isEmpty {
        lines.remove(at: start)
      }
    }
  }
}

extension KeyFile.Line {
  fileprivate func isEntry(of group: String, key: String) -> Bool {
    if case .entry(group, key, _) = content { true } else { false }
  }

  fileprivate func belongs(to group: String) -> Bool {
    switch content {
    case .other: false
    case .group(let name), .entry(let name, _, _): name == group
    }
  }
}
