import WidgetModel

extension PlacedWidget {
  /// The widget's settings: its defaults with what the file says.
  ///
  /// - Returns: the settings, nil for a widget without any; and everything in the widget's group
  ///   that is not understood.
  func configuration(
    for definition: WidgetDefinition
  ) -> (configuration: IntentReference?, problems: [SettingsProblem]) {
    var problems = problems
    var reference: IntentReference?
    do {
      reference = try definition.defaultConfiguration()
    } catch {
      problems.append(.noConfiguration(kind: kind, reason: words(for: error)))
    }
    let list = definition.configuration.map { IntentParameterList($0.init()) }
    let entries = list?.entries ?? []
    for (name, text) in parameters.sorted(by: { $0.key < $1.key }) {
      let key = Key.key(ofParameter: name)
      guard let entry = entries.first(where: { $0.name == name }) else {
        problems.append(.unknownKey(place(ofKey: key), key: key))
        continue
      }
      do {
        reference = try reference?.setting(name, to: entry.read(text))
      } catch {
        problems.append(
          .badValue(
            place(ofKey: key), key: key, value: text,
            expected: String(localized: entry.expectation)))
      }
    }
    return (reference, problems)
  }

  /// Takes other settings over. Only what differs is set, so that a value in the file that was not
  /// understood, and stands for its default, stays as it is written.
  mutating func setConfiguration(_ new: IntentReference, for definition: WidgetDefinition) {
    let old = configuration(for: definition).configuration
    for (name, value) in new.values where old?.values[name] != value {
      parameters[name] = value.text
    }
  }
}

extension IntentParameterList.Entry {
  /// Reads a value that a person wrote into a file; around what is no text, space does not count.
  fileprivate func read(_ text: String) throws(IntentError) -> IntentValue {
    if case .string = parameter.kind.unwrapped { return try parse(text) }
    return try parse(text.withoutOuterSpace)
  }
}
