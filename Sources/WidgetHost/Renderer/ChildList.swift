import Gtk
import WidgetModel

/// The children of a container: kept, moved, made and removed as the list of nodes changes.
@MainActor
final class ChildList {
  /// What puts a child's widget into the container and takes it out again.
  @MainActor
  struct Slots {
    var insert: (Gtk.Widget, _ after: Gtk.Widget?) -> Void
    var reorder: (Gtk.Widget, _ after: Gtk.Widget?) -> Void
    var remove: (Gtk.Widget) -> Void

    /// The slots of a box.
    static func box(_ box: Gtk.Box) -> Slots {
      Slots(
        insert: { [unowned box] in box.insert($0, after: $1) },
        reorder: { [unowned box] in box.reorder($0, after: $1) },
        remove: { [unowned box] in box.remove($0) })
    }
  }

  private(set) var views: [NodeView] = []
  private let slots: Slots

  init(_ slots: Slots) {
    self.slots = slots
  }

  /// Draws a list of nodes.
  ///
  /// - Parameters:
  ///   - old: the nodes drawn now; empty the first time.
  ///   - new: the nodes to draw.
  ///   - parent: the container's drawing.
  func draw(from old: [ViewNode], to new: [ViewNode], parent: NodeView) {
    var focusPlace: Int?
    for edit in ViewDiff.edits(from: old, to: new) {
      switch edit {
      case .remove(let place):
        let view = views.remove(at: place)
        if view.widget.containsFocus { focusPlace = place }
        slots.remove(view.widget)
      case .move(let from, let to):
        let view = views.remove(at: from)
        views.insert(view, at: to)
        slots.reorder(view.widget, widget(before: to))
      case .insert(let place):
        let view = Self.view(for: new[place], parent: parent)
        views.insert(view, at: place)
        slots.insert(view.widget, widget(before: place))
      }
    }
    for (view, node) in zip(views, new) { view.update(to: node) }
    if let focusPlace { restoreFocus(near: focusPlace) }
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
