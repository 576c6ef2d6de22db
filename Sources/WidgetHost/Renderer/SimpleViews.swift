import Gtk
import WidgetModel

/// Room that grows.
@MainActor
final class SpacerView: NodeView {
  private var isHorizontal: Bool { parent?.isHorizontalStack ?? true }

  override func draw(from old: ViewNode?) {
    guard case .spacer(let least) = node.content, old?.content != node.content else { return }
    let length = Int(size: least)
    widget.setSizeRequest(
      width: isHorizontal ? length : nil, height: isHorizontal ? nil : length)
  }

  override func takeRoom() {
    widget.expandsHorizontally = isHorizontal
    widget.expandsVertically = !isHorizontal
  }
}

extension NodeView {
  /// A stack, or the label of a control, which is a row.
  fileprivate var isHorizontalStack: Bool {
    switch node.content {
    case .stack(let stack): stack.axis == .horizontal
    case .scroll(let axes): !axes.contains(.vertical)
    case .button, .toggle, .gridRow: true
    default: false
    }
  }
}

/// Something that is under way for nobody knows how long.
@MainActor
final class SpinnerView: NodeView {
  private let spinner = Gtk.Spinner()

  init(_ node: ViewNode, context: RenderContext) {
    super.init(node, widget: spinner, context: context)
    spinner.isSpinning = true
  }

  override func canDraw(_ new: ViewNode) -> Bool {
    if case .progress(let progress) = new.content { !progress.isKnown } else { false }
  }
}
