extension View {
  /// The view, turned without a say in anybody's place.
  ///
  /// - Parameters:
  ///   - angle: by how much, clockwise.
  ///   - anchor: around what.
  nonisolated public func rotationEffect(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> some View {
    effect {
      $0.degrees = Double(place: angle.degrees)
      $0.anchor = anchor
    }
  }

  /// The view, larger or smaller without a say in anybody's place.
  nonisolated public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }

  /// The view, larger or smaller without a say in anybody's place.
  nonisolated public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View {
    effect {
      $0.scaleX = usableScale(x)
      $0.scaleY = usableScale(y)
      $0.anchor = anchor
    }
  }

  /// The view, moved without a say in anybody's place.
  ///
  /// - Parameters:
  ///   - x: towards the trailing side, in pixels.
  ///   - y: downwards, in pixels.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    effect {
      $0.offsetX = Double(place: x)
      $0.offsetY = Double(place: y)
    }
  }

  /// The view, larger or smaller without a say in anybody's place.
  nonisolated public func scaleEffect(
    _ scale: CGSize, anchor: UnitPoint = .center
  ) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// The view, moved without a say in anybody's place.
  nonisolated public func offset(_ offset: CGSize) -> some View {
    self.offset(x: offset.width, y: offset.height)
  }

  /// A shadow of what is drawn.
  ///
  /// - Parameters:
  ///   - color: its colour.
  ///   - radius: how soft it is, in pixels.
  ///   - x: how far it is moved, in pixels.
  ///   - y: how far it is moved, in pixels.
  nonisolated public func shadow(
    color: Color = .black.opacity(0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    effect {
      $0.shadow = ShadowNode(
        paint: color.paint, radius: min(Double(size: radius), .greatestBlur), x: Double(place: x),
        y: Double(place: y))
    }
  }

  /// The view, blurred.
  ///
  /// - Parameter radius: how much, in pixels.
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    effect { $0.blur = min(Double(size: radius), .greatestBlur) }
  }

  nonisolated private func effect(_ change: @escaping (inout NodeEffects) -> Void) -> some View {
    modifyingNodes { node, _ in
      node.styled(unless: { $0.effects != nil || $0.opacity != nil }) {
        var effects = NodeEffects()
        change(&effects)
        $0.effects = effects
      }
    }
  }

  /// A line along the inside of the view's edges.
  ///
  /// - Parameters:
  ///   - content: what with.
  ///   - width: in pixels.
  nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    BorderedView(content: self, style: content.value, width: width)
  }

  /// Takes the view's room without showing it.
  nonisolated public func hidden() -> some View {
    modifyingNodes { node, _ in
      var copy = node
      copy.style.isHidden = true
      return copy
    }
  }
}

/// A scale that letters can still be drawn in.
private func usableScale(_ scale: CGFloat) -> Double { min(max(Double(place: scale), -100), 100) }

/// A view with a line along the inside of its edges.
struct BorderedView {
  let content: any View
  let style: StyleValue
  let width: CGFloat
}

extension BorderedView: View {
  typealias Body = Never

  func _nodes(in context: _ViewContext) -> [ViewNode] {
    content._nodes(in: context).map { node in
      if case .text = node.content, !node.style.hasOuterLook {
        var copy = node
        copy.style.border = BorderNode(
          paint: style.paint(in: context.environment), width: Double(size: width))
        return copy
      }
      // What fills the view would be drawn over a border of its own.
      let line = Rectangle().strokeBorder(AnyShapeStyle(style), lineWidth: width)
        .allowsHitTesting(false)
      return node.layered(line, isOver: true, in: context)
    }
  }
}
