import IntentCore

extension Command {
  /// The command with its operands and options, in one line.
  var usage: String {
    let syntax = CommandSyntax(self)
    let operands = syntax.operands.map { operand in
      let label = operand.label + (operand.element == nil ? "" : "…")
      return operand.isRequired ? label : "[\(label)]"
    }
    let options = syntax.options.map { $0.isRequired ? $0.usage : "[\($0.usage)]" }
    return (["taskletctl", name] + operands + options).joined(separator: " ")
  }

  /// What the command does, in a sentence.
  var purpose: String {
    let words =
      description ?? intent.description._intentDescription?.descriptionText ?? intent.title
    return String(localized: words)
  }

  /// The help of this command.
  var help: String {
    let syntax = CommandSyntax(self)
    let lines =
      syntax.operands.map { ($0.label, $0.explanation) }
      + syntax.options.map { ($0.usage, $0.explanation) } + [
        ("--help", String(localized: "Shows this help"))
      ]
    return "\(String(localized: "Usage: \(usage)"))\n\n\(purpose)\n\n\(columns(lines))"
  }

  /// The help of the whole program.
  static var overview: String {
    let usage = String(localized: "taskletctl COMMAND")
    let commands = columns(all.map { ($0.usage.dropProgram, $0.purpose) }, stacked: true)
    return [
      String(localized: "Usage: \(usage)"),
      String(localized: "Adds, lists and ticks off the tasks that Tasklet shows."),
      commands + "\n"
        + String(localized: "ID is a task’s id, or any beginning of it that no other task has."),
      String(
        localized:
          "taskletctl COMMAND --help explains a command, taskletctl --version says which version this is."
      ),
    ].joined(separator: "\n\n") + "\n"
  }
}

extension CommandSyntax.Part {
  fileprivate var usage: String { isFlag ? optionName : "\(optionName) \(label)" }

  /// The parameter's own words, what it takes and what it is when it is not given.
  fileprivate var explanation: String {
    let parameter = entry.parameter
    let words = String(localized: parameter.parameterDescription ?? parameter.title)
    if isFlag || element != nil { return words }
    var notes: [String] = []
    // That text is taken goes without saying.
    if case .string = parameter.kind {} else { notes.append(String(localized: entry.expectation)) }
    if let initial = parameter.defaultValue {
      notes.append(String(localized: "\(initial.text) when it is not given"))
    }
    return notes.isEmpty ? words : "\(words) (\(notes.joined(separator: "; ")))"
  }
}

extension String {
  fileprivate var dropProgram: String { String(drop { $0 != " " }.dropFirst()) }
}

/// Two columns, or with `stacked` each second text in a line of its own.
private func columns(_ lines: [(String, String)], stacked: Bool = false) -> String {
  let width = lines.map(\.0.count).max() ?? 0
  return lines.map { left, right in
    stacked
      ? "  \(left)\n      \(right)\n"
      : "  \(left)\(String(repeating: " ", count: width - left.count + 2))\(right)\n"
  }.joined()
}
