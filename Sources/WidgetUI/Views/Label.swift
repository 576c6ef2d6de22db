/// A symbol and a text. Mirrors `Label`.
public struct Label<Title: View, Icon: View> {
  let title: Title
  let icon: Icon

  /// - Parameters:
  ///   - title: the text.
  ///   - icon: the symbol.
  public init(
    @ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon
  ) {
    self.title = title()
    self.icon = icon()
  }
}

extension Label where Title == Text, Icon == Image {
  /// - Parameters:
  ///   - titleKey: the text, looked up in the person's language.
  ///   - systemImage: the symbol's name.
  public init(_ titleKey: LocalizedStringKey, systemImage: String) {
    title = Text(titleKey)
    icon = Image(systemName: systemImage)
  }

  /// - Parameters:
  ///   - title: the text as it is.
  ///   - systemImage: the symbol's name.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, systemImage: String) {
    self.title = Text(title)
    icon = Image(systemName: systemImage)
  }
}

extension Label: View {
  /// Not made of other views.
  public typealias Body = Never
  /// The nodes that the style in force makes of it.
  public func _nodes(in context: _ViewContext) -> [ViewNode] {
    let configuration = LabelStyleConfiguration(
      title: .init(content: AnyView(title)), icon: .init(content: AnyView(icon)))
    let inner = context.with { $0.labelStyle = DefaultLabelStyle() }
    return context.environment.labelStyle._nodes(configuration, in: inner)
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// A label inside a style, drawn with another style.
  ///
  /// - Parameter configuration: what the style was given.
  public init(_ configuration: LabelStyleConfiguration) {
    title = configuration.title
    icon = configuration.icon
  }
}
