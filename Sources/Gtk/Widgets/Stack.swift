internal import CGtk

/// Shows one of its children.
@MainActor
package final class Stack: Widget {
  package init() { super.init(constructed: gtk_stack_new()) }

  package func add(_ child: Widget, name: String) {
    gtk_stack_add_named(opaque, child.widget, name)
    attach(child)
  }

  package func remove(_ child: Widget) {
    gtk_stack_remove(opaque, child.widget)
    detach(child)
  }

  package var visibleName: String? {
    get { gtk_stack_get_visible_child_name(opaque).map { String(cString: $0) } }
    set { if let newValue { gtk_stack_set_visible_child_name(opaque, newValue) } }
  }

  package func show(_ child: Widget) { gtk_stack_set_visible_child(opaque, child.widget) }

  /// Whether the stack is always as large as its largest child, in each orientation.
  package func setHomogeneous(horizontal: Bool, vertical: Bool) {
    gtk_stack_set_hhomogeneous(opaque, horizontal ? 1 : 0)
    gtk_stack_set_vhomogeneous(opaque, vertical ? 1 : 0)
  }

  /// Fades from one child to the next; 0 for none.
  package func setCrossfade(milliseconds: Int) {
    gtk_stack_set_transition_type(
      opaque,
      milliseconds > 0 ? GTK_STACK_TRANSITION_TYPE_CROSSFADE : GTK_STACK_TRANSITION_TYPE_NONE)
    gtk_stack_set_transition_duration(opaque, UInt32(clamping: milliseconds))
  }
}
