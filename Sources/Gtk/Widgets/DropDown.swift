internal import CGtk

/// A choice among strings.
@MainActor
package final class DropDown: Widget {
  package init(_ strings: [String] = []) {
    super.init(constructed: gtk_drop_down_new(nil, nil))
    self.strings = strings
    show(strings)
  }

  /// Setting it chooses the first.
  package var strings: [String] = [] {
    didSet { show(strings) }
  }

  /// The chosen position, or nil for none. Setting it calls the handlers of `onSelected` unless
  /// they are blocked.
  package var selected: Int? {
    get {
      let position = gtk_drop_down_get_selected(opaque)
      return position == GTK_INVALID_LIST_POSITION ? nil : Int(position)
    }
    set {
      gtk_drop_down_set_selected(
        opaque, newValue.map { UInt32(clamping: $0) } ?? GTK_INVALID_LIST_POSITION)
    }
  }

  /// What the choice is about, for assistive technology. The focus is on a button inside, which
  /// has no name of its own.
  package func setAccessibleTitle(_ title: String) {
    setAccessibleLabel(title)
    // Newer GTK lets the chosen option name the choice, and a label by relation goes before ours.
    gtk_accessible_reset_relation(opaque, GTK_ACCESSIBLE_RELATION_LABELLED_BY)
    guard let button = gtk_widget_get_first_child(widget) else { return }
    Widget(borrowed: button).setAccessibleLabel(title)
  }

  @discardableResult
  package func onSelected(_ action: @escaping VoidAction) -> SignalHandler<PointerAction> {
    onNotify("selected", action)
  }

  private func show(_ strings: [String]) {
    let list = gtk_string_list_new(nil)
    defer { g_object_unref(list.map { UnsafeMutableRawPointer($0) }) }
    for string in strings { gtk_string_list_append(list, string) }
    gtk_drop_down_set_model(opaque, list)
  }
}
