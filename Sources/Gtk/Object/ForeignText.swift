internal import CGtk

/// Reads texts that another program gives, as they are: GTK's own readers end them at a NUL.
@MainActor
enum ForeignText {
  typealias Reader = @MainActor ([UInt8]?) -> Void

  static let type = "text/plain;charset=utf-8"

  /// Reads a clipboard's text.
  ///
  /// - Parameter body: called with the bytes, once; nil where there is no text.
  static func read(clipboard: OpaquePointer?, _ body: @escaping Reader) {
    let begun = ClosureBox<AnswerAction> { result in
      read(gdk_clipboard_read_finish(clipboard, result, nil, nil), body)
    }
    withTypes { types in
      gdk_clipboard_read_async(
        clipboard, types, G_PRIORITY_DEFAULT, nil, answerTrampoline, begun.retained())
    }
  }

  /// Reads what is dropped. The drop has to stay until `body` was called.
  static func read(drop: OpaquePointer, _ body: @escaping Reader) {
    let begun = ClosureBox<AnswerAction> { result in
      read(gdk_drop_read_finish(drop, result, nil, nil), body)
    }
    withTypes { types in
      gdk_drop_read_async(drop, types, G_PRIORITY_DEFAULT, nil, answerTrampoline, begun.retained())
    }
  }

  private static func withTypes(_ body: (UnsafeMutablePointer<UnsafePointer<CChar>?>) -> Void) {
    type.withCString { type in
      // A list that ends with NULL; GDK copies it before the call returns.
      var types: [UnsafePointer<CChar>?] = [type, nil]
      types.withUnsafeMutableBufferPointer { buffer in
        if let start = buffer.baseAddress { body(start) }
      }
    }
  }

  private static func read(
    _ stream: UnsafeMutablePointer<GInputStream>?, _ body: @escaping Reader
  ) {
    guard let stream, let memory = g_memory_output_stream_new_resizable() else { return body(nil) }
    defer { g_object_unref(UnsafeMutableRawPointer(stream)) }
    let ended = ClosureBox<AnswerAction> { result in
      defer { g_object_unref(UnsafeMutableRawPointer(memory)) }
      guard g_output_stream_splice_finish(memory, result, nil) >= 0 else { return body(nil) }
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
  }
}
