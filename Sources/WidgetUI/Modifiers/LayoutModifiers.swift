extension View {
  /// Room around the view.
  ///
  /// - Parameters:
  ///   - edges: where.
  ///   - length: how much, in pixels; 14 when nil.
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padding(EdgeInsets(edges, length ?? 14))
  }

  /// Room around the view.
  ///
  /// - Parameter length: how much at each edge, in pixels.
  nonisolated public func padding(_ length: CGFloat) -> some View {
    padding(EdgeInsets(.all, length))
  }

  /// Room around the view.
  ///
  /// - Parameter insets: how much at each edge.
  nonisolated public func padding(_ insets: EdgeInsets) -> some View {
    modifyingNodes { node, _ in
      node.styled(unless: \.hasOuterLook) { $0.padding = ($0.padding ?? EdgeInsets()) + insets }
    }
  }

  /// A size.
  ///
  /// - Parameters:
  ///   - width: in pixels.
  ///   - height: in pixels.
  ///   - alignment: where the view stands in it.
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    framed(
      FrameNode(width: width.map { Double($0) }, height: height.map { Double($0) }), alignment)
  }

  /// Limits of the size, in pixels; `.infinity` takes what room there is.
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    framed(
      FrameNode(
        minWidth: (minWidth ?? idealWidth).map { Double($0) },
        minHeight: (minHeight ?? idealHeight).map { Double($0) },
        maxWidth: maxWidth.map { Double($0) }, maxHeight: maxHeight.map { Double($0) }), alignment)
  }

  nonisolated private func framed(_ frame: FrameNode, _ alignment: Alignment) -> some View {
    modifyingNodes { node, _ in
      node.boxed {
        $0.content = .box(alignment)
        $0.style.frame = frame
      }
    }
  }

  /// How many lines texts may have.
  ///
  /// - Parameter number: nil for any number.
  nonisolated public func lineLimit(_ number: Int?) -> some View {
    modifyingEnvironment { $0.lineLimit = number }
  }

  /// How lines of texts stand to each other.
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    modifyingEnvironment { $0.multilineTextAlignment = alignment }
  }

  /// An identity of one's own.
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View {
    IdentifiedView(content: self, id: NodeID(AnyHashable(id)))
  }
}

/// A view with an identity of its own.
struct IdentifiedView<Content: View> {
  let content: Content
  let id: NodeID
}

extension IdentifiedView: View {
  typealias Body = Never
  func _nodes(in context: _ViewContext) -> [ViewNode] {
    content._nodes(in: context.at(.id(id)))
  }
}
