import Gtk
import WidgetModel

extension NodeView {
  /// Makes the drawing of a node, and draws it.
  static func make(_ node: ViewNode, parent: NodeView?, context: RenderContext) -> NodeView {
    let view: NodeView =
      switch node.content {
      case .stack(let stack): StackView(node, axis: stack.axis, context: context)
      case .layers: LayersView(node, context: context)
      case .box: BoxView(node, context: context)
      case .gridRow: FlowView(node, axis: .horizontal, context: context)
      case .grid, .geometry, .fitting: FlowView(node, axis: .vertical, context: context)
      case .scroll: ScrollingView(node, context: context)
      case .text: TextView(node, context: context)
      case .symbol: SymbolView(node, context: context)
      case .button: ButtonView(node, context: context)
      case .toggle(let toggle):
        switch toggle.appearance {
        case .checkBox: CheckView(node, context: context)
        case .switch: SwitchView(node, context: context)
        case .button: ToggleButtonView(node, context: context)
        case .custom: FlowView(node, axis: .horizontal, context: context)
        }
      case .textField: FieldView(node, context: context)
      case .spacer: SpacerView(node, widget: Gtk.Box(.horizontal), context: context)
      case .divider(let axis):
        NodeView(
          node, widget: Gtk.Separator(axis == .horizontal ? .horizontal : .vertical),
          context: context)
      case .progress: ProgressNodeView(node, context: context)
      case .shape: ShapeView(node, widget: Gtk.Box(.horizontal), context: context)
      case .controls: ControlsView(node, context: context)
      // Only a context menu has these; in a widget's picture they are nothing.
      case .menu, .rename: NodeView(node, widget: Gtk.Box(.horizontal), context: context)
      }
    view.parent = parent
    view.start()
    return view
  }
}
