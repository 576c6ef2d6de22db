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
    let configuration = ToggleStyleConfiguration(
      label: .init(content: AnyView(label)), isOn: isOn, intent: intent)
    return context.environment.toggleStyle._nodes(
      configuration, in: context.with { $0.enclosingToggle = intent })
  }
}

/// What the built-in toggle styles draw: the control of the desktop with its label.
struct ToggleControl {
  let configuration: ToggleStyleConfiguration
  let appearance: ToggleNode.Appearance
}

extension ToggleControl: View {
  typealias Body = Never

  func _nodes(in context: _ViewContext) -> [ViewNode] {
    let toggle = ToggleNode(
      appearance: appearance, isOn: configuration.isOn, isEnabled: context.environment.isEnabled,
      tint: context.environment.tint)
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
