/// How a node's finished drawing is changed, without a say in anybody's place: from the inside out,
/// scaling, turning, moving, blurring, shadow.
package struct NodeEffects: Sendable, Hashable {
  /// Around the anchor.
  package var scaleX = 1.0
  package var scaleY = 1.0
  /// Clockwise around the anchor, in degrees.
  package var degrees = 0.0
  /// What stays in its place, in shares of the node's rectangle.
  package var anchor = UnitPoint.center
  /// In pixels.
  package var offsetX = 0.0
  package var offsetY = 0.0
  /// The radius of a blur, in pixels; 0 for none.
  package var blur = 0.0
  package var shadow: ShadowNode?
}

/// A change of colours, as in CSS.
package enum FilterNode: Sendable, Hashable {
  /// From 0 (as it is) to 1 (white), below 0 darker.
  case brightness(Double)
  /// From 0 (gray) over 1 (as it is).
  case contrast(Double)
  /// From 0 (gray) over 1 (as it is).
  case saturation(Double)
  /// By so many degrees.
  case hue(Double)
  case invert
}

/// A place, in pixels.
package struct PointNode: Sendable, Hashable {
  package var x: Double
  package var y: Double
}

/// A shadow of what is drawn.
package struct ShadowNode: Sendable, Hashable {
  package var paint: Paint
  /// In pixels.
  package var radius: Double
  package var x: Double
  package var y: Double
}

/// A line along the inside of a node's edges.
package struct BorderNode: Sendable, Hashable {
  package var paint: Paint
  /// In pixels.
  package var width: Double
}

/// The proportion of a node's sides.
package struct AspectNode: Sendable, Hashable {
  /// Width by height; nil for that of the content.
  package var ratio: Double?
  /// Whether the content covers the room, cut where it is too large, rather than fits into it.
  package var fills: Bool
}

/// How long a change takes and how it runs.
package struct AnimationNode: Sendable, Hashable {
  /// Speed over time, as in CSS.
  package enum Curve: Sendable, Hashable {
    case linear
    case easeIn
    case easeOut
    case easeInOut
    /// Over the mark and back; how far, from 0 to 1.
    case spring(Double)
  }

  package var curve: Curve
  /// In seconds.
  package var duration: Double
  /// In seconds.
  package var delay = 0.0
}

/// How a node appears and goes.
package indirect enum TransitionNode: Sendable, Hashable {
  case identity
  case opacity
  case scale(Double)
  case move(Edge)
  case push(Edge)
  case offset(Double, Double)
  case combined(TransitionNode, TransitionNode)
  case asymmetric(insertion: TransitionNode, removal: TransitionNode)
}

extension TransitionNode {
  /// The same for who reads from right to left.
  var mirrored: TransitionNode {
    switch self {
    case .move(let edge): .move(edge.mirrored)
    case .push(let edge): .push(edge.mirrored)
    case .combined(let one, let other): .combined(one.mirrored, other.mirrored)
    case .asymmetric(let insertion, let removal):
      .asymmetric(insertion: insertion.mirrored, removal: removal.mirrored)
    case .identity, .opacity, .scale, .offset: self
    }
  }
}

extension Edge {
  fileprivate var mirrored: Edge {
    switch self {
    case .leading: .trailing
    case .trailing: .leading
    case .top, .bottom: self
    }
  }
}

/// How a text or symbol turns into another.
package enum ContentTransitionNode: Sendable, Hashable {
  /// At once.
  case identity
  /// By fading over.
  case opacity
  /// By moving letters and colours.
  case interpolate
  /// Digit by digit, upwards, or downwards where numbers fall.
  case numericText(countsDown: Bool)
  /// As the symbol's parts allow: replaced, or with the effect's name.
  case symbolEffect(String)
}

/// An effect on a symbol.
package struct SymbolEffectNode: Sendable, Hashable {
  /// `bounce`, `pulse`, `scale`, `variableColor`, `appear`, `disappear`, `wiggle`, `rotate`,
  /// `breathe`.
  package var name: String
  /// Runs once whenever this becomes another; nil for an effect that goes on.
  package var value: String?
}
