/// What a background is for. Mirrors `ContainerBackgroundPlacement`.
public struct ContainerBackgroundPlacement: Sendable {
  /// The whole widget.
  public static let widget = ContainerBackgroundPlacement()
}

extension View {
  /// The background of the whole widget.
  ///
  /// - Parameters:
  ///   - style: what with.
  ///   - container: the whole widget.
  nonisolated public func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View {
    modifyingNodes { node, context in
      var copy = node
      copy.style.containerBackground = style.value.paint(in: context.environment)
      return copy
    }
  }
}
