extension View {
  /// The font of texts and the size of symbols.
  nonisolated public func font(_ font: Font?) -> some View {
    modifyingEnvironment { $0.font = font }
  }

  /// The weight of texts.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
    modifyingEnvironment { $0.fontWeight = weight }
  }

  /// Texts in bold.
  nonisolated public func bold(_ isActive: Bool = true) -> some View {
    modifyingEnvironment { if isActive { $0.fontWeight = .bold } }
  }

  /// Digits of one width.
  nonisolated public func monospacedDigit() -> some View {
    modifyingEnvironment { $0.isMonospacedDigit = true }
  }

  /// A line through texts.
  nonisolated public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View {
    modifyingEnvironment {
      $0.isStruckThrough = isActive
      $0.lineColor = color
    }
  }

  /// A line through texts.
  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
  ) -> some View {
    strikethrough(isActive, color: color)
  }

  /// A line under texts.
  nonisolated public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
  ) -> some View {
    underline(isActive, color: color)
  }

  /// A line under texts.
  nonisolated public func underline(_ isActive: Bool = true, color: Color? = nil) -> some View {
    modifyingEnvironment {
      $0.isUnderlined = isActive
      $0.lineColor = color
    }
  }

  /// What texts and symbols are painted with.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifyingEnvironment { $0.setForeground([style.value]) }
  }

  /// What texts and symbols are painted with: those of the first level and of the second.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    modifyingEnvironment { $0.setForeground([primary.value, secondary.value]) }
  }

  /// What texts and symbols are painted with: those of the first three levels.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    modifyingEnvironment {
      $0.setForeground([primary.value, secondary.value, tertiary.value])
    }
  }

  /// What texts and symbols are painted with.
  nonisolated public func foregroundColor(_ color: Color?) -> some View {
    modifyingEnvironment { environment in
      environment.foreground = nil
      environment.foregroundLevels = []
      if let color { environment.setForeground([color.value]) }
    }
  }

  /// The accent of controls.
  nonisolated public func tint(_ color: Color?) -> some View {
    modifyingEnvironment { $0.tint = color?.paint }
  }

  /// The accent of controls.
  @_disfavoredOverload nonisolated public func tint<S: ShapeStyle>(_ style: S) -> some View {
    modifyingEnvironment { $0.tint = style.value.paint(in: $0) }
  }

  /// How opaque the view is.
  ///
  /// - Parameter opacity: from 0 to 1.
  nonisolated public func opacity(_ opacity: Double) -> some View {
    modifyingNodes { node, _ in
      node.styled(unless: { $0.opacity != nil }) {
        $0.opacity = opacity.isNaN ? 1 : Double(share: opacity)
      }
    }
  }

  /// A background in the view's rectangle.
  nonisolated public func background<S: ShapeStyle>(_ style: S) -> some View {
    background(style, in: Rectangle())
  }

  /// A background in a shape.
  ///
  /// - Parameters:
  ///   - style: what with.
  ///   - shape: the shape.
  nonisolated public func background<S: ShapeStyle, Outline: Shape>(_ style: S, in shape: Outline)
    -> some View
  {
    background(style, in: shape, fillStyle: FillStyle())
  }

  /// A background in a shape.
  ///
  /// - Parameters:
  ///   - style: what with.
  ///   - shape: the shape.
  ///   - fillStyle: which parts of it are filled.
  nonisolated public func background<S: ShapeStyle, Outline: Shape>(
    _ style: S, in shape: Outline, fillStyle: FillStyle
  ) -> some View {
    GroundedView(
      content: self, shape: shape.fill(style, style: fillStyle), outline: shape._outline,
      style: style.value)
  }

  /// Cuts the view to a shape.
  nonisolated public func clipShape<Outline: Shape>(
    _ shape: Outline, style: FillStyle = FillStyle()
  ) -> some View {
    MaskedView(
      content: self, mask: shape.fill(.black, style: style), alignment: .center,
      outline: shape._outline)
  }

  /// Shows of the view what lies under another one, as opaque as that is.
  ///
  /// - Parameters:
  ///   - alignment: where the other one stands.
  ///   - mask: the other one.
  nonisolated public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    let mask = mask()
    // A shape in the view's whole rectangle is cut to as `clipShape` does.
    return MaskedView(
      content: self, mask: mask, alignment: alignment, outline: (mask as? any Shape)?._outline)
  }

  /// Shows of the view what lies under another one, as opaque as that is.
  nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View {
    self.mask { mask }
  }

  /// Cuts the view to its rectangle.
  nonisolated public func clipped(antialiased: Bool = false) -> some View {
    modifyingNodes { node, _ in
      node.styled(unless: { $0.opacity != nil || $0.effects != nil }) { $0.clips = true }
    }
  }

  /// Cuts the view to a rectangle with round corners.
  ///
  /// - Parameter radius: in pixels.
  nonisolated public func cornerRadius(_ radius: CGFloat) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius))
  }

  /// Draws the content as a placeholder.
  nonisolated public func redacted(reason: RedactionReasons) -> some View {
    modifyingEnvironment { $0.redactionReasons.insert(reason) }
  }

  /// Draws the content whatever the surroundings hide.
  nonisolated public func unredacted() -> some View {
    modifyingEnvironment { $0.redactionReasons = [] }
  }
}
