extension Text {
  /// A text whose parts have attributes of their own.
  public init(_ attributedContent: AttributedString) {
    runs = attributedContent.runs.map { run in
      var attributes = TextAttributes()
      attributes.font = run.widgetUI.font
      attributes.color = run.widgetUI.foregroundColor?.value
      attributes.isStruckThrough = run.widgetUI.strikethroughStyle.map { _ in true }
      attributes.isUnderlined = run.widgetUI.underlineStyle.map { _ in true }
      attributes.tracking = run.widgetUI.kern.map { Double($0) }
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
