/// How a node's rectangle is drawn. From the inside out: padding, background in a shape, border,
/// effects, opacity; whatever comes in another order gets a box of its own.
package struct NodeStyle: Sendable, Hashable {
  /// Leading is left and trailing right, in whatever direction the person reads.
  package var padding: EdgeInsets?
  package var frame: FrameNode?
  package var background: Paint?
  package var shape: ShapeKind?
  package var clips = false
  package var opacity: Double?
  package var isAccessibilityHidden = false
  /// A placeholder: the shape of the content without the content.
  package var isRedacted = false
  /// Nil when there are none, so that equal styles are stored alike.
  var extras: Boxed<NodeExtras>?

  package init() {}

  /// Whether anything is drawn outside the padding.
  var hasOuterLook: Bool {
    frame != nil || background != nil || shape != nil || clips || opacity != nil
      || extras?.value.hasOuterLook == true
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
