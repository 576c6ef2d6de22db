internal import CGtk

/// How a piece of text looks; nil where the style sheet decides.
package struct TextAttributes: Sendable, Hashable {
  /// 100 to 1000; 400 is regular, 700 bold.
  package var weight: Int?
  /// In points.
  package var size: Double?
  /// In logical pixels, instead of `size`.
  package var pixelSize: Double?
  /// A factor on the size, such as 0.8.
  package var scale: Double?
  package var family: String?
  package var isItalic = false
  package var isStruckThrough = false
  package var isUnderlined = false
  /// Digits of one width, so that a changing number does not move its neighbours.
  package var usesTabularDigits = false
  package var color: RGBA?
  /// How opaque the letters are in whatever colour they have, from 0 to 1.
  package var opacity: Double?
  /// The colour of the lines through and under the text; its own when nil.
  package var lineColor: RGBA?
  /// Above the line, in points; below it when negative.
  package var rise: Double?
  /// The height of a line, compared with the font's own.
  package var lineHeight: Double?
  /// Extra room between letters, in points.
  package var letterSpacing: Double?

  package init() {}
}

/// A stretch of a label's text with one look.
package struct TextRun: Sendable, Hashable {
  /// In bytes of UTF-8.
  package var range: Range<Int>
  package var attributes: TextAttributes

  package init(_ range: Range<Int>, _ attributes: TextAttributes) {
    self.range = range
    self.attributes = attributes
  }
}

extension TextAttributes {
  /// Adds the attributes for a range of bytes to a Pango list, which takes them over.
  func add(to list: OpaquePointer?, over range: Range<Int>) {
    func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?) {
      guard let attribute else { return }
      attribute.pointee.start_index = UInt32(clamping: range.lowerBound)
      attribute.pointee.end_index = UInt32(clamping: range.upperBound)
      pango_attr_list_insert(list, attribute)
    }
    // Pango counts in 1024ths, which a number of an author's may have too many of.
    func pango(_ length: Double) -> Int32 {
      Int32(exactly: (length * Double(PANGO_SCALE)).rounded()) ?? 0
    }
    if let weight { insert(pango_attr_weight_new(PangoWeight(UInt32(clamping: weight)))) }
    if let pixelSize {
      insert(pango_attr_size_new_absolute(pango(pixelSize)))
    } else if let size {
      insert(pango_attr_size_new(pango(size)))
    }
    if let scale { insert(pango_attr_scale_new(scale)) }
    if let family { insert(pango_attr_family_new(family)) }
    if isItalic { insert(pango_attr_style_new(PANGO_STYLE_ITALIC)) }
    if isStruckThrough { insert(pango_attr_strikethrough_new(1)) }
    if isUnderlined { insert(pango_attr_underline_new(PANGO_UNDERLINE_SINGLE)) }
    if usesTabularDigits { insert(pango_attr_font_features_new("tnum=1")) }
    if let letterSpacing { insert(pango_attr_letter_spacing_new(pango(letterSpacing))) }
    if let rise { insert(pango_attr_rise_new(pango(rise))) }
    if let lineHeight { insert(pango_attr_line_height_new(lineHeight)) }
    func part(_ value: Double) -> UInt16 { UInt16(value > 0 ? min(value, 1) * 65535 : 0) }
    if let opacity, color == nil { insert(pango_attr_foreground_alpha_new(part(opacity))) }
    if let line = lineColor {
      insert(
        pango_attr_strikethrough_color_new(part(line.red), part(line.green), part(line.blue)))
      insert(pango_attr_underline_color_new(part(line.red), part(line.green), part(line.blue)))
    }
    if let color {
      insert(pango_attr_foreground_new(part(color.red), part(color.green), part(color.blue)))
      insert(pango_attr_foreground_alpha_new(part(color.alpha)))
    }
  }
}
