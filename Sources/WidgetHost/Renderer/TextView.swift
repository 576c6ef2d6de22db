import Gtk
import WidgetModel

/// A text: plain, never markup, each in its own direction.
@MainActor
final class TextView: NodeView {
  private let label = Gtk.Label()

  init(_ node: ViewNode, context: RenderContext) {
    super.init(node, widget: label, context: context)
    label.followsTextDirection = true
  }

  override var contentDeclarations: String {
    guard case .text(let text) = node.content else { return "" }
    var declarations = text.color.map { "color: \($0.css);" } ?? ""
    if text.runs.count == 1, let run = text.runs.first { declarations += run.declarations }
    return declarations
  }

  override func draw(from old: ViewNode?) {
    guard case .text(let text) = node.content, old?.content != node.content else { return }
    if old != nil { refreshClasses() }
    // A line of its own for a break inside a title would make the row taller than the others.
    let string =
      text.lineLimit == 1
      ? text.string.split(whereSeparator: \.isNewline).joined(separator: " ") : text.string
    if label.text != string { label.text = string }
    label.isSingleLine = text.lineLimit == 1
    label.ellipsize = text.lineLimit == nil ? .none : .end
    label.wraps = text.lineLimit != 1
    label.lines = (text.lineLimit ?? 1) > 1 ? text.lineLimit : nil
    switch text.alignment {
    case .leading:
      label.horizontalPosition = 0
      label.justification = .left
    case .center:
      label.horizontalPosition = 0.5
      label.justification = .center
    case .trailing:
      label.horizontalPosition = 1
      label.justification = .right
    }
    setRuns(text)
  }

  /// Several runs with attributes of their own go to Pango; one is styled with CSS.
  private func setRuns(_ text: TextNode) {
    guard text.runs.count > 1 else {
      label.setAttributes(nil)
      return
    }
    var runs: [Gtk.TextRun] = []
    var start = 0
    for run in text.runs {
      let end = start + run.string.utf8.count
      runs.append(Gtk.TextRun(start..<end, run.attributes))
      start = end
    }
    label.setRuns(runs)
  }
}

extension WidgetUI.TextRun {
  fileprivate var declarations: String {
    var declarations = font.declarations
    if let color { declarations += "color: \(color.css);" }
    if isStruckThrough || isUnderlined {
      let lines = (isStruckThrough ? " line-through" : "") + (isUnderlined ? " underline" : "")
      declarations += "text-decoration-line:\(lines);"
    }
    return declarations
  }

  fileprivate var attributes: Gtk.TextAttributes {
    var attributes = Gtk.TextAttributes()
    attributes.weight = font.weight.value
    switch font.size {
    case .style: attributes.scale = font.scale
    case .points(let points): attributes.pixelSize = points
    }
    attributes.isItalic = font.isItalic
    attributes.isStruckThrough = isStruckThrough
    attributes.isUnderlined = isUnderlined
    attributes.usesTabularDigits = font.isMonospacedDigit
    attributes.color = color?.fixedColor
    return attributes
  }
}
