import Gtk
import WidgetModel

/// The children of a container: kept, moved, made and removed as the list of nodes changes.
@MainActor
final class ChildList {
  private(set) var views: [NodeView] = []
  private unowned let stage: Stage

  init(_ stage: Stage) {
    self.stage = stage
  }

  /// Draws a list of nodes.
  ///
  /// - Parameters:
  ///   - old: the nodes drawn now; nil the first time.
  ///   - new: the nodes to draw.
  ///   - parent: the container's drawing.
  func draw(from old: [ViewNode]?, to new: [ViewNode], parent: NodeView) {
    var focusPlace: Int?
    let edits = ViewDiff.edits(from: old ?? [], to: new)
    if old != nil, !edits.isEmpty { stage.beginChange() }
    for edit in edits {
      switch edit {
      case .remove(let place):
        let view = views.remove(at: place)
        if view.widget.containsFocus { focusPlace = place }
        stage.willRemove(view)
        stage.pane.remove(view.widget)
      case .move(let from, let to):
        let view = views.remove(at: from)
        views.insert(view, at: to)
        stage.pane.insert(view.widget, after: widget(before: to))
      case .insert(let place):
        let view = Self.view(for: new[place], parent: parent)
        views.insert(view, at: place)
        stage.pane.insert(view.widget, after: widget(before: place))
        stage.inserted(view)
      }
    }
    for (place, node) in new.enumerated() {
      if views[place].canDraw(node) {
        views[place].update(to: node)
      } else {
        replace(at: place, with: node, parent: parent)
      }
    }
    if let focusPlace { restoreFocus(near: focusPlace) }
  }

  /// A node that needs another layout around it than before.
  private func replace(at place: Int, with node: ViewNode, parent: NodeView) {
    let old = views[place]
    let hadFocus = old.widget.containsFocus
    let view = Self.view(for: node, parent: parent)
    stage.pane.insert(view.widget, after: old.widget)
    stage.pane.remove(old.widget)
    views[place] = view
    if hadFocus { view.grabFocus() }
  }

  /// An element of a `ForEach` gets a row around it: the place of its failures and its editor.
  private static func view(for node: ViewNode, parent: NodeView) -> NodeView {
    if node.identity.isElement {
      let row = RowView(node, context: parent.context)
      row.parent = parent
      row.start()
      return row
    }
    return NodeView.make(node, parent: parent, context: parent.context)
  }

  private func widget(before place: Int) -> Gtk.Widget? {
    place > 0 ? views[place - 1].widget : nil
  }

  /// The focus was in a child that is gone: the next one takes it, or the one before.
  private func restoreFocus(near place: Int) {
    let following = views[min(place, views.count)...]
    for view in Array(following) + views[..<min(place, views.count)].reversed()
    where view.grabFocus() {
      return
    }
  }
}
