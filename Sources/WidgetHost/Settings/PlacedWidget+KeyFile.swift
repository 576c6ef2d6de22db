import WidgetModel

extension PlacedWidget {
  /// The keys of a group that are not parameters.
  enum Key: String, CaseIterable {
    case kind, family, position, size, layer

    private static let prefix = "parameter."

    /// The key of a parameter: its name, unless that is taken by one of these.
    static func key(ofParameter name: String) -> String {
      Key(rawValue: name) == nil ? name : prefix + name
    }

    /// The parameter that a key belongs to; nil for one of these.
    static func parameter(ofKey key: String) -> String? {
      if Key(rawValue: key) != nil { return nil }
      let name = String(key.dropFirst(prefix.count))
      return key.hasPrefix(prefix) && Key(rawValue: name) != nil ? name : key
    }
  }

  /// Reads a group of a settings file.
  init(_ group: String, of keyFile: KeyFile, file: String, definition: WidgetDefinition) {
    self.init(id: group, kind: definition.kind, family: definition.defaultFamily)
    let entries = keyFile.entries(of: group)
    source = Source(file: file, lines: entries.mapValues(\.line))
    for (key, entry) in entries {
      if let name = Key.parameter(ofKey: key) { parameters[name] = entry.value }
    }
    let values = entries.mapValues(\.value)
    let families = definition.offeredFamilies
    family =
      read(.family, values, families.map(\.description)) { text in
        families.first { $0.description == text }
      } ?? family
    position = read(.position, values, ["x,y"]) { text in
      let numbers = Self.numbers(text)
      return numbers.count == 2 ? WindowPosition(x: numbers[0], y: numbers[1]) : nil
    }
    let size = read(.size, values, ["width", "width,height"]) { text in
      let numbers = Self.numbers(text)
      let isSize = (1...2).contains(numbers.count) && numbers.allSatisfy { $0 > 0 }
      return isSize ? numbers : nil
    }
    width = size?.first
    height = size?.dropFirst().first
    layer =
      read(.layer, values, WindowLayer.allCases.map(\.rawValue)) { WindowLayer(rawValue: $0) }
      ?? layer
  }

  private mutating func read<Value>(
    _ key: Key, _ values: [String: String], _ forms: [String], _ parse: (String) -> Value?
  ) -> Value? {
    guard let text = values[key.rawValue] else { return nil }
    if let value = parse(text.withoutOuterSpace) { return value }
    problems.append(
      .badValue(
        place(ofKey: key.rawValue), key: key.rawValue, value: text,
        expected: String(localized: "one of \(forms.joined(separator: ", "))")))
    return nil
  }

  /// Whole numbers with commas between them, as small as window systems have them; none where one
  /// is something else.
  private static func numbers(_ text: String) -> [Int] {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Int16(String($0).withoutOuterSpace).map { Int($0) } }
    return numbers.count == parts.count ? numbers : []
  }

  /// Where a key of the widget stands.
  func place(ofKey key: String) -> SettingsProblem.Place {
    SettingsProblem.Place(file: source.file, line: source.lines[key], group: id)
  }

  /// The widget as entries of its group, in the order in which they are written.
  ///
  /// - Parameter names: parameters in the order of their declaration.
  func entries(order names: [String]) -> [(key: String, value: String)] {
    var entries = [
      (Key.kind.rawValue, kind), (Key.family.rawValue, family.description),
      (Key.layer.rawValue, layer.rawValue),
    ]
    if let position { entries.append((Key.position.rawValue, "\(position.x),\(position.y)")) }
    if let width {
      entries.append((Key.size.rawValue, height.map { "\(width),\($0)" } ?? "\(width)"))
    }
    let known = names.filter { parameters[$0] != nil }
    let others = parameters.keys.filter { !names.contains($0) }.sorted()
    for name in known + others {
      entries.append((Key.key(ofParameter: name), parameters[name] ?? ""))
    }
    return entries
  }
}

extension String {
  /// Without the space at both ends.
  var withoutOuterSpace: String { String(decoding: Array(utf8).trimmed, as: UTF8.self) }
}
