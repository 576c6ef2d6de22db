/// How long a change takes and how it runs. Mirrors `Animation`.
///
/// The desktop animates every change of a widget's content in 0.3 s, and nothing under its setting
/// for reduced motion; an animation of one's own changes how long and how.
public struct Animation: Sendable, Hashable {
  var node: AnimationNode

  private init(_ curve: AnimationNode.Curve, _ duration: TimeInterval) {
    node = AnimationNode(curve: curve, duration: usableTime(duration))
  }

  /// The desktop's own.
  public static let `default` = Animation(.easeInOut, 0.3)
  /// At one speed.
  public static let linear = Animation(.linear, 0.3)
  /// Faster and faster.
  public static let easeIn = Animation(.easeIn, 0.3)
  /// Slower and slower.
  public static let easeOut = Animation(.easeOut, 0.3)
  /// Slow at both ends.
  public static let easeInOut = Animation(.easeInOut, 0.3)
  /// Over the mark and back, a little.
  public static let spring = Animation(.spring(0.15), 0.5)
  /// Without going over the mark.
  public static let smooth = Animation(.spring(0), 0.5)
  /// Over the mark and back, hardly.
  public static let snappy = Animation(.spring(0.15), 0.35)
  /// Over the mark and back.
  public static let bouncy = Animation(.spring(0.3), 0.5)
  /// As a thing that is moved by hand.
  public static let interactiveSpring = Animation(.spring(0.14), 0.15)

  /// At one speed.
  public static func linear(duration: TimeInterval) -> Animation { Animation(.linear, duration) }
  /// Faster and faster.
  public static func easeIn(duration: TimeInterval) -> Animation { Animation(.easeIn, duration) }
  /// Slower and slower.
  public static func easeOut(duration: TimeInterval) -> Animation { Animation(.easeOut, duration) }
  /// Slow at both ends.
  public static func easeInOut(duration: TimeInterval) -> Animation {
    Animation(.easeInOut, duration)
  }
  /// Over the mark and back.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation { Animation(.spring(bounce), duration) }
  /// Over the mark and back: the less damping, the further.
  public static func spring(
    response: Double, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation { Animation(.spring(max(0, 1 - dampingFraction)), response) }
  /// As a thing that is moved by hand.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation { Animation(.spring(max(0, 1 - dampingFraction)), response) }
  /// Without going over the mark.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    Animation(.spring(extraBounce), duration)
  }
  /// Over the mark and back, hardly.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    Animation(.spring(0.15 + extraBounce), duration)
  }
  /// Over the mark and back.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    Animation(.spring(0.3 + extraBounce), duration)
  }

  /// The animation, begun later.
  public func delay(_ delay: TimeInterval) -> Animation {
    var copy = self
    copy.node.delay = usableTime(copy.node.delay + delay)
    return copy
  }

  /// The animation, faster or slower.
  public func speed(_ speed: Double) -> Animation {
    guard speed > 0 else { return self }
    var copy = self
    copy.node.duration = usableTime(copy.node.duration / speed)
    return copy
  }

  /// The animation once: a widget at rest does not move.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
  /// The animation once: a widget at rest does not move.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }
}

/// A time in seconds that something can take.
private func usableTime(_ seconds: Double) -> Double {
  seconds.isFinite ? min(max(seconds, 0), 3_600) : 0
}

/// Calls the closure: what changes in a widget is animated by its views.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// How a view appears and goes. Mirrors `AnyTransition`.
public struct AnyTransition: Sendable {
  let node: TransitionNode

  /// At once.
  public static let identity = AnyTransition(node: .identity)
  /// By fading.
  public static let opacity = AnyTransition(node: .opacity)
  /// From and to nothing.
  public static let scale = AnyTransition(node: .scale(0))
  /// From the leading side, away to the trailing one.
  public static let slide = AnyTransition(
    node: .asymmetric(insertion: .move(.leading), removal: .move(.trailing)))

  /// From and to a size.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(node: .scale(Double(size: scale)))
  }
  /// From and to an edge.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(node: .move(edge)) }
  /// From an edge, away to the other one.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition(node: .push(edge)) }
  /// From and to a distance, in pixels.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    AnyTransition(node: .offset(Double(place: x), Double(place: y)))
  }
  /// One way in, another out.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    AnyTransition(node: .asymmetric(insertion: insertion.node, removal: removal.node))
  }
  /// Both at once.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(node: .combined(node, other.node))
  }
  /// The transition; how long it takes is the desktop's.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// How a text or symbol turns into another. Mirrors `ContentTransition`.
public struct ContentTransition: Sendable, Hashable {
  let node: ContentTransitionNode

  /// At once.
  public static let identity = ContentTransition(node: .identity)
  /// By fading over.
  public static let opacity = ContentTransition(node: .opacity)
  /// By moving letters and colours.
  public static let interpolate = ContentTransition(node: .interpolate)
  /// As the symbol's parts allow.
  public static let symbolEffect = ContentTransition(node: .symbolEffect("automatic"))

  /// Digit by digit.
  ///
  /// - Parameter countsDown: whether numbers fall.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(node: .numericText(countsDown: countsDown))
  }
  /// Digit by digit; the direction is that of most changes, upwards.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(node: .numericText(countsDown: false))
  }
  /// With a symbol's effect.
  public static func symbolEffect<T: ContentTransitionSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    ContentTransition(node: .symbolEffect(effect._name))
  }
}

extension View {
  /// How changes inside the view run when a value becomes another.
  nonisolated public func animation<V: Equatable>(
    _ animation: Animation?, value: V
  ) -> some View {
    animating(animation)
  }

  /// How changes inside the view run.
  nonisolated public func animation(_ animation: Animation?) -> some View {
    animating(animation)
  }

  nonisolated private func animating(_ animation: Animation?) -> some View {
    modifyingNodes { node, _ in
      var copy = node
      copy.style.animation =
        copy.style.animation ?? animation?.node ?? AnimationNode(curve: .linear, duration: 0)
      return copy
    }
  }

  /// How the view appears and goes.
  nonisolated public func transition(_ transition: AnyTransition) -> some View {
    modifyingNodes { node, context in
      var copy = node
      let edges = transition.node
      let isReversed = context.environment.layoutDirection == .rightToLeft
      copy.style.transition = copy.style.transition ?? (isReversed ? edges.mirrored : edges)
      return copy
    }
  }

  /// How texts and symbols turn into others.
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
    modifyingEnvironment { $0.contentTransition = transition.node }
  }
}
