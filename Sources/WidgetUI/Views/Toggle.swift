/// A control that is on or off and performs an intent. Mirrors `Toggle`.
///
/// ```swift
/// Toggle(isOn: task.isCompleted, intent: ToggleTaskIntent(task: task.id)) { Text(task.title) }
/// ```
///
/// It flips at once when it is clicked; the timeline that follows the intent confirms it or puts
/// it back.
public struct Toggle<Label: View> {
  let isOn: Bool
  let intent: IntentReference
  let label: Label
}

extension Toggle {
  /// - Parameters:
  ///   - isOn: whether it is on.
  ///   - intent: what it performs, with its parameters set.
  ///   - label: what is drawn beside it.
  public init<I: AppIntent>(
    isOn: Bool, intent: I, @ViewBuilder label: () -> Label
  ) {
    self.init(isOn: isOn, intent: IntentReference(intent), label: label())
  }
}

extension Toggle where Label == EmptyView {
  /// - Parameters:
  ///   - isOn: whether it is on.
  ///   - intent: what it performs, with its parameters set.
  public init<I: AppIntent>(isOn: Bool, intent: I) {
    self.init(isOn: isOn, intent: IntentReference(intent), label: EmptyView())
  }
}

extension Toggle where Label == Text {
  /// - Parameters:
  ///   - titleKey: the text, looked up in the person's language.
  ///   - isOn: whether it is on.
  ///   - intent: what it performs, with its parameters set.
  public init<I: AppIntent>(
    _ titleKey: LocalizedStringKey, isOn: Bool, intent: I
  ) {
    self.init(isOn: isOn, intent: IntentReference(intent), label: Text(titleKey))
  }

  /// - Parameters:
  ///   - title: the text as it is.
  ///   - isOn: whether it is on.
  ///   - intent: what it performs, with its parameters set.
  @_disfavoredOverload public init<S: StringProtocol, I: AppIntent>(
    _ title: S, isOn: Bool, intent: I
  ) {
    self.init(isOn: isOn, intent: IntentReference(intent), label: Text(title))
  }
}

extension Toggle: View {
  /// Not made of other views.
  public typealias Body = Never

  /// The nodes that the style in force makes of it.
  public func _nodes(in context: _ViewContext) -> [ViewNode] {
    let style = context.environment.toggleStyle
    if style is any BuiltInToggleStyle {
      return style._nodes(configuration(isOn: isOn), in: context)
    }
    let inner = context.inside(.horizontal).with {
      $0.enclosingToggle = intent
      // A style may be drawn with another: `Toggle(configuration)`.
      $0.toggleStyle = DefaultToggleStyle()
    }
    let drawing = style._nodes(configuration(isOn: isOn), in: inner)
    if drawing.count == 1, case .toggle = drawing[0].content {
      var node = drawing[0]
      node.identity = NodeIdentity(context.path)
      return [node]
    }
    let toggle = ToggleNode(
      appearance: .custom, isOn: isOn, isEnabled: context.environment.isEnabled,
      tint: context.environment.tint)
    var node = context.node(.toggle(toggle))
    node.actions.intent = intent
    node.children = node.pressable(drawing)
    node.alternatives = node.pressable(style._nodes(configuration(isOn: !isOn), in: inner))
    return [node]
  }

  private func configuration(isOn: Bool) -> ToggleStyleConfiguration {
    ToggleStyleConfiguration(
      label: .init(content: AnyView(label)), isOn: isOn, intent: intent)
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// A toggle inside a style, drawn with another style.
  ///
  /// - Parameter configuration: what the style was given.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.isOn, intent: configuration.intent, label: configuration.label)
  }
}

extension ViewNode {
  /// A custom toggle's drawing, as a button when its style has none.
  fileprivate func pressable(_ drawing: [ViewNode]) -> [ViewNode] {
    if drawing.contains(where: { $0.all.contains { $0.actions.flipsToggle } }) { return drawing }
    guard case .toggle(let toggle) = content else { return drawing }
    let button = ButtonNode(
      appearance: .plain, isDestructive: false, isEnabled: toggle.isEnabled)
    var node = ViewNode(
      identity: NodeIdentity([]), content: .button(button), children: drawing)
    node.actions.intent = actions.intent
    node.actions.flipsToggle = true
    return [node]
  }
}

/// What the built-in toggle styles draw: the control of the desktop with its label.
struct ToggleControl {
  let configuration: ToggleStyleConfiguration
  let appearance: ToggleNode.Appearance
  /// The accent; that of the surroundings when nil.
  var accent: Paint?
}

extension ToggleControl: View {
  typealias Body = Never

  func _nodes(in context: _ViewContext) -> [ViewNode] {
    let toggle = ToggleNode(
      appearance: appearance, isOn: configuration.isOn, isEnabled: context.environment.isEnabled,
      tint: accent ?? context.environment.tint)
    let label = configuration.label._nodes(in: context.inside(.horizontal))
    var node = context.node(.toggle(toggle), children: label)
    if context.environment.labelsHidden {
      // Out of sight, the label is still the control's name.
      let name = node.plainText
      node.children = []
      if !name.isEmpty { node.style.accessibilityLabel = name }
    }
    node.actions.intent = configuration.intent
    return [node]
  }
}
