/// A view with others over or under it, which have its size.
struct LayeredView {
  let content: any View
  let layer: any View
  let alignment: Alignment
  let isOver: Bool
}

extension LayeredView: View {
  typealias Body = Never

  func _nodes(in context: _ViewContext) -> [ViewNode] {
    content._nodes(in: context).map { node in
      node.layered(layer, isOver: isOver, alignment: alignment, in: context)
    }
  }
}

extension ViewNode {
  /// The node with a view over or under it, in its size.
  ///
  /// - Parameter context: where the node's own view stands.
  @MainActor func layered(
    _ layer: any View, isOver: Bool, alignment: Alignment = .center, in context: _ViewContext
  ) -> ViewNode {
    var base = self
    base.identity = NodeIdentity([.index(0)])
    let layers = layer._nodes(in: context.inside(nil).at(.index(1)))
    let children = isOver ? [base] + layers : layers + [base]
    return ViewNode(
      identity: identity,
      content: .layers(
        LayersNode(alignment: alignment, sizing: isOver ? 0 : children.count - 1)),
      children: children)
  }
}

extension View {
  /// Views over this one, in its size.
  ///
  /// - Parameters:
  ///   - alignment: where they stand.
  ///   - content: the views, the lowest first.
  nonisolated public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    LayeredView(content: self, layer: content(), alignment: alignment, isOver: true)
  }

  /// A view over this one, in its size.
  @_disfavoredOverload
  nonisolated public func overlay<V: View>(
    _ overlay: V, alignment: Alignment = .center
  ) -> some View {
    LayeredView(content: self, layer: overlay, alignment: alignment, isOver: true)
  }

  /// A paint over this view.
  nonisolated public func overlay<S: ShapeStyle>(_ style: S) -> some View {
    overlay(style, in: Rectangle())
  }

  /// A paint over this view, in a shape.
  nonisolated public func overlay<S: ShapeStyle, Outline: Shape>(
    _ style: S, in shape: Outline, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    LayeredView(
      content: self, layer: shape.fill(style, style: fillStyle), alignment: .center, isOver: true)
  }

  /// Views under this one, in its size.
  ///
  /// - Parameters:
  ///   - alignment: where they stand.
  ///   - content: the views, the lowest first.
  nonisolated public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    LayeredView(content: self, layer: content(), alignment: alignment, isOver: false)
  }

  /// A view under this one, in its size.
  @_disfavoredOverload
  nonisolated public func background<V: View>(
    _ background: V, alignment: Alignment = .center
  ) -> some View {
    LayeredView(content: self, layer: background, alignment: alignment, isOver: false)
  }

  /// The widget's background under this view.
  nonisolated public func background() -> some View {
    background(BackgroundStyle())
  }

  /// The widget's background under this view, in a shape.
  nonisolated public func background<Outline: Shape>(
    in shape: Outline, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }
}
