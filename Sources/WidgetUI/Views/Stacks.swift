// Contents are asked to be views where the containers are used as such, not by the containers'
// types: whoever makes such a type at run time would have to find each content's conformance among
// those of the whole program.

/// Views side by side. Mirrors `HStack`.
public struct HStack<Content> {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content
}

extension HStack where Content: View {
  /// - Parameters:
  ///   - alignment: where views stand that are less tall than the tallest.
  ///   - spacing: the gap between views in pixels; 8 when nil.
  ///   - content: the views.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension HStack: View where Content: View {
  /// Not made of other views.
  public typealias Body = Never
  /// One node that holds the content's.
  public func _nodes(in context: _ViewContext) -> [ViewNode] {
    let stack = StackNode(
      axis: .horizontal, alignment: Alignment(horizontal: .center, vertical: alignment),
      spacing: Double(place: spacing ?? 8))
    return [context.node(.stack(stack), children: content._nodes(in: context.inside(.horizontal)))]
  }
}

/// Views one below the other. Mirrors `VStack`.
public struct VStack<Content> {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content
}

extension VStack where Content: View {
  /// - Parameters:
  ///   - alignment: where views stand that are less wide than the widest.
  ///   - spacing: the gap between views in pixels; 8 when nil.
  ///   - content: the views.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension VStack: View where Content: View {
  /// Not made of other views.
  public typealias Body = Never
  /// One node that holds the content's.
  public func _nodes(in context: _ViewContext) -> [ViewNode] {
    let stack = StackNode(
      axis: .vertical, alignment: Alignment(horizontal: alignment, vertical: .center),
      spacing: Double(place: spacing ?? 8))
    return [context.node(.stack(stack), children: content._nodes(in: context.inside(.vertical)))]
  }
}

/// Views on top of each other. Mirrors `ZStack`.
public struct ZStack<Content> {
  let alignment: Alignment
  let content: Content
}

extension ZStack where Content: View {
  /// - Parameters:
  ///   - alignment: where views stand that are smaller than the largest.
  ///   - content: the views, the lowest first.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

extension ZStack: View where Content: View {
  /// Not made of other views.
  public typealias Body = Never
  /// One node that holds the content's.
  public func _nodes(in context: _ViewContext) -> [ViewNode] {
    let layers = LayersNode(alignment: alignment, sizing: nil)
    var children = content._nodes(in: context.inside(nil))
    if children.contains(where: { $0.style.zIndex != 0 }) {
      children = children.enumerated().sorted {
        ($0.element.style.zIndex, $0.offset) < ($1.element.style.zIndex, $1.offset)
      }.map(\.element)
    }
    return [context.node(.layers(layers), children: children)]
  }
}

/// The part that scrolls when the window may not grow further. Mirrors `ScrollView`.
public struct ScrollView<Content> {
  let axes: Axis.Set
  let content: Content
}

extension ScrollView where Content: View {
  /// - Parameters:
  ///   - axes: the directions in which it scrolls.
  ///   - showsIndicators: accepted; the desktop's theme decides.
  ///   - content: the views, one below the other.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }
}

extension ScrollView: View where Content: View {
  /// Not made of other views.
  public typealias Body = Never
  /// One node that holds the content's.
  public func _nodes(in context: _ViewContext) -> [ViewNode] {
    let inner = axes.contains(.vertical) ? Axis.vertical : .horizontal
    return [context.node(.scroll(axes), children: content._nodes(in: context.inside(inner)))]
  }
}
