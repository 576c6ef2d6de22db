/// An intent's parameters by name, in the order of their declaration.
///
/// Read with `Mirror`, since property wrappers do not tell their names.
package struct IntentParameterList: Sendable {
  /// One parameter and its name in the source.
  package struct Entry: Sendable {
    package let name: String
    package let parameter: any _AnyIntentParameter
  }

  package let entries: [Entry]

  /// The names of stored properties that are neither parameters nor dependencies: their values
  /// would be lost when the intent is made anew for each run.
  package let plainProperties: [String]

  let dependencies: [any _AnyAppDependency]

  package init(_ intent: any AppIntent) {
    var entries: [Entry] = []
    var plain: [String] = []
    var dependencies: [any _AnyAppDependency] = []
    for child in Mirror(reflecting: intent).children {
      let label = child.label ?? ""
      // Wrappers are stored under a name with a line before it; asking every other property what it
      // is would be a search through the whole program for each new type.
      guard label.first == "_" else {
        plain.append(label)
        continue
      }
      switch child.value {
      case let parameter as any _AnyIntentParameter:
        entries.append(Entry(name: String(label.dropFirst()), parameter: parameter))
      case let dependency as any _AnyAppDependency:
        dependencies.append(dependency)
      default:
        plain.append(label)
      }
    }
    self.entries = entries
    self.plainProperties = plain
    self.dependencies = dependencies
  }

  package subscript(name: String) -> (any _AnyIntentParameter)? {
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
  package func name(of parameter: any _AnyIntentParameter) -> String? {
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
