extension Text {
  /// A text whose parts have attributes of their own.
  ///
  /// Not the first choice for a literal, which such a text could also be: literals are looked up in
  /// the person's language.
  @_disfavoredOverload public init(_ attributedContent: AttributedString) {
    runs = attributedContent.runs.map { run in
      var attributes = TextAttributes()
      attributes.font = run.widgetUI.font
      attributes.color = run.widgetUI.foregroundColor?.value
      attributes.isStruckThrough = run.widgetUI.strikethroughStyle.map { _ in true }
      attributes.isUnderlined = run.widgetUI.underlineStyle.map { _ in true }
      attributes.tracking = run.widgetUI.kern.map { Double($0) }
      attributes.link = run.link
      if let intent = run.widgetUI.inlinePresentationIntent {
        if intent.contains(.stronglyEmphasized) { attributes.weight = .bold }
        if intent.contains(.emphasized) { attributes.isItalic = true }
        if intent.contains(.code) { attributes.design = .monospaced }
        if intent.contains(.strikethrough) { attributes.isStruckThrough = true }
      }
      return Run(
        content: .verbatim(String(attributedContent[run.range].characters)),
        attributes: attributes)
    }
  }

  /// How a line over or under a text is drawn; the desktop draws it whole. Mirrors
  /// `Text.LineStyle`.
  public struct LineStyle: Sendable, Hashable, Codable {
    /// Whether the line is whole; the desktop draws it so. Mirrors `Text.LineStyle.Pattern`.
    public enum Pattern: Sendable, Hashable, Codable {
      case solid
      case dot
      case dash
      case dashDot
      case dashDotDot
    }

    /// One line.
    public static let single = LineStyle()

    /// One line.
    public init() {}

    /// One line.
    public init(pattern: Pattern = .solid, color: Color? = nil) {}
  }
}

/// What marks say of a piece of text. Mirrors `InlinePresentationIntent`, which Linux does not have.
public struct InlinePresentationIntent: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: UInt
  /// From bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// `*italic*`
  public static let emphasized = InlinePresentationIntent(rawValue: 1)
  /// `**bold**`
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
  /// `` `code` ``
  public static let code = InlinePresentationIntent(rawValue: 4)
  /// `~~struck~~`
  public static let strikethrough = InlinePresentationIntent(rawValue: 32)
}

extension AttributedString {
  /// How marks are read. Mirrors `AttributedString.MarkdownParsingOptions`; the desktop reads the
  /// marks inside of a line, and keeps all spaces.
  public struct MarkdownParsingOptions: Sendable {
    /// Which marks are read; the desktop reads those inside of a line.
    public enum InterpretedSyntax: Sendable {
      case full
      case inlineOnly
      case inlineOnlyPreservingWhitespace
    }

    /// Which marks are read; the desktop reads those inside of a line.
    public var interpretedSyntax: InterpretedSyntax

    /// - Parameter interpretedSyntax: accepted.
    public init(interpretedSyntax: InterpretedSyntax = .full) {
      self.interpretedSyntax = interpretedSyntax
    }
  }

  /// Reads a text with marks: `**bold**`, `*italic*`, `` `code` ``, `~~struck~~`,
  /// `[words](address)`. Foundation on Linux cannot.
  ///
  /// - Parameters:
  ///   - markdown: the text.
  ///   - options: accepted.
  ///   - baseURL: what addresses without a beginning belong to.
  public init(
    markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    self.init()
    for run in InlineMarkdown.runs(of: markdown.map { .character($0) }, argument: { _ in "" }) {
      var piece = AttributedString(
        String(run.tokens.compactMap { if case .character(let one) = $0 { one } else { nil } }))
      var intent: InlinePresentationIntent = []
      if run.style.isBold { intent.insert(.stronglyEmphasized) }
      if run.style.isItalic { intent.insert(.emphasized) }
      if run.style.isCode { intent.insert(.code) }
      if run.style.isStruckThrough { intent.insert(.strikethrough) }
      if !intent.isEmpty { piece.inlinePresentationIntent = intent }
      piece.link = run.style.link.flatMap { URL(string: $0, relativeTo: baseURL) }
      append(piece)
    }
  }
}

extension AttributeScopes {
  /// The attributes that `Text` draws. Mirrors `AttributeScopes.SwiftUIAttributes`.
  public struct WidgetUIAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The colour.
    public let foregroundColor: ForegroundColorAttribute
    /// A line through the text.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// A line under the text.
    public let underlineStyle: UnderlineStyleAttribute
    /// Room between letters, in pixels.
    public let kern: KerningAttribute
    /// What an author's marks say.
    public let inlinePresentationIntent: InlinePresentationIntentAttribute

    /// The font.
    public enum FontAttribute: AttributedStringKey {
      /// The attribute's value.
      public typealias Value = Font
      /// The attribute's name.
      public static let name = "WidgetUI.Font"
    }

    /// The colour.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// The attribute's value.
      public typealias Value = Color
      /// The attribute's name.
      public static let name = "WidgetUI.ForegroundColor"
    }

    /// A line through the text.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// The attribute's value.
      public typealias Value = Text.LineStyle
      /// The attribute's name.
      public static let name = "WidgetUI.StrikethroughStyle"
    }

    /// A line under the text.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// The attribute's value.
      public typealias Value = Text.LineStyle
      /// The attribute's name.
      public static let name = "WidgetUI.UnderlineStyle"
    }

    /// What an author's marks say.
    public enum InlinePresentationIntentAttribute: AttributedStringKey {
      /// The attribute's value.
      public typealias Value = InlinePresentationIntent
      /// The attribute's name.
      public static let name = "WidgetUI.InlinePresentationIntent"
    }

    /// Room between letters.
    public enum KerningAttribute: AttributedStringKey {
      /// The attribute's value.
      public typealias Value = CGFloat
      /// The attribute's name.
      public static let name = "WidgetUI.Kern"
    }
  }

  /// The attributes that `Text` draws.
  public var widgetUI: WidgetUIAttributes.Type { WidgetUIAttributes.self }
}

extension AttributeDynamicLookup {
  /// Reaches the attributes by their bare names: `text.foregroundColor = .red`.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.WidgetUIAttributes, T>
  ) -> T {
    self[T.self]
  }
}
