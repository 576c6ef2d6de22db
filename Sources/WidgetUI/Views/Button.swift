/// What a button is for. Mirrors `ButtonRole`.
public struct ButtonRole: Sendable, Hashable {
  let name: String
  /// It takes something away.
  public static let destructive = ButtonRole(name: "destructive")
  /// It leaves things as they are.
  public static let cancel = ButtonRole(name: "cancel")
}

/// A button that performs an intent. Mirrors `Button`.
///
/// ```swift
/// Button(intent: StepTaskIntent(task: id)) { Image(systemName: "plus") }
/// ```
public struct Button<Label: View> {
  let role: ButtonRole?
  let intent: IntentReference?
  let label: Label
}

extension Button {
  /// - Parameters:
  ///   - intent: what it performs, with its parameters set.
  ///   - label: what is drawn.
  public init<I: AppIntent>(intent: I, @ViewBuilder label: () -> Label) {
    self.init(role: nil, intent: IntentReference(intent), label: label())
  }

  /// - Parameters:
  ///   - role: what it is for.
  ///   - intent: what it performs, with its parameters set.
  ///   - label: what is drawn.
  public init<I: AppIntent>(
    role: ButtonRole?, intent: I, @ViewBuilder label: () -> Label
  ) {
    self.init(role: role, intent: IntentReference(intent), label: label())
  }

  /// A button inside a `ToggleStyle`: it fires the toggle's intent.
  ///
  /// - Parameters:
  ///   - role: what it is for.
  ///   - action: not called; `configuration.isOn.toggle()` is what styles write here.
  ///   - label: what is drawn.
  public init(
    role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(role: role, intent: nil, label: label())
  }

  /// A button inside a `ToggleStyle`: it fires the toggle's intent.
  ///
  /// - Parameters:
  ///   - action: not called; `configuration.isOn.toggle()` is what styles write here.
  ///   - label: what is drawn.
  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, intent: nil, label: label())
  }
}

extension Button where Label == Text {
  /// - Parameters:
  ///   - titleKey: the text, looked up in the person's language.
  ///   - intent: what it performs, with its parameters set.
  public init<I: AppIntent>(_ titleKey: LocalizedStringKey, intent: I) {
    self.init(role: nil, intent: IntentReference(intent), label: Text(titleKey))
  }

  /// - Parameters:
  ///   - title: the text as it is.
  ///   - intent: what it performs, with its parameters set.
  @_disfavoredOverload public init<S: StringProtocol, I: AppIntent>(
    _ title: S, intent: I
  ) {
    self.init(role: nil, intent: IntentReference(intent), label: Text(title))
  }

  /// A button inside a `ToggleStyle`: it fires the toggle's intent.
  ///
  /// - Parameters:
  ///   - titleKey: the text, looked up in the person's language.
  ///   - action: not called.
  public init(_ titleKey: LocalizedStringKey, action: @escaping () -> Void) {
    self.init(role: nil, intent: nil, label: Text(titleKey))
  }

  /// - Parameters:
  ///   - title: the text as it is.
  ///   - role: what it is for.
  ///   - intent: what it performs, with its parameters set.
  @_disfavoredOverload public init<S: StringProtocol, I: AppIntent>(
    _ title: S, role: ButtonRole?, intent: I
  ) {
    self.init(role: role, intent: IntentReference(intent), label: Text(title))
  }

  /// - Parameters:
  ///   - titleKey: the text, looked up in the person's language.
  ///   - role: what it is for.
  ///   - intent: what it performs, with its parameters set.
  public init<I: AppIntent>(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, intent: I
  ) {
    self.init(role: role, intent: IntentReference(intent), label: Text(titleKey))
  }
}

extension Button where Label == WidgetUI.Label<Text, Image> {
  /// - Parameters:
  ///   - titleKey: the text, looked up in the person's language.
  ///   - systemImage: the symbol's name.
  ///   - intent: what it performs, with its parameters set.
  public init<I: AppIntent>(_ titleKey: LocalizedStringKey, systemImage: String, intent: I) {
    self.init(
      role: nil, intent: IntentReference(intent),
      label: WidgetUI.Label(titleKey, systemImage: systemImage))
  }

  /// - Parameters:
  ///   - titleKey: the text, looked up in the person's language.
  ///   - systemImage: the symbol's name.
  ///   - role: what it is for.
  ///   - intent: what it performs, with its parameters set.
  public init<I: AppIntent>(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, intent: I
  ) {
    self.init(
      role: role, intent: IntentReference(intent),
      label: WidgetUI.Label(titleKey, systemImage: systemImage))
  }
}

extension Button: View {
  /// Not made of other views.
  public typealias Body = Never

  /// The nodes that the style in force makes of it.
  public func _nodes(in context: _ViewContext) -> [ViewNode] {
    let configuration = PrimitiveButtonStyleConfiguration(
      role: role, label: .init(content: AnyView(label)), intent: intent)
    return context.environment.buttonStyle._nodes(configuration, in: context)
  }
}
