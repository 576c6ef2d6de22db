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
    let isLong = strings.count > Self.longestUnsearched
    if isLong, gtk_drop_down_get_expression(opaque) == nil { setSearched() }
    gtk_drop_down_set_enable_search(opaque, isLong ? 1 : 0)
  }

  /// How many strings there may be without a field that searches them.
  private static let longestUnsearched = 10

  private func setSearched() {
    let expression = gtk_property_expression_new(gtk_string_object_get_type(), nil, "string")
    gtk_drop_down_set_expression(opaque, expression)
    gtk_expression_unref(expression)
    // GTK before 4.12 finds beginnings only; from then on it is told to find what stands anywhere,
    // by the number of GTK_STRING_FILTER_MATCH_MODE_SUBSTRING.
    if gtk_check_version(4, 12, 0) == nil { setProperty("search-match-mode", to: Int32(1)) }
    guard let field = Self.searchField(in: widget).map({ Widget(borrowed: $0) }) else { return }
    searchField = field
    // The open list would take the focus, and do nothing with what is typed.
    field.onMap { [weak field] in MainLoop.idle { field?.grabFocus() } }
  }

  /// The field of GTK's own that searches, once there is need for it.
  private var searchField: Widget?

  private static func searchField(
    in widget: UnsafeMutablePointer<GtkWidget>
  ) -> UnsafeMutablePointer<GtkWidget>? {
    var next = gtk_widget_get_first_child(widget)
    while let child = next {
      if let field = searchField(in: child) ?? (isSearchField(child) ? child : nil) {
        return field
      }
      next = gtk_widget_get_next_sibling(child)
    }
    return nil
  }

  private static func isSearchField(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
    gtk_widget_get_ancestor(widget, gtk_search_entry_get_type()) == widget
  }
}
