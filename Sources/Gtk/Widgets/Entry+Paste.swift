internal import CGtk

extension Entry {
  /// Pastes whole texts only, as the keyboard and the menu ask for it: GTK itself ends a text at a
  /// NUL, and says nothing of what came behind it.
  ///
  /// - Parameter action: called when a text holds a NUL, of which nothing was pasted.
  package func onPasteRefused(_ action: @escaping VoidAction) {
    guard let delegate = gtk_editable_get_delegate(opaque) else { return }
    let inner = GObject(UnsafeMutableRawPointer(delegate), .borrowed)
    inner.connect("paste-clipboard") { [weak self, weak inner] in
      guard let self, let inner else { return }
      g_signal_stop_emission_by_name(inner.raw, "paste-clipboard")
      readClipboard { [weak self] bytes in
        guard !bytes.contains(0) else { return action() }
        self?.insert(bytes)
      }
    }
    attach(inner)
  }

  /// Puts a text in the selection's place, as pasting does.
  private func insert(_ bytes: [UInt8]) {
    guard var text = String(validating: bytes, as: UTF8.self) else { return }
    gtk_editable_delete_selection(opaque)
    var position = gtk_editable_get_position(opaque)
    text.withUTF8 { bytes in
      // The bytes live through the call, which copies them; UInt8 and CChar have one layout.
      bytes.withMemoryRebound(to: CChar.self) {
        gtk_editable_insert_text(opaque, $0.baseAddress, Int32(clamping: $0.count), &position)
      }
    }
    gtk_editable_set_position(opaque, position)
  }

  /// Reads the clipboard's text as it is; nothing comes when there is none.
  private func readClipboard(_ body: @escaping @MainActor ([UInt8]) -> Void) {
    // The display's own, which it keeps.
    let clipboard = gtk_widget_get_clipboard(widget)
    let begun = ClosureBox<AnswerAction> { result in
      guard let stream = gdk_clipboard_read_finish(clipboard, result, nil, nil),
        let memory = g_memory_output_stream_new_resizable()
      else { return }
      let ended = ClosureBox<AnswerAction> { result in
        defer { g_object_unref(UnsafeMutableRawPointer(memory)) }
        guard g_output_stream_splice_finish(memory, result, nil) >= 0 else { return }
        // What the constructor made is of this class.
        let written = UnsafeMutableRawPointer(memory).assumingMemoryBound(
          to: GMemoryOutputStream.self)
        // The stream's own bytes, as many as it says, copied before it is let go of.
        let bytes = UnsafeRawBufferPointer(
          start: g_memory_output_stream_get_data(written),
          count: Int(g_memory_output_stream_get_data_size(written)))
        body(Array(bytes))
      }
      let flags = GOutputStreamSpliceFlags(
        G_OUTPUT_STREAM_SPLICE_CLOSE_SOURCE.rawValue | G_OUTPUT_STREAM_SPLICE_CLOSE_TARGET.rawValue)
      g_output_stream_splice_async(
        memory, stream, flags, G_PRIORITY_DEFAULT, nil, answerTrampoline, ended.retained())
      g_object_unref(UnsafeMutableRawPointer(stream))
    }
    "text/plain;charset=utf-8".withCString { type in
      // A list that ends with NULL; GDK copies it before the call returns.
      var types: [UnsafePointer<CChar>?] = [type, nil]
      gdk_clipboard_read_async(
        clipboard, &types, G_PRIORITY_DEFAULT, nil, answerTrampoline, begun.retained())
    }
  }
}
