internal import CGtk

/// A small window that belongs to a widget.
@MainActor
package class Popover: Widget {
  package enum Side: UInt32, Sendable { case left, right, top, bottom }

  package convenience init() { self.init(popover: gtk_popover_new()) }

  init(popover: UnsafeMutablePointer<GtkWidget>?) {
    super.init(constructed: popover, ending: .unparent)
  }

  package var child: Widget? {
    didSet { gtk_popover_set_child(typed(), child?.widget) }
  }

  /// Lets the popover belong to a widget, whose wrapper keeps it.
  package func setParent(_ parent: Widget) {
    unparent()
    gtk_widget_set_parent(widget, parent.widget)
    parent.attach(self)
    self.parent = parent
  }

  private weak var parent: Widget?

  /// Takes the popover from its widget again.
  package func removeFromParent() {
    hidePopovers()
    unparent()
    parent?.detach(self)
    parent = nil
  }

  /// Where the arrow points, in the parent's coordinates; nil for the whole parent.
  package func setPointing(to rectangle: Rectangle?) {
    guard let rectangle else {
      gtk_popover_set_pointing_to(typed(), nil)
      return
    }
    var area = GdkRectangle(
      x: Int32(clamping: rectangle.x), y: Int32(clamping: rectangle.y),
      width: Int32(clamping: rectangle.width), height: Int32(clamping: rectangle.height))
    gtk_popover_set_pointing_to(typed(), &area)
  }

  package var side: Side {
    get { Side(rawValue: gtk_popover_get_position(typed()).rawValue) ?? .bottom }
    set { gtk_popover_set_position(typed(), GtkPositionType(rawValue: newValue.rawValue)) }
  }

  package var hasArrow: Bool {
    get { gtk_popover_get_has_arrow(typed()) != 0 }
    set { gtk_popover_set_has_arrow(typed(), newValue ? 1 : 0) }
  }

  package func popup() { gtk_popover_popup(typed()) }

  package func popdown() { gtk_popover_popdown(typed()) }

  @discardableResult
  package func onClosed(_ action: @escaping VoidAction) -> SignalHandler<VoidAction> {
    connect("closed", action)
  }
}

/// A popover that shows a menu.
@MainActor
package final class PopoverMenu: Popover {
  /// - Parameter nested: opens submenus beside the menu instead of in its place.
  package init(_ menu: Menu, nested: Bool = false) {
    self.menu = menu
    super.init(
      popover: gtk_popover_menu_new_from_model_full(
        menu.typed(), nested ? GTK_POPOVER_MENU_NESTED : GtkPopoverMenuFlags(rawValue: 0)))
  }

  package var menu: Menu {
    didSet { gtk_popover_menu_set_menu_model(opaque, menu.typed()) }
  }
}
