import Gtk
import WidgetModel

/// A button.
@MainActor
final class ButtonView: ControlView {
  private let button = Gtk.Button()
  private let content: StackStage
  private var shown: [ViewNode]?
  private var isPressed = false
  private var followsPress = false
  private let fence = MultiClickFence()

  init(_ node: ViewNode, context: RenderContext) {
    content = StackStage(.horizontal, context: context)
    super.init(node, widget: button, context: context)
    button.child = content.pane
    // The role is settled before the button is shown; GTK refuses it later.
    if node.actions.flipsToggle { button.setAccessibleRole(.checkBox) }
    fence.watch(button)
    button.onClicked { [weak self] in self?.clicked() }
  }

  override var stage: Stage? { content }

  override func canDraw(_ new: ViewNode) -> Bool {
    super.canDraw(new) && new.actions.flipsToggle == node.actions.flipsToggle
  }

  override func draw(from old: ViewNode?) {
    guard case .button(let look) = node.content else { return }
    if old?.content != node.content {
      button.hasFrame = look.appearance == .bordered || look.appearance == .borderedProminent
      button.setClass("plain", look.appearance == .plain)
      button.setClass("suggested-action", look.appearance == .borderedProminent)
      button.setClass("destructive", look.isDestructive)
      button.isSensitive = look.isEnabled
      setTint(look.appearance == .borderedProminent ? look.tint : nil)
      refreshClasses()
    }
    followPress()
    showChildren()
    if let toggle { button.setAccessibleChecked(toggle.isShownOn) }
    if node.style.accessibilityLabel == nil, old?.children != node.children {
      // Without words the button is called what it does; a name that was given before goes with the
      // words that gave it.
      let words = node.spokenText
      let title = node.actions.intent.map { String(localized: $0.type.title) }
      if let name = words.isEmpty ? title : words {
        button.setAccessibleLabel(name)
      } else if old != nil {
        button.setAccessibleLabel("")
      }
    }
  }

  /// The accent is the colour of the words, where the button has no other ground than the widget's.
  override var contentDeclarations: String {
    guard case .button(let look) = node.content else { return "" }
    var declarations = (look.border?.declaration ?? "") + look.size.declarations
    if let tint = look.tint, look.appearance == .automatic || look.appearance == .bordered {
      declarations += "color: \(tint.css(in: scheme));"
    }
    return declarations
  }

  private func showChildren() {
    let new = isPressed && !node.alternatives.isEmpty ? node.alternatives : node.children
    content.list.draw(from: shown, to: new, parent: self)
    shown = new
    let isSymbolOnly = new.allSatisfy { if case .symbol = $0.content { true } else { false } }
    button.setClass("symbol", isSymbolOnly)
    for child in content.list.views { child.align(to: .center, in: .horizontal) }
  }

  /// Shows the drawing for a held button while it is held.
  private func followPress() {
    guard !followsPress, !node.alternatives.isEmpty else { return }
    followsPress = true
    button.onStateChanged { [weak self] in
      guard let self, button.isPressed != isPressed else { return }
      isPressed = button.isPressed
      showChildren()
      context.styles.flush()
    }
  }

  /// The toggle that a press flips.
  private var toggle: CustomToggleView? {
    guard node.actions.flipsToggle else { return nil }
    var next = parent
    while let view = next {
      if let toggle = view as? CustomToggleView { return toggle }
      next = view.parent
    }
    return nil
  }

  private func clicked() {
    if fence.passes() { press() }
  }

  override func press() {
    if let intent = node.actions.intent {
      if let toggle {
        toggle.flip(intent)
      } else {
        fire(intent)
      }
    }
    if let url = node.actions.url { context.surface?.open(url) }
  }

  override func grabFocus() -> Bool { button.isSensitive && button.grabFocus() }
}

extension ControlSize {
  /// The room around a button's label as CSS; the theme's for the regular size.
  fileprivate var declarations: String {
    switch self {
    case .mini: "padding: 1px 6px;min-height: 16px;font-size: .86em;"
    case .small: "padding: 2px 8px;min-height: 20px;font-size: .92em;"
    case .regular: ""
    case .large: "padding: 8px 16px;min-height: 28px;"
    case .extraLarge: "padding: 10px 20px;min-height: 34px;"
    }
  }
}
