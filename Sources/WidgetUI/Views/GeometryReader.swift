/// Views that are made for the room there is. Mirrors `GeometryReader`.
///
/// The host reports the room that each reader got and evaluates again when it is another than the
/// one before, at most twice for one picture.
public struct GeometryReader<Content: View> {
  let content: (GeometryProxy) -> Content

  /// - Parameter content: the views for a size.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
}

/// The room of a geometry reader. Mirrors `GeometryProxy`.
public struct GeometryProxy: Sendable {
  /// How large it is, in pixels.
  public let size: CGSize
  /// None: a widget's window has no edges to keep clear of.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// The room as a rectangle; every space of coordinates begins at its corner.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    CGRect(origin: .zero, size: size)
  }
}

/// Where coordinates begin. Mirrors `CoordinateSpace`.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
  // Sendable because a name is a value that is only compared.
  case global
  case local
  case named(AnyHashable)
}

extension GeometryReader: View {
  /// Not made of other views.
  public typealias Body = Never

  /// One node that holds the content's, on top of each other from the top leading corner.
  public func _nodes(in context: _ViewContext) -> [ViewNode] {
    let place = context.place
    let size = context.environment.geometry[place] ?? context.environment.widgetSize
    let geometry = GeometryNode(
      place: place, width: Double(size.width), height: Double(size.height))
    return [
      context.node(
        .geometry(geometry),
        children: content(GeometryProxy(size: size))._nodes(in: context.inside(nil)))
    ]
  }
}

/// The first of several views that fits. Mirrors `ViewThatFits`.
public struct ViewThatFits<Content: View> {
  let axes: Axis.Set
  let content: Content

  /// - Parameters:
  ///   - axes: the directions in which it has to fit.
  ///   - content: the views, the best first.
  public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }
}

extension ViewThatFits: View {
  /// Not made of other views.
  public typealias Body = Never
  /// One node that holds all of them.
  public func _nodes(in context: _ViewContext) -> [ViewNode] {
    [context.node(.fitting(axes), children: content._nodes(in: context.inside(nil)))]
  }
}
