internal import CGtk

extension Entry {
  /// Takes whole texts only, whether the keyboard, the menu, the middle button or a drag brings them:
  /// GTK itself ends a text at a NUL, and says nothing of what came behind it.
  ///
  /// - Parameter action: called when a text holds a NUL, of which nothing was taken.
  package func onPasteRefused(_ action: @escaping VoidAction) {
    guard let delegate = gtk_editable_get_delegate(opaque) else { return }
    let inner = GObject(UnsafeMutableRawPointer(delegate), .borrowed)
    inner.connect("paste-clipboard") { [weak self, weak inner] in
      guard let self, let inner else { return }
      g_signal_stop_emission_by_name(inner.raw, "paste-clipboard")
      paste(from: gtk_widget_get_clipboard(widget), at: nil, orRefuse: action)
    }
    attach(inner)

    // Before the text's own controllers.
    let click = ClickGesture(button: .middle, phase: .capture)
    click.onPressed { [weak self, weak click] count, x, y in
      guard let self, let click, count == 1, pastesPrimary else { return }
      click.claim()
      // With its text selected the entry would own what is to be pasted.
      _ = gtk_entry_grab_focus_without_selecting(typed())
      paste(from: gtk_widget_get_primary_clipboard(widget), at: position(x, y), orRefuse: action)
    }
    addController(click)

    let drops = TextDropTarget(phase: .capture)
    drops.onDrop { [weak self] bytes, x, y in
      guard let self else { return false }
      return take(bytes, at: position(x, y), orRefuse: action)
    }
    addController(drops)
  }

  private var pastesPrimary: Bool {
    guard let settings = gtk_widget_get_settings(widget) else { return true }
    return GObject(UnsafeMutableRawPointer(settings), .borrowed)
      .property("gtk-enable-primary-paste")
  }

  private func paste(
    from clipboard: OpaquePointer?, at position: Int32?, orRefuse action: @escaping VoidAction
  ) {
    // Whose clipboard it is, which keeps it, stays.
    ForeignText.read(clipboard: clipboard) { [weak self] bytes in
      guard let self, let bytes else { return }
      take(bytes, at: position, orRefuse: action)
    }
  }

  /// Puts a text in the selection's place, or elsewhere if `position` lies outside of that.
  ///
  /// - Returns: false when the text cannot be taken.
  @discardableResult
  private func take(
    _ bytes: [UInt8], at position: Int32?, orRefuse action: VoidAction
  ) -> Bool {
    guard !bytes.contains(0) else {
      action()
      return false
    }
    guard var text = String(validating: bytes, as: UTF8.self) else { return false }
    var (start, end): (Int32, Int32) = (0, 0)
    let isSelected = gtk_editable_get_selection_bounds(opaque, &start, &end) != 0
    if let position, !isSelected || !(start...end).contains(position) {
      gtk_editable_set_position(opaque, position)
    } else {
      gtk_editable_delete_selection(opaque)
    }
    var place = gtk_editable_get_position(opaque)
    text.withUTF8 { bytes in
      // The bytes live through the call, which copies them; UInt8 and CChar have one layout.
      bytes.withMemoryRebound(to: CChar.self) {
        gtk_editable_insert_text(opaque, $0.baseAddress, Int32(clamping: $0.count), &place)
      }
    }
    gtk_editable_set_position(opaque, place)
    return true
  }

  /// The place in the text that is next to a point of the entry, in characters.
  private func position(_ x: Double, _ y: Double) -> Int32 {
    var (left, top) = (0.0, 0.0)
    guard let delegate = gtk_editable_get_delegate(opaque) else { return -1 }
    // GtkEntry's delegate is a GtkText, and both are widgets.
    let inner = UnsafeMutableRawPointer(delegate).assumingMemoryBound(to: GtkWidget.self)
    let text = UnsafeMutableRawPointer(delegate).assumingMemoryBound(to: GtkText.self)
    guard gtk_widget_translate_coordinates(widget, inner, x, y, &left, &top) != 0 else { return -1 }
    func distance(_ position: Int32) -> Double {
      var caret = graphene_rect_t()
      gtk_text_compute_cursor_extents(text, gsize(position), &caret, nil)
      return abs(Double(caret.origin.x) - left)
    }
    // Right-to-left runs keep places from being in order, so that each is looked at. Who clicks into
    // more than fits any field wants its end.
    let length = gtk_text_get_text_length(text)
    guard length <= 2_000 else { return -1 }
    return (0...Int32(length)).min { distance($0) < distance($1) } ?? -1
  }
}
