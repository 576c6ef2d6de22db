/// What a built-in button style draws: the label, and the button around it.
struct ButtonControl {
  let configuration: PrimitiveButtonStyleConfiguration
  let appearance: ButtonNode.Appearance
}

extension ButtonControl: View {
  typealias Body = Never

  func _nodes(in context: _ViewContext) -> [ViewNode] {
    var node = configuration.node(appearance, in: context)
    node.children = configuration.label._nodes(in: context.inside(.horizontal))
    return [node]
  }
}

extension PrimitiveButtonStyleConfiguration {
  /// The button's node, without its drawing.
  @MainActor
  func node(_ appearance: ButtonNode.Appearance, in context: _ViewContext) -> ViewNode {
    var button = ButtonNode(
      appearance: appearance, isDestructive: role == .destructive,
      isEnabled: context.environment.isEnabled, tint: context.environment.tint)
    if appearance == .bordered || appearance == .borderedProminent {
      button.size = context.environment.controlSize
      button.border = context.environment.buttonBorderShape.kind
    }
    var node = context.node(.button(button))
    node.actions.url = url
    node.actions.intent = intent
    if intent == nil, url == nil, let toggle = context.environment.enclosingToggle {
      node.actions.intent = toggle
      node.actions.flipsToggle = true
    }
    return node
  }
}
