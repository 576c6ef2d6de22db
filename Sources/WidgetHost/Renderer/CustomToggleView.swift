import Gtk
import WidgetModel

/// A toggle that its author draws: the buttons inside flip it, and it shows its other drawing at
/// once.
@MainActor
final class CustomToggleView: ControlView {
  private let content: StackStage
  private var shown: [ViewNode]?
  private var isFlipped = false

  init(_ node: ViewNode, context: RenderContext) {
    content = StackStage(.horizontal, context: context)
    super.init(node, widget: content.pane, context: context)
  }

  override var stage: Stage? { content }

  /// Whether what is drawn is the drawing for "on".
  var isShownOn: Bool {
    guard case .toggle(let toggle) = node.content else { return false }
    return toggle.isOn != isFlipped
  }

  override func draw(from old: ViewNode?) {
    if let old, old.isOn != node.isOn {
      // The timeline has come while the intent is still said to be under way.
      isFlipped = false
    }
    showChildren()
  }

  private func showChildren() {
    let new = isFlipped && !node.alternatives.isEmpty ? node.alternatives : node.children
    content.list.draw(from: shown, to: new, parent: self)
    shown = new
    for child in content.list.views { child.align(to: .center, in: .horizontal) }
    for case let button as ButtonView in all where button.node.actions.flipsToggle {
      button.widget.setAccessibleChecked(isShownOn)
    }
    context.styles.flush()
  }

  /// A button inside was pressed.
  func flip(_ intent: IntentReference) {
    guard fire(intent) else { return }
    isFlipped = true
    showChildren()
  }

  override func press() {
    if let intent = node.actions.intent { flip(intent) }
  }

  override func settle() {
    guard isFlipped else { return }
    isFlipped = false
    showChildren()
  }

  override func retry(_ reference: IntentReference) {
    flip(reference)
  }
}

extension ViewNode {
  fileprivate var isOn: Bool {
    if case .toggle(let toggle) = content { toggle.isOn } else { false }
  }
}
