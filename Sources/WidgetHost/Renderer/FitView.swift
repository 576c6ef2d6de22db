import Gtk
import WidgetModel

/// A node whose drawing has a proportion, its own size whatever the room, or shrinks: the drawing
/// itself is inside.
@MainActor
final class FitView: NodeView {
  private let fit: FitStage

  init(_ node: ViewNode, context: RenderContext) {
    fit = FitStage(context: context)
    super.init(node, widget: fit.pane, context: context)
  }

  override var stage: Stage? { fit }
  override var hasOwnLook: Bool { false }
  override func canDraw(_ new: ViewNode) -> Bool { new.needsFit }

  override func start() {
    draw(from: nil)
    takeRoom()
  }

  override func draw(from old: ViewNode?) {
    fit.wish = node.fitWish
    fit.list.draw(
      from: old.map { [$0.withoutFit] }, to: [node.withoutFit], parent: self)
    for view in fit.list.views {
      view.align(to: .center, in: nil)
      if node.style.aspect != nil {
        view.widget.horizontalAlign = .fill
        view.widget.verticalAlign = .fill
      }
    }
  }
}

extension ViewNode {
  /// What is asked of the layout around the drawing.
  var fitWish: FitStage.Wish {
    var wish = FitStage.Wish(
      aspect: style.aspect, fixedSize: style.fixedSize, position: style.position)
    if let padding = style.padding {
      wish.overhang = EdgeInsets(
        top: min(padding.top, 0), leading: min(padding.leading, 0), bottom: min(padding.bottom, 0),
        trailing: min(padding.trailing, 0))
    }
    if case .text(let text) = content { wish.minimumScale = text.minimumScale }
    return wish
  }

  /// Whether the drawing needs a layout of its own around it.
  var needsFit: Bool { fitWish != FitStage.Wish() }

  /// The node as it is inside that layout.
  fileprivate var withoutFit: ViewNode {
    var node = self
    node.identity = NodeIdentity([.index(0)])
    node.style.aspect = nil
    node.style.fixedSize = []
    node.style.position = nil
    if let padding = node.style.padding {
      node.style.padding = EdgeInsets(
        top: max(padding.top, 0), leading: max(padding.leading, 0), bottom: max(padding.bottom, 0),
        trailing: max(padding.trailing, 0))
    }
    if case .text(var text) = content {
      text.minimumScale = 1
      node.content = .text(text)
    }
    return node
  }
}
