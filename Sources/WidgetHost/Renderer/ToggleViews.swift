import Gtk
import WidgetModel

/// A control that is on or off: it flips at once, and the next timeline confirms it or puts it
/// back.
@MainActor
class ToggleView: ControlView {
  /// The label's drawing.
  final let content: StackStage
  private var isSettingFromCode = false
  private let fence = MultiClickFence()
  /// Until when the look for the last flip is still fading in.
  private var fadeEnd: ContinuousClock.Instant?

  /// How long a mark fades in the style sheet.
  private static let fade = Duration.milliseconds(300)

  init(_ node: ViewNode, outer: Gtk.Widget, context: RenderContext) {
    content = StackStage(.horizontal, context: context)
    super.init(node, widget: outer, context: context)
    content.pane.expandsHorizontally = true
    fence.watch(outer)
  }

  override final var stage: Stage? { content }

  /// Whether the control shows "on"; set by the kinds of toggles.
  var isShownOn: Bool {
    get { false }
    set {}
  }

  private var isOn: Bool {
    if case .toggle(let toggle) = node.content { toggle.isOn } else { false }
  }

  override final func draw(from old: ViewNode?) {
    guard case .toggle(let toggle) = node.content else { return }
    content.list.draw(from: old?.children, to: node.children, parent: self)
    for child in content.list.views { child.align(to: .leading, in: .horizontal) }
    // A label that does not grow stands at the beginning.
    let grows = node.children.contains { $0.expands(.horizontal) }
    content.pane.horizontalAlign = grows ? .fill : .start
    if old?.content != node.content {
      accessible.isSensitive = toggle.isEnabled
      setTint(toggle.tint)
    }
    if !isInFlight { settle() }
    if node.style.accessibilityLabel == nil, old?.children != node.children {
      accessible.setAccessibleLabel(node.plainText)
    }
  }

  override final func settle() {
    guard isShownOn != isOn else { return }
    isSettingFromCode = true
    isShownOn = isOn
    isSettingFromCode = false
  }

  /// Called by the kinds of toggles when the person has flipped the control.
  final func flipped() {
    leaveOutOvertakenFade()
    guard !isSettingFromCode else { return }
    guard fence.passes(), let intent = node.actions.intent, fire(intent) else {
      // A double click, or under way already: the flip that the click has made is taken back.
      isSettingFromCode = true
      isShownOn = !isShownOn
      isSettingFromCode = false
      return
    }
  }

  /// GTK begins a fade with what is seen, an unfinished fade among it: of flips that follow each
  /// other faster than that, each would be drawn from all pictures before.
  private func leaveOutOvertakenFade() {
    let now = ContinuousClock.now
    if let fadeEnd, now < fadeEnd {
      accessible.addClass("hasty")
    } else {
      accessible.removeClass("hasty")
    }
    fadeEnd = now + Self.fade
  }

  override final func press() {
    isShownOn.toggle()
  }

  override func retry(_ reference: IntentReference) {
    guard !isInFlight else { return }
    isSettingFromCode = true
    isShownOn = !isOn
    isSettingFromCode = false
    fire(reference)
  }

  override final func grabFocus() -> Bool { accessible.isSensitive && accessible.grabFocus() }
}

/// A check button whose child is the label: a click anywhere in it toggles.
@MainActor
final class CheckView: ToggleView {
  private let check = Gtk.CheckButton()

  init(_ node: ViewNode, context: RenderContext) {
    super.init(node, outer: check, context: context)
    check.child = content.pane
    check.onToggled { [weak self] in self?.flipped() }
  }

  override var showsProgressItself: Bool { true }

  override var isShownOn: Bool {
    get { check.isActive }
    set { check.isActive = newValue }
  }
}

/// A switch beside its label: a click anywhere in both toggles.
@MainActor
final class SwitchView: ToggleView {
  private let box = Gtk.Box(.horizontal, spacing: 8)
  private let control = Gtk.Switch()

  init(_ node: ViewNode, context: RenderContext) {
    super.init(node, outer: box, context: context)
    control.verticalAlign = .center
    box.append(content.pane)
    box.append(control)
    control.onToggled { [weak self] in self?.flipped() }
    // The switch deals with its own clicks, so this sees only those on the label.
    let click = ClickGesture(button: .primary, phase: .bubble)
    click.onReleased { [weak self] _, _, _ in
      guard let self, control.isSensitive else { return }
      control.isActive.toggle()
    }
    box.addController(click)
  }

  override var accessible: Gtk.Widget { control }

  override var isShownOn: Bool {
    get { control.isActive }
    set { control.isActive = newValue }
  }
}

/// A button that stays down.
@MainActor
final class ToggleButtonView: ToggleView {
  private let button = Gtk.ToggleButton()

  init(_ node: ViewNode, context: RenderContext) {
    super.init(node, outer: button, context: context)
    button.child = content.pane
    button.onToggled { [weak self] in self?.flipped() }
  }

  override var isShownOn: Bool {
    get { button.isActive }
    set { button.isActive = newValue }
  }
}
