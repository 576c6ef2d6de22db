extension View {
  /// The view, brighter.
  ///
  /// - Parameter amount: 0 as it is, 1 white.
  nonisolated public func brightness(_ amount: Double) -> some View {
    filter(.brightness(Double(place: amount)))
  }

  /// The view, with more contrast.
  ///
  /// - Parameter amount: 1 as it is, 0 gray.
  nonisolated public func contrast(_ amount: Double) -> some View {
    filter(.contrast(Double(place: amount)))
  }

  /// The view, with stronger colours.
  ///
  /// - Parameter amount: 1 as it is, 0 gray.
  nonisolated public func saturation(_ amount: Double) -> some View {
    filter(.saturation(Double(place: amount)))
  }

  /// The view, in gray.
  ///
  /// - Parameter amount: 0 as it is, 1 gray.
  nonisolated public func grayscale(_ amount: Double) -> some View {
    filter(.saturation(Double(place: 1 - amount)))
  }

  /// The view, with its hues turned around the circle of colours.
  nonisolated public func hueRotation(_ angle: Angle) -> some View {
    filter(.hue(Double(place: angle.degrees)))
  }

  /// The view, with each colour turned into its opposite.
  nonisolated public func colorInvert() -> some View {
    filter(.invert)
  }

  nonisolated private func filter(_ filter: FilterNode) -> some View {
    modifyingNodes { node, _ in
      var copy = node
      copy.style.filters.append(filter)
      return copy
    }
  }
}
