import Gtk
import WidgetModel

/// A text: plain, never markup, each in its own direction.
@MainActor
final class TextView: NodeView {
  private let label = Gtk.Label()
  private let timer: SightTimer

  init(_ node: ViewNode, context: RenderContext) {
    timer = SightTimer(label)
    super.init(node, widget: label, context: context)
    label.followsTextDirection = true
  }

  override func canDraw(_ new: ViewNode) -> Bool {
    guard case .text(let text) = new.content else { return false }
    return super.canDraw(new) && !text.holdsSymbols
  }

  private var text: TextNode? {
    if case .text(let text) = node.content { text } else { nil }
  }

  override var contentDeclarations: String {
    guard let text else { return "" }
    var declarations = text.color.map { "color: \($0.css(in: scheme));" } ?? ""
    if text.runs.count == 1, let run = text.runs.first {
      declarations += run.declarations(in: scheme)
    }
    return declarations
  }

  override func draw(from old: ViewNode?) {
    guard let text, old?.content != node.content else { return }
    var before: TextNode?
    if case .text(let text) = old?.content { before = text }
    if let before { animateChange(from: before, to: text) }
    if old != nil { refreshClasses() }
    show()
    // After the text, which gives the direction.
    let layout = text.layout(isReversed: readsAgainstItsSurroundings)
    if layout != self.layout { setLayout(text, layout) }
  }

  /// How the text turns into the next one: only where a reader sees another one.
  private func animateChange(from old: TextNode, to new: TextNode) {
    let isOtherText = old.string != new.string
    guard isOtherText || old.linesDrawn != new.linesDrawn else { return }
    switch node.style.contentTransition {
    case .numericText(let countsDown) where isOtherText: roll(label, countsDown: countsDown)
    default: fade()
    }
  }

  private func setLayout(_ text: TextNode, _ layout: TextNode.Layout) {
    self.layout = layout
    label.isSingleLine = text.lineLimit == 1
    label.ellipsize = text.lineLimit == nil ? .none : text.truncation.ellipsize
    label.wraps = text.lineLimit != 1
    label.lines = (text.lineLimit ?? 1) > 1 ? text.lineLimit : nil
    switch layout.alignment {
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
  }

  /// Shows the text of the present moment, and sets the clock for the next one.
  private func show() {
    guard let text else { return }
    let now = context.now()
    let strings = text.runs.map { run in
      run.clock?.string(at: now) ?? run.string
    }
    var string = strings.count == 1 ? strings[0] : strings.joined()
    // A line of its own for a break inside a title would make the row taller than the others.
    if text.lineLimit == 1, string.contains(where: \.isNewline) {
      string = string.split(whereSeparator: \.isNewline).joined(separator: " ")
    }
    let isSpacedOut = text.runs.contains { $0.tracking > 0 }
    // Pango leaves the room behind the last letter out of a spaced-out line's width, and would
    // break the line for it; a space makes up for that, which no screen reader is told of.
    let shown = isSpacedOut ? string + " " : string
    if label.text != shown {
      label.text = shown
      if isSpacedOut, node.style.accessibilityLabel == nil { label.setAccessibleLabel(string) }
    }
    setRuns(text, strings)
    openLinks(text, strings)
    follow(text, after: now)
  }

  /// A click on words with an address opens it.
  private func openLinks(_ text: TextNode, _ strings: [String]) {
    var start = 0
    links = zip(text.runs, strings).compactMap { run, string in
      defer { start += string.utf8.count }
      return run.link.map { (start..<start + string.utf8.count, $0) }
    }
    guard !links.isEmpty, linkClick == nil else { return }
    let click = ClickGesture(button: .primary, phase: .bubble)
    // The gesture keeps what it calls: holding it in turn would keep both for ever.
    click.onReleased { [weak self, weak click] count, x, y in
      guard count == 1, let self, let byte = label.byte(atX: x, y: y),
        let url = links.first(where: { $0.bytes.contains(byte) })?.url
      else { return }
      click?.claim()
      context.surface?.open(url)
    }
    label.addController(click)
    linkClick = click
  }

  private var links: [(bytes: Range<Int>, url: URL)] = []
  private var linkClick: ClickGesture?

  private func follow(_ text: TextNode, after now: Date) {
    guard let next = text.runs.compactMap({ $0.clock?.nextChange(after: now) }).min() else {
      return timer.cancel()
    }
    timer.wake(after: next.timeIntervalSince(now)) { [weak self] in self?.show() }
  }

  /// Several runs with attributes of their own go to Pango; one is styled with CSS.
  private func setRuns(_ text: TextNode, _ strings: [String]) {
    var runs: [Gtk.TextRun] = []
    let painter = ShapePainter(widget: label, scheme: scheme)
    var start = 0
    for (run, string) in zip(text.runs, strings) {
      let end = start + string.utf8.count
      var attributes =
        text.runs.count > 1 ? run.attributes(painter) : Gtk.TextAttributes()
      if run.tracking != 0 { attributes.letterSpacing = run.tracking }
      if run.baselineOffset != 0 { attributes.rise = run.baselineOffset }
      if text.lineSpacing != 0 {
        attributes.lineHeight = 1 + text.lineSpacing / (run.font.pixels * 1.3)
      }
      if attributes != Gtk.TextAttributes() { runs.append(Gtk.TextRun(start..<end, attributes)) }
      start = end
    }
    if !runs.isEmpty || hasRuns { label.setRuns(runs) }
    hasRuns = !runs.isEmpty
  }

  private var hasRuns = false
  private var layout: TextNode.Layout?
}

extension Text.TruncationMode {
  fileprivate var ellipsize: Gtk.Label.Ellipsize {
    switch self {
    case .head: .start
    case .middle: .middle
    case .tail: .end
    }
  }
}

/// A text with symbols between its words.
@MainActor
final class MixedTextView: NodeView {
  private let parts: StackStage

