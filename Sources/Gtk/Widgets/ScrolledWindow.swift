internal import CGtk

/// Scrolls its child where there is too little room for it.
@MainActor
package final class ScrolledWindow: Widget {
  package enum Policy: UInt32, Sendable { case always, automatic, never, external }

  package init() { super.init(constructed: gtk_scrolled_window_new()) }

  package var child: Widget? {
    didSet {
      gtk_scrolled_window_set_child(opaque, child?.widget)
      letChildTakeNaturalSize()
    }
  }

  package func setPolicy(horizontal: Policy, vertical: Policy) {
    gtk_scrolled_window_set_policy(
      opaque, GtkPolicyType(rawValue: horizontal.rawValue),
      GtkPolicyType(rawValue: vertical.rawValue))
    letChildTakeNaturalSize()
  }

  /// Has the child take as much room as it wants where it is scrolled. GTK puts it into a viewport,
  /// which would give it the least it can do with: a list that scrolls by itself would be a row high.
  private func letChildTakeNaturalSize() {
    guard let viewport = gtk_scrolled_window_get_child(opaque) else { return }
    var (horizontal, vertical) = (GTK_POLICY_NEVER, GTK_POLICY_NEVER)
    gtk_scrolled_window_get_policy(opaque, &horizontal, &vertical)
    func scrolling(_ policy: GtkPolicyType) -> GtkScrollablePolicy {
      policy == GTK_POLICY_NEVER ? GTK_SCROLL_MINIMUM : GTK_SCROLL_NATURAL
    }
    let scrollable = OpaquePointer(viewport)
    gtk_scrollable_set_hscroll_policy(scrollable, scrolling(horizontal))
    gtk_scrollable_set_vscroll_policy(scrollable, scrolling(vertical))
  }

  /// Whether it asks for as much height as its child wants, up to `maximumContentHeight`.
  package var propagatesNaturalHeight: Bool {
    get { gtk_scrolled_window_get_propagate_natural_height(opaque) != 0 }
    set { gtk_scrolled_window_set_propagate_natural_height(opaque, newValue ? 1 : 0) }
  }

  package var propagatesNaturalWidth: Bool {
    get { gtk_scrolled_window_get_propagate_natural_width(opaque) != 0 }
    set { gtk_scrolled_window_set_propagate_natural_width(opaque, newValue ? 1 : 0) }
  }

  /// In logical pixels, or nil for no bound.
  package var maximumContentHeight: Int? {
    get {
      let height = gtk_scrolled_window_get_max_content_height(opaque)
      return height < 0 ? nil : Int(height)
    }
    set {
      // GTK refuses a maximum below the minimum.
      let height = newValue.map { Int32(clamping: $0) } ?? -1
      if height >= 0, gtk_scrolled_window_get_min_content_height(opaque) > height {
        gtk_scrolled_window_set_min_content_height(opaque, height)
      }
      gtk_scrolled_window_set_max_content_height(opaque, height)
    }
  }

  /// In logical pixels, or nil for no bound.
  package var minimumContentHeight: Int? {
    get {
      let height = gtk_scrolled_window_get_min_content_height(opaque)
      return height < 0 ? nil : Int(height)
    }
    set {
      gtk_scrolled_window_set_min_content_height(
        opaque, newValue.map { Int32(clamping: $0) } ?? -1)
    }
  }
}
