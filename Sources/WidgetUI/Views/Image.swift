/// A symbol. Mirrors `Image`.
///
/// ```swift
/// Image(systemName: "checkmark.circle.fill").foregroundStyle(.green)
/// ```
///
/// Symbols have the names of SF Symbols; one that the host does not have is drawn as a visible
/// mark.
public struct Image: Sendable, Hashable {
  let name: String

  /// - Parameter systemName: the symbol's name.
  public init(systemName: String) {
    name = systemName
  }
}

extension Image: View {
  /// Not made of other views.
  public typealias Body = Never

  /// One node with the symbol in the size of the surrounding text.
  public func _nodes(in context: _ViewContext) -> [ViewNode] {
    var font = (context.environment.font ?? .body).value
    if let weight = context.environment.fontWeight { font.weight = weight }
    return [
      context.node(
        .symbol(SymbolNode(name: name, font: font, color: context.environment.foreground)))
    ]
  }
}

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
  /// The symbol and the text side by side.
  public var body: some View {
    HStack(spacing: 6) {
      icon
      title
    }
  }
}
