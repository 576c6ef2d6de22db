/// A text. Mirrors `Text`.
///
/// ```swift
/// Text(task.title).font(.headline).strikethrough(task.isCompleted)
/// ```
///
/// Literals are looked up in the person's language, and their marks (`**bold**`, `*italic*`,
/// `` `code` ``, `~~struck~~`, `[words](address)`) are drawn; strings from elsewhere, also in a
/// literal's arguments, are shown as they are.
public struct Text: Sendable, Hashable {
  enum Content: Sendable, Hashable {
    case verbatim(String)
    case localized(LocalizedStringResource)
    /// A localised text with arguments that have attributes of their own.
    case rich(LocalizedStringKey)
    case clock(ClockNode)
    case symbol(String)
  }

  struct Run: Sendable, Hashable {
    var content: Content
    var attributes = TextAttributes()
  }

  var runs: [Run]

  init(content: Content) {
    runs = [Run(content: content)]
  }

  init(key: LocalizedStringKey) {
    self.init(content: key.isPlain ? .localized(key.resource) : .rich(key))
  }

  /// A text that is looked up in the person's language.
  ///
  /// - Parameter resource: the text.
  @_disfavoredOverload public init(_ resource: LocalizedStringResource) {
    self.init(content: .localized(resource))
  }

  /// A text as it is.
  ///
  /// - Parameter content: the text.
  @_disfavoredOverload public init<S: StringProtocol>(_ content: S) {
    self.init(content: .verbatim(String(content)))
  }

  /// A text as it is.
  ///
  /// - Parameter content: the text.
  public init(verbatim content: String) {
    self.init(content: .verbatim(content))
  }

  /// Two texts in a row, each with its own attributes.
  public static func + (one: Text, other: Text) -> Text {
    var result = one
    result.runs += other.runs
    return result
  }
}

/// What a text says about itself, before its surroundings have a say.
struct TextAttributes: Sendable, Hashable {
  var font: Font?
  var weight: Font.Weight?
  var color: StyleValue?
  var isItalic = false
  var isMonospacedDigit = false
  var isStruckThrough: Bool?
  var isUnderlined: Bool?
  var lineColor: Color?
  var tracking: Double?
  var baselineOffset: Double?
  var design: Font.Design?
  var width: Font.Width?
  var scale: Text.Scale?
  var link: URL?

  /// What is said here, and where nothing is, what the surroundings say.
  func filled(from outer: TextAttributes) -> TextAttributes {
    TextAttributes(
      font: font ?? outer.font, weight: weight ?? outer.weight, color: color ?? outer.color,
      isItalic: isItalic || outer.isItalic,
      isMonospacedDigit: isMonospacedDigit || outer.isMonospacedDigit,
      isStruckThrough: isStruckThrough ?? outer.isStruckThrough,
      isUnderlined: isUnderlined ?? outer.isUnderlined, lineColor: lineColor ?? outer.lineColor,
      tracking: tracking ?? outer.tracking,
      baselineOffset: baselineOffset ?? outer.baselineOffset, design: design ?? outer.design,
      width: width ?? outer.width, scale: scale ?? outer.scale,
      link: link ?? outer.link)
  }
}

extension Text {
  private func changing(_ change: (inout TextAttributes) -> Void) -> Text {
    var copy = self
    for index in copy.runs.indices { change(&copy.runs[index].attributes) }
    return copy
  }

