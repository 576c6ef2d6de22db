/// How a node's rectangle is drawn. From the inside out: padding, background in a shape, border,
/// effects, opacity; whatever comes in another order gets a box of its own.
package struct NodeStyle: Sendable, Hashable {
  package var padding: EdgeInsets?
  package var frame: FrameNode?
  package var background: Paint?
  package var shape: ShapeKind?
  package var clips = false
  /// The background of the whole widget, whichever node says it.
  package var containerBackground: Paint?
  package var border: BorderNode?
  package var opacity: Double?
  package var effects: NodeEffects?
  /// Changes of what is drawn, effects included, in order.
  package var filters: [FilterNode] = []
  /// Where the middle of the node lies in all the room there is, in pixels from the top leading
  /// corner; wherever its surroundings put it when nil.
  package var position: PointNode?
  /// The proportion of the sides.
  package var aspect: AspectNode?
  /// The directions in which the node has its own size, however little room there is: a text is
  /// neither cut nor broken there.
  package var fixedSize: Axis.Set = []
  /// Who gets room first in a stack; 0 for all alike.
  package var layoutPriority = 0.0
  /// What lies higher among layers; those of one height lie in their order.
  package var zIndex = 0.0
  /// How many columns of a grid the node takes.
  package var columnSpan = 1
  /// Takes its room and shows nothing.
  package var isHidden = false
  /// Lets clicks through to what is under it.
  package var ignoresClicks = false
  /// Paler from a press on until the next timeline.
  package var isInvalidatable = false
  /// Light or dark, for this node and all inside it; the desktop's when nil.
  package var colorScheme: ColorScheme?
  /// How changes of the node and all inside it run; in 0.3 s when nil.
  package var animation: AnimationNode?
  /// How the node appears and goes; by fading when nil.
  package var transition: TransitionNode?
  /// How a text or symbol turns into another; by fading over when nil.
  package var contentTransition: ContentTransitionNode?
  package var symbolEffect: SymbolEffectNode?
  package var help: String?
  package var accessibilityLabel: String?
  package var accessibilityValue: String?
  package var accessibilityHint: String?
  package var isAccessibilityHidden = false
  /// A placeholder: the shape of the content without the content.
  package var isRedacted = false

  package init() {}

  /// Whether anything is drawn outside the padding.
  var hasOuterLook: Bool {
    frame != nil || background != nil || shape != nil || clips || opacity != nil
      || border != nil || effects != nil || aspect != nil || position != nil || !filters.isEmpty
  }
}

/// How large a node is to be, in pixels.
package struct FrameNode: Sendable, Hashable {
  package var width: Double?
  package var height: Double?
  package var minWidth: Double?
  package var minHeight: Double?
  package var maxWidth: Double?
  package var maxHeight: Double?
}

/// A geometric outline.
package enum ShapeKind: Sendable, Hashable {
  case rectangle
  case rounded(Double)
  case capsule
  case circle
}
