internal import CGtk

/// One line of text to edit.
@MainActor
package final class Entry: Widget {
  package init() { super.init(constructed: gtk_entry_new()) }

  package var text: String {
    get { String(cString: gtk_editable_get_text(opaque)) }
    set { gtk_editable_set_text(opaque, newValue) }
  }

  /// Whether the text may have been cut: GTK keeps at most 65,534 bytes, whole characters of them,
  /// and tells nobody of the rest.
  package var isFull: Bool { text.utf8.count > 65_534 - 4 }

  package var placeholder: String? {
    get { gtk_entry_get_placeholder_text(typed()).map { String(cString: $0) } }
    set { gtk_entry_set_placeholder_text(typed(), newValue) }
  }

  /// The natural width in characters, or nil for GTK's own.
  package func setWidth(characters: Int?) {
    gtk_editable_set_width_chars(opaque, characters.map { Int32(clamping: $0) } ?? -1)
  }

  package var hasFrame: Bool {
    get { gtk_entry_get_has_frame(typed()) != 0 }
    set { gtk_entry_set_has_frame(typed(), newValue ? 1 : 0) }
  }

  /// A picture at the start, or nil for none.
  package func setStartIcon(_ paintable: Paintable?) {
    gtk_entry_set_icon_from_paintable(typed(), GTK_ENTRY_ICON_PRIMARY, paintable?.opaque)
  }

  package func selectAll() { gtk_editable_select_region(opaque, 0, -1) }

  package func moveCursorToEnd() { gtk_editable_set_position(opaque, -1) }

  /// Whether the text itself has the keyboard focus (it sits in a child of the entry).
  package var isEditing: Bool { containsFocus }

  /// Enter.
  @discardableResult
  package func onActivate(_ action: @escaping VoidAction) -> SignalHandler<VoidAction> {
    connect("activate", action)
  }

  @discardableResult
  package func onChanged(_ action: @escaping VoidAction) -> SignalHandler<VoidAction> {
    connect("changed", action)
  }
}
