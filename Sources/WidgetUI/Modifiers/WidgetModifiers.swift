extension View {
  /// Whether the view is out of date from a press on until the timeline that follows it: the host
  /// draws it paler meanwhile.
  nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> some View {
    modifyingNodes { node, _ in
      var copy = node
      copy.style.isInvalidatable = invalidatable
      return copy
    }
  }

  /// Whether the view is hidden while the session is locked.
  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
    modifyingEnvironment { $0.isPrivacySensitive = sensitive }
  }

  /// Accepted: the desktop draws widgets in full colour.
  nonisolated public func widgetAccentable(_ accentable: Bool = true) -> some View { self }

  /// Accepted: the desktop draws widgets in full colour.
  nonisolated public func widgetAccentedRenderingMode(
    _ mode: WidgetAccentedRenderingMode?
  ) -> some View { self }

  /// The part of the view that takes clicks: a control's whole rectangle does already.
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    self
  }

  /// Whether the view takes clicks.
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifyingNodes { node, _ in
      var copy = node
      copy.style.ignoresClicks = copy.style.ignoresClicks || !enabled
      return copy
    }
  }
}

extension View {
  /// The background of the whole widget.
  ///
  /// - Parameters:
  ///   - container: the whole widget.
  ///   - alignment: where the views stand.
  ///   - content: the views, the lowest first.
  nonisolated public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    ContainerBackgroundView(content: self, background: content(), alignment: alignment)
  }
}

/// A view with views behind the whole widget.
struct ContainerBackgroundView {
  let content: any View
  let background: any View
  let alignment: Alignment
}

extension ContainerBackgroundView: View {
  typealias Body = Never

  func _nodes(in context: _ViewContext) -> [ViewNode] {
    let nodes = content._nodes(in: context)
    let drawing = background._nodes(in: context.inside(nil))
    // A plain area of one paint needs no nodes.
    let paint = drawing.count == 1 ? drawing[0].plainFill : nil
    return nodes.map { node in
      var copy = node
      if let paint {
        copy.style.containerBackground = paint
      } else if !drawing.isEmpty {
        let layers = LayersNode(alignment: alignment)
        copy.containerBackground = [
          ViewNode(identity: NodeIdentity([]), content: .layers(layers), children: drawing)
        ]
      }
      return copy
    }
  }
}

extension ViewNode {
  /// The paint of a rectangle that is nothing but painted.
  fileprivate var plainFill: Paint? {
    guard case .shape(let shape) = content, shape.shape == .rectangle, shape.stroke == nil,
      style == NodeStyle()
    else { return nil }
    return shape.fill
  }
}

/// How an image is drawn where widgets have the colours of a theme. Mirrors
/// `WidgetAccentedRenderingMode`; the desktop draws widgets in full colour.
public enum WidgetAccentedRenderingMode: Sendable, Hashable {
  case accented, accentedDesaturated, desaturated, fullColor
}
