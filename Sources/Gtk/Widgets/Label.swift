internal import CGtk

/// Plain text, never markup.
@MainActor
package final class Label: Widget {
  package enum Ellipsize: UInt32, Sendable { case none, start, middle, end }

  package enum Justification: UInt32, Sendable { case left, right, center, fill }

  package init(_ text: String = "") { super.init(constructed: gtk_label_new(text)) }

  package var text: String {
    get { String(cString: gtk_label_get_text(opaque)) }
    set {
      gtk_label_set_text(opaque, newValue)
      if followsTextDirection { followDirection(of: newValue) }
    }
  }

  /// Whether the label takes its direction from its text's first strong letter, so that a
  /// right-to-left title reads right in a left-to-right list and the other way round.
  package var followsTextDirection = false {
    didSet { if followsTextDirection { followDirection(of: text) } }
  }

  /// Where the text stands when there is room: 0 at its start, 1 at its end.
  package var horizontalPosition: Double {
    get { Double(gtk_label_get_xalign(opaque)) }
    set { gtk_label_set_xalign(opaque, Float(newValue)) }
  }

  package var ellipsize: Ellipsize {
    get { Ellipsize(rawValue: gtk_label_get_ellipsize(opaque).rawValue) ?? .none }
    set { gtk_label_set_ellipsize(opaque, PangoEllipsizeMode(rawValue: newValue.rawValue)) }
  }

  /// How many lines a wrapping, ellipsized label may take; nil for any number.
  package var lines: Int? {
    get { let lines = gtk_label_get_lines(opaque); return lines < 0 ? nil : Int(lines) }
    set { gtk_label_set_lines(opaque, newValue.map { Int32(clamping: $0) } ?? -1) }
  }

  /// Keeps line breaks of the text out: everything on one line.
  package var isSingleLine: Bool {
    get { gtk_label_get_single_line_mode(opaque) != 0 }
    set { gtk_label_set_single_line_mode(opaque, newValue ? 1 : 0) }
  }

  /// Wraps at words, and inside of a word only where it is wider than the line.
  package var wraps: Bool {
    get { gtk_label_get_wrap(opaque) != 0 }
    set {
      gtk_label_set_wrap(opaque, newValue ? 1 : 0)
      gtk_label_set_wrap_mode(opaque, PANGO_WRAP_WORD_CHAR)
    }
  }

  /// How lines of a wrapped text stand under each other.
  package var justification: Justification {
    get { Justification(rawValue: gtk_label_get_justify(opaque).rawValue) ?? .left }
    set { gtk_label_set_justify(opaque, GtkJustification(rawValue: newValue.rawValue)) }
  }

  /// The natural width in characters at most, or nil.
  package var maximumWidthInCharacters: Int? {
    get { let width = gtk_label_get_max_width_chars(opaque); return width < 0 ? nil : Int(width) }
    set { gtk_label_set_max_width_chars(opaque, newValue.map { Int32(clamping: $0) } ?? -1) }
  }

  /// The look of stretches of the text, beyond what the style sheet says; later runs win.
  package func setRuns(_ runs: [TextRun]) {
    guard !runs.isEmpty else {
      gtk_label_set_attributes(opaque, nil)
      return
    }
    let list = pango_attr_list_new()
    defer { pango_attr_list_unref(list) }
    for run in runs { run.attributes.add(to: list, over: run.range) }
    gtk_label_set_attributes(opaque, list)
  }

  /// The byte of the text that is drawn at a place of the label; nil where none is.
  package func byte(atX x: Double, y: Double) -> Int? {
    var left: Int32 = 0
    var top: Int32 = 0
    gtk_label_get_layout_offsets(opaque, &left, &top)
    var index: Int32 = 0
    var trailing: Int32 = 0
    let unit = Double(PANGO_SCALE)
    guard let column = Int32(exactly: ((x - Double(left)) * unit).rounded()),
      let line = Int32(exactly: ((y - Double(top)) * unit).rounded())
    else { return nil }
    let isInside = pango_layout_xy_to_index(
      gtk_label_get_layout(opaque), column, line, &index, &trailing)
    return isInside != 0 ? Int(index) : nil
  }

  /// One look for the whole text.
  package func setAttributes(_ attributes: TextAttributes?) {
    setRuns(attributes.map { [TextRun(0..<Int(UInt32.max), $0)] } ?? [])
  }

  private func followDirection(of text: String) { direction = TextDirection(firstStrongIn: text) }
}
