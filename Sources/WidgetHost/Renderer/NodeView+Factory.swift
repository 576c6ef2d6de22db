import Gtk
import WidgetModel

extension NodeView {
  /// Makes the drawing of a node, and draws it.
  static func make(_ node: ViewNode, parent: NodeView?, context: RenderContext) -> NodeView {
    let view: NodeView =
      node.needsFit ? FitView(node, context: context) : drawing(node, context: context)
    view.parent = parent
    view.start()
    return view
  }

  private static func drawing(_ node: ViewNode, context: RenderContext) -> NodeView {
    switch node.content {
    case .stack, .layers, .box, .grid, .gridRow, .geometry, .fitting:
      ContainerView(node, context: context)
    case .scroll: ScrollingView(node, context: context)
    case .text(let text):
      text.holdsSymbols
        ? MixedTextView(node, context: context) : TextView(node, context: context)
    case .symbol(let symbol):
      symbol.isResizable
        ? ResizableSymbolView(node, context: context) : TextSymbolView(node, context: context)
    case .button: ButtonView(node, context: context)
    case .toggle(let toggle):
      switch toggle.appearance {
      case .checkBox: CheckView(node, context: context)
      case .switch: SwitchView(node, context: context)
      case .button: ToggleButtonView(node, context: context)
      case .custom: CustomToggleView(node, context: context)
      }
    case .textField: FieldView(node, context: context)
    case .spacer: SpacerView(node, widget: Gtk.Box(.horizontal), context: context)
    case .divider(let axis):
      NodeView(
        node, widget: Gtk.Separator(axis == .horizontal ? .horizontal : .vertical),
        context: context)
    case .progress(let progress):
      switch (progress.appearance, progress.isKnown) {
      case (.bar, true): BarView(node, context: context)
      case (.ring, true): RingView(node, context: context)
      case (_, false): SpinnerView(node, context: context)
      }
    case .shape: ShapeView(node, context: context)
    case .controls: ControlsView(node, context: context)
    // Only a context menu has these; in a widget's picture they are nothing.
    case .menu, .rename: NodeView(node, widget: Gtk.Box(.horizontal), context: context)
    }
  }
}