  init(_ node: ViewNode, context: RenderContext) {
    parts = StackStage(.horizontal, context: context)
    super.init(node, widget: parts.pane, context: context)
  }

  override var stage: Stage? { parts }

  override func canDraw(_ new: ViewNode) -> Bool {
    guard case .text(let text) = new.content else { return false }
    return super.canDraw(new) && text.holdsSymbols
  }

  override func draw(from old: ViewNode?) {
    parts.list.draw(from: old?.partsOfText, to: node.partsOfText, parent: self)
    for view in parts.list.views {
      view.align(to: Alignment(horizontal: .leading, vertical: .center), in: .horizontal)
    }
  }
}

extension TextNode {
  /// Whether symbols stand between the words.
  var holdsSymbols: Bool { runs.contains { $0.symbol != nil } }

  fileprivate struct Layout: Equatable {
    var lineLimit: Int?
    var truncation: Text.TruncationMode
    var alignment: TextAlignment
  }

  /// - Parameter isReversed: whether the text reads against what is around it, whose edges are meant.
  fileprivate func layout(isReversed: Bool) -> Layout {
    var alignment = alignment
    if isReversed, alignment != .center {
      alignment = alignment == .leading ? .trailing : .leading
    }
    return Layout(lineLimit: lineLimit, truncation: truncation, alignment: alignment)
  }

  /// Which runs have lines through or under them.
  fileprivate var linesDrawn: [Bool] { runs.flatMap { [$0.isStruckThrough, $0.isUnderlined] } }
}

extension ViewNode {
  /// The words and symbols of a text one after another.
  fileprivate var partsOfText: [ViewNode] {
    guard case .text(let text) = content else { return [] }
    var parts: [NodeContent] = []
    var words: [WidgetUI.TextRun] = []
    func end() {
      guard !words.isEmpty else { return }
      var part = text
      part.runs = words
      parts.append(.text(part))
      words = []
    }
    for run in text.runs {
      guard let name = run.symbol else {
        words.append(run)
        continue
      }
      end()
      parts.append(.symbol(SymbolNode(name: name, font: run.font, color: run.color ?? text.color)))
    }
    end()
    return parts.enumerated().map { index, content in
      ViewNode(identity: NodeIdentity([.index(index)]), content: content)
    }
  }
}

extension WidgetUI.TextRun {
  fileprivate func declarations(in scheme: ColorScheme?) -> String {
    var declarations = font.declarations
    if let color { declarations += "color: \(color.css(in: scheme));" }
    if isStruckThrough || isUnderlined {
      let lines = (isStruckThrough ? " line-through" : "") + (isUnderlined ? " underline" : "")
      declarations += "text-decoration-line:\(lines);"
      if let lineColor { declarations += "text-decoration-color: \(lineColor.css(in: scheme));" }
    }
    return declarations
  }

  @MainActor
  fileprivate func attributes(_ painter: ShapePainter) -> Gtk.TextAttributes {
    var attributes = Gtk.TextAttributes()
    attributes.weight = font.weight.value
    switch font.size {
    case .style: attributes.scale = font.scale
    case .points(let points): attributes.pixelSize = points
    }
    switch font.design {
    case .monospaced: attributes.family = "monospace"
    case .serif: attributes.family = "serif"
    case .default, .rounded: break
    }
    attributes.isItalic = font.isItalic
    attributes.isStruckThrough = isStruckThrough
    attributes.isUnderlined = isUnderlined
    attributes.usesTabularDigits = font.isMonospacedDigit
    switch color {
    case nil: break
    // The theme's own colour is left to the style sheet, so that it follows the theme.
    case .foreground(let level): attributes.opacity = Paint.levels[min(max(level - 1, 0), 3)]
    case .some(let paint): attributes.color = painter.color(of: paint)
    }
    attributes.lineColor = lineColor.map { painter.color(of: $0) }
    return attributes
  }
}
