/// An intent's parameters by name, in the order of their declaration.
///
/// Read by reflection, since property wrappers do not tell their names.
package struct IntentParameterList: Sendable {
  /// One parameter and its name in the source.
  package struct Entry: Sendable {
    package let name: String
    package let parameter: _AnyIntentParameter
  }

  package let entries: [Entry]

  /// The names of stored properties that are neither parameters nor dependencies: their values
  /// would be lost when the intent is made anew for each run.
  package let plainProperties: [String]

  let dependencies: [_AnyAppDependency]

  package init(_ intent: any AppIntent) {
    var entries: [Entry] = []
    var plain: [String] = []
    var dependencies: [_AnyAppDependency] = []
    func look(at property: StoredProperty) {
      guard property.isWrapper else {
        plain.append(property.name)
        return
      }
      if property.type is _AnyIntentParameter.Type,
        let parameter = property.value as? _AnyIntentParameter
      {
        entries.append(Entry(name: String(property.name.dropFirst()), parameter: parameter))
      } else if property.type is _AnyAppDependency.Type,
        let dependency = property.value as? _AnyAppDependency
      {
        dependencies.append(dependency)
      } else {
        plain.append(property.name)
      }
    }
    func look(at intent: some AppIntent) { forEachStoredProperty(of: intent, look) }
    look(at: intent)
    self.entries = entries
    self.plainProperties = plain
    self.dependencies = dependencies
  }

  package subscript(name: String) -> _AnyIntentParameter? {
    entries.first { $0.name == name }?.parameter
  }

  /// The parameter that somebody has named.
  ///
  /// - Throws: `IntentError.unknownParameter`, which names those that there are.
  package func entry(named name: String) throws(IntentError) -> Entry {
    guard let entry = entries.first(where: { $0.name == name }) else {
      throw .unknownParameter(name: name, known: entries.map(\.name))
    }
    return entry
  }

  /// The name of a parameter that was reached through a key path.
  package func name(of parameter: _AnyIntentParameter) -> String? {
    entries.first { $0.parameter === parameter }?.name
  }
}

extension IntentParameterList.Entry {
  /// What the parameter takes, in words, range included.
  package var expectation: LocalizedStringResource {
    parameter.constraint.expectation ?? parameter.kind.expectation
  }

  /// Reads a value that somebody typed or wrote into a file.
  ///
  /// - Throws: `IntentError.invalidValue` when it is not what the parameter takes.
  package func parse(_ text: String) throws(IntentError) -> IntentValue {
    guard let value = parameter.kind.parse(text), parameter.constraint.admits(value) else {
      throw .invalidValue(parameter: name, expected: String(localized: expectation), given: text)
    }
    return value
  }
}
