/// What a toggle style is given. Mirrors `ToggleStyleConfiguration`.
public struct ToggleStyleConfiguration {
  /// The toggle's label.
  public struct Label {
    let content: AnyView
  }

  /// The label.
  public let label: Label
  /// Whether the toggle is on. A button whose action sets it fires the toggle's intent.
  @Binding public var isOn: Bool

  let intent: IntentReference

  init(label: Label, isOn: Bool, intent: IntentReference) {
    self.label = label
    _isOn = .constant(isOn)
    self.intent = intent
  }
}

extension ToggleStyleConfiguration.Label: View {
  /// The label itself.
  public var body: some View { content }
}

/// How toggles are drawn. Mirrors `ToggleStyle`.
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// What is drawn.
  associatedtype Body: View
  /// What is given.
  typealias Configuration = ToggleStyleConfiguration
  /// Draws a toggle.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension ToggleStyle {
  func _nodes(
    _ configuration: Configuration, in context: _ViewContext
  ) -> [ViewNode] {
    context.fill(self)
    return makeBody(configuration: configuration)._nodes(in: context)
  }
}

/// A style that is a control of the desktop.
protocol BuiltInToggleStyle: ToggleStyle {}

/// The desktop's own: a switch. Mirrors `DefaultToggleStyle`.
public struct DefaultToggleStyle: Sendable {
  /// The style.
  public init() {}
}

extension DefaultToggleStyle: BuiltInToggleStyle {
  /// Draws a toggle.
  public func makeBody(configuration: Configuration) -> some View {
    ToggleControl(configuration: configuration, appearance: .switch)
  }
}

/// A switch. Mirrors `SwitchToggleStyle`.
public struct SwitchToggleStyle: Sendable {
  private let tint: Color?

  /// The style.
  public init() { tint = nil }

  /// - Parameter tint: the colour of a switch that is on.
  public init(tint: Color) { self.tint = tint }
}

extension SwitchToggleStyle: BuiltInToggleStyle {
  /// Draws a toggle.
  public func makeBody(configuration: Configuration) -> some View {
    ToggleControl(configuration: configuration, appearance: .switch, accent: tint?.paint)
  }
}

/// A check button whose label is part of it: a click anywhere toggles. Mirrors
/// `CheckboxToggleStyle`.
public struct CheckboxToggleStyle: Sendable {
  /// The style.
  public init() {}
}

extension CheckboxToggleStyle: BuiltInToggleStyle {
  /// Draws a toggle.
  public func makeBody(configuration: Configuration) -> some View {
    ToggleControl(configuration: configuration, appearance: .checkBox)
  }
}

/// A button that stays down. Mirrors `ButtonToggleStyle`.
public struct ButtonToggleStyle: Sendable {
  /// The style.
  public init() {}
}

extension ButtonToggleStyle: BuiltInToggleStyle {
  /// Draws a toggle.
  public func makeBody(configuration: Configuration) -> some View {
    ToggleControl(configuration: configuration, appearance: .button)
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The desktop's own: a switch.
  public static var automatic: DefaultToggleStyle { .init() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch.
  public static var `switch`: SwitchToggleStyle { .init() }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A check button.
  public static var checkbox: CheckboxToggleStyle { .init() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that stays down.
  public static var button: ButtonToggleStyle { .init() }
}
