import IntentCore

/// A command with its intent's parameters sorted into operands and options.
struct CommandSyntax {
  /// A parameter and what stands for its value in the help.
  struct Part {
    let entry: IntentParameterList.Entry
    fileprivate let ownLabel: String?

    var label: String { ownLabel ?? entry.parameter.kind.label }

    /// An option that says all by being there.
    var isFlag: Bool {
      if case .bool = entry.parameter.kind { true } else { false }
    }

    /// The kind of one element, for an operand that takes all that is left.
    var element: IntentValueKind? {
      if case .array(let element) = entry.parameter.kind { element } else { nil }
    }

    /// Whether the intent cannot do without it.
    var isRequired: Bool {
      entry.parameter.recorded == nil && !entry.parameter.kind.isOptional
    }

    /// As it is typed.
    var optionName: String { "--" + entry.name.kebabCased }
  }

  let command: Command
  let operands: [Part]
  let options: [Part]
  private let parameters: IntentParameterList

  init(_ command: Command) {
    self.command = command
    let parameters = IntentParameterList(command.intent.init())
    self.parameters = parameters
    operands = command.operands.compactMap { operand in
      parameters.entries.first { $0.name == operand.parameter }
        .map { Part(entry: $0, ownLabel: operand.label) }
    }
    options = parameters.entries
      .filter { entry in
        command.fixed[entry.name] == nil
          && !command.operands.contains { $0.parameter == entry.name }
      }
      .map { Part(entry: $0, ownLabel: command.optionLabels[$0.name]) }
  }

  /// Reads a command's arguments into the intent that they ask for.
  ///
  /// - Throws: `CommandError` for words in the wrong place, `IntentError` for a value that its
  ///   parameter does not take.
  func reference(for arguments: some Sequence<String>) throws -> IntentReference {
    var reference = IntentReference(command.intent, recording: parameters)
    for (name, value) in command.fixed { reference = reference.setting(name, to: value) }
    var given: Set<String> = []
    var missing = operands[...]
    var listed: [IntentValue] = []
    var rest = arguments.makeIterator()
    var optionsEnded = false
    while let argument = rest.next() {
      if !optionsEnded, argument == "--" {
        optionsEnded = true
        continue
      }
      let part: Part
      let text: String
      if !optionsEnded, argument.looksLikeOption {
        let pieces = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard let option = options.first(where: { $0.optionName == pieces[0] }) else {
          throw CommandError.unknownOption(String(pieces[0]), command)
        }
        part = option
        if pieces.count == 2 {
          text = String(pieces[1])
        } else if option.isFlag {
          text = "true"
        } else if let next = rest.next() {
          text = next
        } else {
          throw CommandError.missingValue(of: option.optionName, command)
        }
        guard given.insert(option.entry.name).inserted else {
          throw CommandError.repeatedOption(option.optionName, command)
        }
      } else if let operand = missing.first, let value = operand.element?.parse(argument) {
        listed.append(value)
        reference = reference.setting(operand.entry.name, to: .array(listed))
        continue
      } else if let operand = missing.popFirst() {
        (part, text) = (operand, argument)
        given.insert(operand.entry.name)
      } else {
        throw CommandError.unexpectedArgument(argument, command)
      }
      reference = reference.setting(part.entry.name, to: try part.entry.parse(text))
    }
    if let operand = missing.first(where: \.isRequired) {
      throw CommandError.missing(operand.label, command)
    }
    if let option = options.first(where: { $0.isRequired && !given.contains($0.entry.name) }) {
      throw CommandError.missing(option.optionName, command)
    }
    return reference
  }
}

extension String {
  /// `--all` and `-h`, but not `-1`, `-` or `- milk`, which may be values.
  fileprivate var looksLikeOption: Bool {
    hasPrefix("--") || (first == "-" && dropFirst().first?.isLetter == true)
  }
}

extension IntentValueKind {
  /// What stands for a value in the help.
  fileprivate var label: String {
    switch unwrapped {
    case .enumeration(let cases): cases.map(\.value).joined(separator: "|")
    case .int, .double: "N"
    case .date: "DATE"
    case .bool: "true|false"
    case .entity: "ID"
    case .string: "TEXT"
    case .optional, .array: "LIST"
    }
  }
}
