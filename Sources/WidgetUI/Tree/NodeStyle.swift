/// How a node's rectangle is drawn. From the inside out: padding, background in a shape, border,
/// opacity; whatever comes in another order gets a box of its own.
package struct NodeStyle: Sendable, Hashable {
  package var padding: EdgeInsets?
  package var frame: FrameNode?
  package var background: Paint?
  package var shape: ShapeKind?
  package var clips = false
  /// The background of the whole widget, whichever node says it.
  package var containerBackground: Paint?
  package var opacity: Double?
  package var help: String?
  package var accessibilityLabel: String?
  package var isAccessibilityHidden = false
  /// A placeholder: the shape of the content without the content.
  package var isRedacted = false

  package init() {}

  /// Whether anything is drawn outside the padding.
  var hasOuterLook: Bool {
    frame != nil || background != nil || shape != nil || clips || opacity != nil
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
