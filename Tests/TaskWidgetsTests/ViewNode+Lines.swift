@testable import WidgetUI

/// Evaluates a view to its node.
@MainActor func resolve(
  _ view: some View, family: WidgetFamily = .systemMedium
) -> ViewNode {
  var environment = EnvironmentValues()
  environment.widgetFamily = family
  return ViewNode.resolve(view, in: environment)
}

extension ViewNode {
  /// What a person meets in the node, from the top down, a line each: texts, symbols and controls,
  /// what a screen reader calls them instead, and the intents that they perform. Containers that
  /// only place others have no line; what lies inside a control or menu is indented.
  var lines: [String] {
    let inner = children.flatMap(\.lines)
    guard var line = content.word else { return inner }
    if let label = style.accessibilityLabel { line += " as “\(label)”" }
    if let value = style.accessibilityValue { line += ", “\(value)”" }
    if style.isAccessibilityHidden { line += ", not read" }
    if let intent = actions.intent { line += " → \(intent.text)" }
    if let parameter = actions.parameter { line += " \(parameter)" }
    return [line] + inner.map { "  " + $0 }
  }

  /// The first node below with this accessible name.
  func named(_ name: String) -> ViewNode? {
    all.first { $0.style.accessibilityLabel == name }
  }

  /// The first node below with this text.
  func text(_ string: String) -> ViewNode? {
    all.first { if case .text(let text) = $0.content { text.string == string } else { false } }
  }
}

extension NodeContent {
  fileprivate var word: String? {
    switch self {
    case .text(let text): "“\(text.string)”"
    case .symbol(let symbol): symbol.name
    case .button(let button): (button.isEnabled ? "" : "insensitive ") + "button"
    case .toggle(let toggle): "\(toggle.appearance) \(toggle.isOn ? "on" : "off")"
    case .textField(let field): "field “\(field.prompt)”"
    case .divider: "line"
    case .progress(let progress): "\(progress.appearance) \(progress.value ?? -1)"
    case .controls: "controls"
    case .menu(let title): "menu “\(title)”"
    case .rename(let title): "rename “\(title)”"
    default: nil
    }
  }
}

extension IntentReference {
  /// The intent's name and values; of ids only the number at their end.
  fileprivate var text: String {
    let values = values.sorted { $0.key < $1.key }.map { name, value in
      let text = value.text
      return "\(name): \(text.count == 36 ? String(text.suffix(2)) : text)"
    }
    return "\(identifier)(\(values.joined(separator: ", ")))"
  }
}