  /// The text in a font.
  public func font(_ font: Font?) -> Text { changing { $0.font = $0.font ?? font } }
  /// The text in a weight.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    changing { $0.weight = $0.weight ?? weight }
  }
  /// The text in bold.
  public func bold(_ isActive: Bool = true) -> Text {
    isActive ? fontWeight(.bold) : self
  }
  /// The text in italics.
  public func italic(_ isActive: Bool = true) -> Text {
    changing { $0.isItalic = $0.isItalic || isActive }
  }
  /// The text with digits of one width.
  public func monospacedDigit() -> Text { changing { $0.isMonospacedDigit = true } }
  /// The text in a style.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    changing { $0.color = $0.color ?? style.value }
  }
  /// The text in a colour.
  public func foregroundColor(_ color: Color?) -> Text {
    changing { $0.color = $0.color ?? color?.value }
  }
  /// The text with a line through it.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    changing {
      $0.isStruckThrough = $0.isStruckThrough ?? isActive
      $0.lineColor = $0.lineColor ?? color
    }
  }
  /// The text with a line under it.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    changing {
      $0.isUnderlined = $0.isUnderlined ?? isActive
      $0.lineColor = $0.lineColor ?? color
    }
  }
  /// The text with a line through it.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    strikethrough(isActive, color: color)
  }
  /// The text with a line under it.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    underline(isActive, color: color)
  }
  /// The text with room between its letters, in pixels.
  public func tracking(_ tracking: CGFloat) -> Text {
    changing { $0.tracking = $0.tracking ?? Double(place: tracking) }
  }
  /// The text with room between its letters, in pixels.
  public func kerning(_ kerning: CGFloat) -> Text { tracking(kerning) }
  /// The text above or below its line, in pixels.
  public func baselineOffset(_ offset: CGFloat) -> Text {
    changing { $0.baselineOffset = $0.baselineOffset ?? Double(place: offset) }
  }
  /// The text as large as it is beside others.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    isEnabled ? changing { $0.scale = $0.scale ?? scale } : self
  }
  /// The text in another kind of letters.
  public func fontDesign(_ design: Font.Design?) -> Text {
    changing { $0.design = $0.design ?? design }
  }
  /// The text in narrower or wider letters, where the font has such.
  public func fontWidth(_ width: Font.Width?) -> Text {
    changing { $0.width = $0.width ?? width }
  }
  /// The text with letters of one width.
  public func monospaced(_ isActive: Bool = true) -> Text {
    isActive ? fontDesign(.monospaced) : self
  }
}

extension Text: View {
  /// Not made of other views.
  public typealias Body = Never

  /// One node with the text in the person's language.
  public func _nodes(in context: _ViewContext) -> [ViewNode] {
    [context.node(.text(node(in: context.environment)))]
  }

  func node(in environment: EnvironmentValues) -> TextNode {
    var node = TextNode(
      runs: runs.flatMap { $0.resolved(in: environment) }, lineLimit: environment.lineLimit,
      alignment: environment.multilineTextAlignment, color: environment.foreground)
    node.lineSpacing = environment.lineSpacing
    node.minimumScale = environment.minimumScaleFactor
    node.truncation = environment.truncationMode
    return node
  }
}

extension Text.Run {
  /// The runs that are drawn: one, or as many as a localised text with rich arguments has parts.
  func resolved(in environment: EnvironmentValues) -> [TextRun] {
    switch content {
    case .verbatim(let text): return [run(text, in: environment)]
    case .localized(let resource): return [run(String(localized: resource), in: environment)]
    case .symbol(let name):
      var run = run("", in: environment)
      run.symbol = name
      return [run]
    case .clock(var clock):
      clock.locale = environment.chosenLocale
      clock.timeZone = environment.chosenTimeZone
      clock.textCase = environment.textCase
      var run = run(clock.string(at: environment.now ?? Date()), in: environment)
      run.clock = clock
      return [run]
    case .rich(let key): return key.runs(attributes).flatMap { $0.resolved(in: environment) }
    }
  }

  private func run(_ string: String, in environment: EnvironmentValues) -> TextRun {
    var font = (attributes.font ?? environment.font ?? .body).value
    if let weight = attributes.weight ?? environment.fontWeight { font.weight = weight }
    if let design = attributes.design ?? environment.fontDesign { font.design = design }
    if let width = attributes.width ?? environment.fontWidth { font.width = width }
    if attributes.scale ?? environment.textScale == .secondary { font.size = font.secondarySize }
    font.isItalic = font.isItalic || attributes.isItalic || environment.isItalic
    font.isMonospacedDigit =
      font.isMonospacedDigit || attributes.isMonospacedDigit || environment.isMonospacedDigit
    let cased =
      switch environment.textCase {
      case .uppercase: string.uppercased(with: environment.locale)
      case .lowercase: string.lowercased(with: environment.locale)
      case nil: string
      }
    var run = TextRun(
      string: cased, font: font, color: attributes.color?.paint(in: environment),
      isStruckThrough: attributes.isStruckThrough ?? environment.isStruckThrough,
      isUnderlined: attributes.isUnderlined ?? environment.isUnderlined)
    run.lineColor = (attributes.lineColor ?? environment.lineColor)?.paint
    run.tracking = attributes.tracking ?? environment.tracking
    run.baselineOffset = attributes.baselineOffset ?? 0
    if let link = attributes.link {
      run.link = link
      run.color = run.color ?? environment.tint ?? .tint
    }
    return run
  }
}
