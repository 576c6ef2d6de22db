/// What a label style is given. Mirrors `LabelStyleConfiguration`.
public struct LabelStyleConfiguration {
  /// The text.
  public struct Title {
    let content: AnyView
  }

  /// The symbol.
  public struct Icon {
    let content: AnyView
  }

  /// The text.
  public let title: Title
  /// The symbol.
  public let icon: Icon
}

extension LabelStyleConfiguration.Title: View {
  /// The text itself.
  public var body: some View { content }
}

extension LabelStyleConfiguration.Icon: View {
  /// The symbol itself.
  public var body: some View { content }
}

/// How labels are drawn. Mirrors `LabelStyle`.
@MainActor @preconcurrency
public protocol LabelStyle {
  /// What is drawn.
  associatedtype Body: View
  /// What is given.
  typealias Configuration = LabelStyleConfiguration
  /// Draws a label.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension LabelStyle {
  func _nodes(_ configuration: Configuration, in context: _ViewContext) -> [ViewNode] {
    context.fill(self)
    return makeBody(configuration: configuration)._nodes(in: context)
  }
}

extension View {
  /// How labels are drawn.
  nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    modifyingEnvironment { $0.labelStyle = style }
  }
}

/// Symbol and text. Mirrors `DefaultLabelStyle`.
public struct DefaultLabelStyle: Sendable {
  /// The style.
  public init() {}
}

extension DefaultLabelStyle: LabelStyle {
  /// Draws a label.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 6) {
      configuration.icon
      configuration.title
    }
  }
}

/// Symbol and text. Mirrors `TitleAndIconLabelStyle`.
public struct TitleAndIconLabelStyle: Sendable {
  /// The style.
  public init() {}
}

extension TitleAndIconLabelStyle: LabelStyle {
  /// Draws a label.
  public func makeBody(configuration: Configuration) -> some View {
    DefaultLabelStyle().makeBody(configuration: configuration)
  }
}

/// The symbol alone; the text is its name to a screen reader. Mirrors `IconOnlyLabelStyle`.
public struct IconOnlyLabelStyle: Sendable {
  /// The style.
  public init() {}
}

extension IconOnlyLabelStyle: LabelStyle {
  /// Draws a label.
  public func makeBody(configuration: Configuration) -> some View {
    NamedIcon(configuration: configuration)
  }
}

/// The text alone. Mirrors `TitleOnlyLabelStyle`.
public struct TitleOnlyLabelStyle: Sendable {
  /// The style.
  public init() {}
}

extension TitleOnlyLabelStyle: LabelStyle {
  /// Draws a label.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// Symbol and text.
  public static var automatic: DefaultLabelStyle { .init() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// Symbol and text.
  public static var titleAndIcon: TitleAndIconLabelStyle { .init() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The symbol alone.
  public static var iconOnly: IconOnlyLabelStyle { .init() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The text alone.
  public static var titleOnly: TitleOnlyLabelStyle { .init() }
}

/// A symbol that is named by a text that is not seen.
struct NamedIcon {
  let configuration: LabelStyleConfiguration
}

extension NamedIcon: View {
  typealias Body = Never

  func _nodes(in context: _ViewContext) -> [ViewNode] {
    let name = configuration.title._nodes(in: context).map(\.plainText).joined(separator: " ")
    return configuration.icon._nodes(in: context).map { name.isEmpty ? $0 : $0.labelled(name) }
  }
}
