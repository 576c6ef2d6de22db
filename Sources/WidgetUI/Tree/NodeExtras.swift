/// The looks that few nodes have; `NodeStyle` gives them as if they were its own.
package struct NodeExtras: Sendable, Hashable {
  /// The background of the whole widget, whichever node says it.
  package var containerBackground: Paint?
  package var border: BorderNode?
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

  static let none = NodeExtras()

  /// Whether anything is drawn outside the padding.
  var hasOuterLook: Bool {
    border != nil || effects != nil || aspect != nil || position != nil || !filters.isEmpty
  }
}
