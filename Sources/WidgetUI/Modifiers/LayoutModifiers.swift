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
    modifyingNodes { node, context in
      var insets = insets.usable
      // A style sheet knows left and right alone: from here on leading is left.
      if context.environment.layoutDirection == .rightToLeft {
        swap(&insets.leading, &insets.trailing)
      }
      return node.styled(unless: \.hasOuterLook) {
        $0.padding = ($0.padding ?? EdgeInsets()) + insets
      }
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
        $0.style.frame = frame.usable
      }
    }
  }

  /// Keeps the view's own size, however little room there is.
  ///
  /// - Parameters:
  ///   - horizontal: whether in its width.
  ///   - vertical: whether in its height.
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    var axes: Axis.Set = []
    if horizontal { axes.insert(.horizontal) }
    if vertical { axes.insert(.vertical) }
    return changingStyle { $0.fixedSize.formUnion(axes) }
  }

  /// Keeps the view's own size, however little room there is.
  nonisolated public func fixedSize() -> some View {
    fixedSize(horizontal: true, vertical: true)
  }

  /// Puts the middle of the view at a place of all the room there is.
  ///
  /// - Parameters:
  ///   - x: from the leading edge, in pixels.
  ///   - y: from the top, in pixels.
  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifyingNodes { node, _ in
      node.styled(unless: { $0.position != nil }) {
        $0.position = PointNode(x: Double(place: x), y: Double(place: y))
      }
    }
  }

  /// Puts the middle of the view at a place of all the room there is.
  nonisolated public func position(_ position: CGPoint) -> some View {
    self.position(x: position.x, y: position.y)
  }

  /// How high the view lies among layers; 0 where nobody says.
  nonisolated public func zIndex(_ value: Double) -> some View {
    changingStyle { $0.zIndex = value.isNaN ? 0 : value }
  }

  /// Accepted: a widget's window has no edges to keep clear of.
  nonisolated public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View { self }

  /// Accepted: a widget's window has no edges to keep clear of.
  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }

  /// Who gets room first in a stack.
  ///
  /// - Parameter value: the higher, the earlier; 0 where nobody says.
  nonisolated public func layoutPriority(_ value: Double) -> some View {
    changingStyle { $0.layoutPriority = value.isNaN ? 0 : value }
  }

  /// The proportion of the view's sides.
  ///
  /// - Parameters:
  ///   - aspectRatio: width by height; nil for that of the content.
  ///   - contentMode: whether the view fits into its room or covers it.
  nonisolated public func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View {
    modifyingNodes { node, _ in
      node.styled(unless: \.hasOuterLook) {
        $0.aspect = AspectNode(ratio: aspectRatio.flatMap(usableRatio), fills: contentMode == .fill)
      }
    }
  }

  /// As large as fits, in the content's proportion.
  nonisolated public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// As small as covers, in the content's proportion.
  nonisolated public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

  nonisolated private func changingStyle(
    _ change: @escaping (inout NodeStyle) -> Void
  ) -> some View {
    modifyingNodes { node, _ in
      var copy = node
      change(&copy.style)
      return copy
    }
  }

  /// As large as the widget without its margins, in some directions.
  ///
  /// - Parameters:
  ///   - axes: the directions.
  ///   - alignment: where the view stands in that room.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }

  /// As large as a share of the widget without its margins, in some directions.
  ///
  /// - Parameters:
  ///   - axes: the directions.
  ///   - alignment: where the view stands in that room.
  ///   - length: gives the size for the widget's, in pixels.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifyingNodes { node, context in
      let size = context.environment.widgetSize
      return node.boxed {
        $0.content = .box(alignment)
        let frame = FrameNode(
          width: axes.contains(.horizontal) ? Double(length(size.width, .horizontal)) : nil,
          height: axes.contains(.vertical) ? Double(length(size.height, .vertical)) : nil)
        $0.style.frame = frame.usable
      }
    }
  }

  /// How many lines texts may have.
  ///
  /// - Parameters:
  ///   - limit: the number.
  ///   - reservesSpace: accepted; texts take the room that they need.
  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    lineLimit(limit)
  }

  /// How many lines texts may have.
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    lineLimit(limit.upperBound)
  }

  /// How many lines texts may have.
  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineLimit(limit.upperBound)
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

/// A proportion that can be drawn; nil for the content's own, as where the author gives none.
private func usableRatio(_ ratio: CGFloat) -> Double? {
  ratio >= 0.001 && ratio <= 1_000 ? Double(ratio) : nil
}

/// A view with an identity of its own.
struct IdentifiedView {
  let content: any View
  let id: NodeID
}

extension IdentifiedView: View {
  typealias Body = Never
  func _nodes(in context: _ViewContext) -> [ViewNode] {
    content._nodes(in: context.at(.id(id)))
  }
}
