/// What a button style draws: the label, and the button around it.
struct ButtonControl {
  let configuration: PrimitiveButtonStyleConfiguration
  let appearance: ButtonNode.Appearance
}

extension ButtonControl: View {
  typealias Body = Never

  func _nodes(in context: _ViewContext) -> [ViewNode] {
    let button = ButtonNode(
      appearance: appearance, isDestructive: configuration.role == .destructive,
      isEnabled: context.environment.isEnabled, tint: context.environment.tint)
    var node = context.node(
      .button(button), children: configuration.label._nodes(in: context.inside(nil)))
    node.actions.intent = configuration.intent ?? context.environment.enclosingToggle
    return [node]
  }
}
