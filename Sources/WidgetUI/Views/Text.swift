/// A text. Mirrors `Text`.
///
/// ```swift
/// Text(task.title).font(.headline).strikethrough(task.isCompleted)
/// ```
///
/// Literals are looked up in the person's language; strings from elsewhere are shown as they are.
/// Neither is ever read as markup.
public struct Text: Sendable, Hashable {
  enum Content: Sendable, Hashable {
    case verbatim(String)
    case localized(LocalizedStringResource)
  }

  struct Run: Sendable, Hashable {
    var content: Content
    var attributes = TextAttributes()
  }

  var runs: [Run]

  init(content: Content) {
    runs = [Run(content: content)]
  }

  /// A text that is looked up in the person's language.
  ///
  /// - Parameter key: the English text.
  public init(_ key: LocalizedStringKey) {
    self.init(content: .localized(key.resource))
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
    changing { $0.isStruckThrough = $0.isStruckThrough ?? isActive }
  }
  /// The text with a line under it.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    changing { $0.isUnderlined = $0.isUnderlined ?? isActive }
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
    TextNode(
      runs: runs.map { $0.resolved(in: environment) }, lineLimit: environment.lineLimit,
      alignment: environment.multilineTextAlignment, color: environment.foreground)
  }
}

extension Text.Run {
  func resolved(in environment: EnvironmentValues) -> TextRun {
    let string =
      switch content {
      case .verbatim(let text): text
      case .localized(let resource): String(localized: resource)
      }
    var font = (attributes.font ?? environment.font ?? .body).value
    if let weight = attributes.weight ?? environment.fontWeight { font.weight = weight }
    font.isItalic = font.isItalic || attributes.isItalic || environment.isItalic
    font.isMonospacedDigit =
      font.isMonospacedDigit || attributes.isMonospacedDigit || environment.isMonospacedDigit
    return TextRun(
      string: string, font: font, color: attributes.color?.paint(in: environment),
      isStruckThrough: attributes.isStruckThrough ?? environment.isStruckThrough,
      isUnderlined: attributes.isUnderlined ?? environment.isUnderlined)
  }
}
