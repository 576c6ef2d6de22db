/// What a button style is given. Mirrors `ButtonStyleConfiguration`.
public struct ButtonStyleConfiguration {
  /// The button's label.
  public struct Label {
    let content: AnyView
  }

  /// What the button is for.
  public let role: ButtonRole?
  /// The label.
  public let label: Label
  /// Whether the button is held down. A style is drawn for both, so that the host can show the
  /// other drawing at once.
  public let isPressed: Bool
}

extension ButtonStyleConfiguration.Label: View {
  /// The label itself.
  public var body: some View { content }
}

/// How buttons are drawn; the host does what buttons do. Mirrors `ButtonStyle`.
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// What is drawn.
  associatedtype Body: View
  /// What is given.
  typealias Configuration = ButtonStyleConfiguration
  /// Draws a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension View {
  /// How buttons are drawn.
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    modifyingEnvironment { $0.buttonStyle = DrawnButtonStyle(style: style) }
  }
}

/// A style of the author's, with a button of the host's around what it draws.
struct DrawnButtonStyle<Style: ButtonStyle> {
  let style: Style
}

extension DrawnButtonStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    DrawnButton(style: style, configuration: configuration)
  }
}

/// A button that is drawn by an author's style.
struct DrawnButton<Style: ButtonStyle> {
  let style: Style
  let configuration: PrimitiveButtonStyleConfiguration
}

extension DrawnButton: View {
  typealias Body = Never

  func _nodes(in context: _ViewContext) -> [ViewNode] {
    var node = configuration.node(.plain, in: context)
    let inner = context.inside(.horizontal).with { $0.buttonStyle = DefaultButtonStyle() }
    node.children = drawing(isPressed: false, in: inner)
    let pressed = drawing(isPressed: true, in: inner)
    if pressed != node.children { node.alternatives = pressed }
    return [node]
  }

  @MainActor private func drawing(isPressed: Bool, in context: _ViewContext) -> [ViewNode] {
    context.fill(style)
    let label = ButtonStyleConfiguration.Label(content: AnyView(configuration.label))
    return style.makeBody(
      configuration: ButtonStyleConfiguration(
        role: configuration.role, label: label, isPressed: isPressed)
    )._nodes(in: context)
  }
}
