import WidgetModel

/// What a settings file says.
struct SettingsContents {
  /// The widgets that the program has.
  var widgets: [PlacedWidget] = []
  /// The groups that are left as they are.
  private(set) var problems: [SettingsProblem] = []

  /// - Parameters:
  ///   - keyFile: the file.
  ///   - name: the file's name, for messages.
  ///   - definitions: the widgets that the program has; the first is meant by a group without kind.
  init(_ keyFile: KeyFile, name: String, definitions: [WidgetDefinition]) {
    for group in keyFile.groups {
      let place = SettingsProblem.Place(file: name, line: keyFile.line(of: group), group: group)
      let kind = keyFile.value(PlacedWidget.Key.kind.rawValue, in: group)?.withoutOuterSpace
      guard kind != nil || group.hasPrefix("widget-") else {
        problems.append(.unknownGroup(place))
        continue
      }
      let definition = definitions.first { kind == nil || $0.kind == kind }
      guard let definition else {
        problems.append(.unknownKind(place, kind: kind ?? "", known: definitions.map(\.kind)))
        continue
      }
      widgets.append(PlacedWidget(group, of: keyFile, file: name, definition: definition))
    }
  }
}
