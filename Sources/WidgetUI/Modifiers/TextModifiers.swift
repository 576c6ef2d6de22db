extension View {
  /// Texts in italics.
  nonisolated public func italic(_ isActive: Bool = true) -> some View {
    modifyingEnvironment { $0.isItalic = isActive }
  }

  /// Letters of one width.
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
    modifyingEnvironment { if isActive { $0.fontDesign = .monospaced } }
  }

  /// The kind of letters.
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
    modifyingEnvironment { $0.fontDesign = design }
  }

  /// How wide letters are, where the font has such.
  nonisolated public func fontWidth(_ width: Font.Width?) -> some View {
    modifyingEnvironment { $0.fontWidth = width }
  }

  /// Room between letters.
  ///
  /// - Parameter tracking: in pixels.
  nonisolated public func tracking(_ tracking: CGFloat) -> some View {
    modifyingEnvironment { $0.tracking = Double(place: tracking) }
  }

  /// Room between letters.
  ///
  /// - Parameter kerning: in pixels.
  nonisolated public func kerning(_ kerning: CGFloat) -> some View {
    tracking(kerning)
  }

  /// Capital or small letters.
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View {
    modifyingEnvironment { $0.textCase = textCase }
  }

  /// Room between lines.
  ///
  /// - Parameter lineSpacing: in pixels, beside the font's own.
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    modifyingEnvironment { $0.lineSpacing = Double(size: lineSpacing) }
  }

  /// How small a text may become before it is cut.
  ///
  /// - Parameter factor: from 0 to 1.
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    modifyingEnvironment { $0.minimumScaleFactor = factor.isNaN ? 1 : Double(share: factor) }
  }

  /// How large texts are beside others.
  nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    modifyingEnvironment { if isEnabled { $0.textScale = scale } }
  }

  /// Where a text is cut that is too long.
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    modifyingEnvironment { $0.truncationMode = mode }
  }

  /// Accepted: the desktop's fonts keep their distances.
  nonisolated public func allowsTightening(_ flag: Bool) -> some View { self }
}

extension Text {
  /// Where a text is cut that is too long. Mirrors `Text.TruncationMode`.
  public enum TruncationMode: Sendable, Hashable {
    case head
    case middle
    case tail
  }

  /// How large a text is beside others. Mirrors `Text.Scale`.
  public enum Scale: Sendable, Hashable {
    case `default`
    /// Smaller, for what explains another text.
    case secondary
  }

  /// Capital or small letters. Mirrors `Text.Case`.
  public enum Case: Sendable, Hashable {
    case uppercase
    case lowercase
  }
}
