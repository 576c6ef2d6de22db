/// What a button style is given. Mirrors `PrimitiveButtonStyleConfiguration`.
public struct PrimitiveButtonStyleConfiguration {
  /// The button's label.
  public struct Label {
    let content: AnyView
  }

  /// What the button is for.
  public let role: ButtonRole?
  /// The label.
  public let label: Label
  let intent: IntentReference?
  var url: URL?
}

extension PrimitiveButtonStyleConfiguration.Label: View {
  /// The label itself.
  public var body: some View { content }
}

/// How buttons are drawn. Mirrors `PrimitiveButtonStyle`.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  /// What is drawn.
  associatedtype Body: View
  /// What is given.
  typealias Configuration = PrimitiveButtonStyleConfiguration
  /// Draws a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension PrimitiveButtonStyle {
  func _nodes(
    _ configuration: Configuration, in context: _ViewContext
  ) -> [ViewNode] {
    context.fill(self)
    return makeBody(configuration: configuration)._nodes(in: context)
  }
}

/// The desktop's own. Mirrors `DefaultButtonStyle`.
public struct DefaultButtonStyle: Sendable {
  /// The style.
  public init() {}
}

extension DefaultButtonStyle: PrimitiveButtonStyle {
  /// Draws a button.
  public func makeBody(configuration: Configuration) -> some View {
    ButtonControl(configuration: configuration, appearance: .automatic)
  }
}

/// The label alone. Mirrors `PlainButtonStyle`.
public struct PlainButtonStyle: Sendable {
  /// The style.
  public init() {}
}

extension PlainButtonStyle: PrimitiveButtonStyle {
  /// Draws a button.
  public func makeBody(configuration: Configuration) -> some View {
    ButtonControl(configuration: configuration, appearance: .plain)
  }
}

/// The label alone. Mirrors `BorderlessButtonStyle`.
public typealias BorderlessButtonStyle = PlainButtonStyle

/// With a border. Mirrors `BorderedButtonStyle`.
public struct BorderedButtonStyle: Sendable {
  /// The style.
  public init() {}
}

extension BorderedButtonStyle: PrimitiveButtonStyle {
  /// Draws a button.
  public func makeBody(configuration: Configuration) -> some View {
    ButtonControl(configuration: configuration, appearance: .bordered)
  }
}

/// In the accent. Mirrors `BorderedProminentButtonStyle`.
public struct BorderedProminentButtonStyle: Sendable {
  /// The style.
  public init() {}
}

extension BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// Draws a button.
  public func makeBody(configuration: Configuration) -> some View {
    ButtonControl(configuration: configuration, appearance: .borderedProminent)
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The desktop's own.
  public static var automatic: DefaultButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The label alone.
  public static var plain: PlainButtonStyle { .init() }
  /// The label alone.
  public static var borderless: PlainButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// With a border.
  public static var bordered: BorderedButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// In the accent.
  public static var borderedProminent: BorderedProminentButtonStyle { .init() }
}
