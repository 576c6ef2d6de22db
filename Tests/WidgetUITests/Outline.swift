import Testing

@testable import WidgetUI

/// Evaluates a view to its node.
@MainActor func resolve(
  _ view: some View, _ change: (inout EnvironmentValues) -> Void = { _ in }
) -> ViewNode {
  var environment = EnvironmentValues()
  change(&environment)
  return ViewNode.resolve(view, in: environment)
}

/// The nodes of several views in a column.
@MainActor func children<Content: View>(@ViewBuilder _ content: () -> Content) -> [ViewNode] {
  resolve(VStack { content() }).children
}

extension ViewNode {
  /// The tree on one line: each node's identity and content, children in braces.
  var outline: String {
    let name = identity.path.isEmpty ? "" : "\(identity.outline) "
    let inner = children.map(\.outline).joined(separator: ", ")
    return name + content.outline + (children.isEmpty ? "" : " { \(inner) }")
  }
}

extension NodeIdentity {
  var outline: String {
    path.map { element in
      switch element {
      case .index(let index): "\(index)"
      case .branch(let branch): "b\(branch)"
      case .id(let id): "#\(id.base)"
      }
    }.joined(separator: "/")
  }
}

extension NodeContent {
  var outline: String {
    switch self {
    case .stack(let stack): stack.axis == .horizontal ? "row" : "column"
    case .layers: "layers"
    case .box: "box"
    case .text(let text): "“\(text.string)”"
    case .symbol(let symbol): "symbol \(symbol.name)"
    case .button(let button): button.isDestructive ? "destructive button" : "button"
    case .toggle(let toggle): "\(toggle.appearance) \(toggle.isOn ? "on" : "off")"
    case .textField(let field): "field \(field.prompt)"
    case .spacer: "spacer"
    case .divider(let axis): axis == .horizontal ? "line" : "upright line"
    case .progress: "progress"
    case .shape(let shape): "\(shape.shape)"
    case .scroll: "scroll"
    case .geometry(let geometry): "room \(Int(geometry.width))×\(Int(geometry.height))"
    case .fitting: "fitting"
    case .grid: "grid"
    case .gridRow: "cells"
    case .controls: "controls"
    case .menu(let title): "menu \(title)"
    case .rename: "rename"
    }
  }
}

/// What a node draws, where it is of the kind that a test expects.
extension ViewNode {
  var text: TextNode? { if case .text(let text) = content { text } else { nil } }
  var symbol: SymbolNode? { if case .symbol(let symbol) = content { symbol } else { nil } }
  var shape: ShapeNode? { if case .shape(let shape) = content { shape } else { nil } }
  var button: ButtonNode? { if case .button(let button) = content { button } else { nil } }
  var toggle: ToggleNode? { if case .toggle(let toggle) = content { toggle } else { nil } }
  var progress: ProgressNode? { if case .progress(let node) = content { node } else { nil } }
  var stack: StackNode? { if case .stack(let stack) = content { stack } else { nil } }
}

extension FontValue {
  static func style(_ style: Font.TextStyle, _ weight: Font.Weight = .regular) -> FontValue {
    FontValue(size: .style(style), weight: weight)
  }
}

extension TextNode {
  /// A text with one run.
  static func plain(
    _ string: String, font: FontValue = .style(.body), color: Paint? = nil,
    runColor: Paint? = nil, struck: Bool = false, lineLimit: Int? = nil
  ) -> TextNode {
    TextNode(
      runs: [TextRun(string: string, font: font, color: runColor, isStruckThrough: struck)],
      lineLimit: lineLimit, alignment: .leading, color: color)
  }
}

struct PressIntent: AppIntent {
  static let title: LocalizedStringResource = "Press"
  @Parameter(title: "Name") var name: String
  @Parameter(title: "Note") var note: String?
  @Parameter(title: "At") var date: Date?

  init() {}
  init(_ name: String, at date: Date? = nil) {
    self.name = name
    self.date = date
  }
  func perform() async throws -> some IntentResult { .result() }
}
