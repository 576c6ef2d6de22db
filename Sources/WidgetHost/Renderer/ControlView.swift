import Gtk
import WidgetModel

/// A control that performs an intent, once at a time: until what it changed is on screen, further
/// clicks on it do nothing.
@MainActor
class ControlView: NodeView {
  private(set) var isInFlight = false

  /// Performs an intent.
  ///
  /// - Returns: whether it was begun; false while an earlier one is under way.
  @discardableResult
  final func fire(_ reference: IntentReference) -> Bool {
    guard !isInFlight, let surface = context.surface else { return false }
    isInFlight = true
    let row = self.row
    row?.begin()
    MainLoop.task { [weak self] in
      do {
        try await surface.perform(reference)
        self?.finish(row, failure: nil, reference)
      } catch {
        self?.finish(row, failure: words(for: error), reference)
        if self == nil { surface.report(words(for: error), retry: nil) }
      }
    }
    return true
  }

  private func finish(_ row: RowView?, failure: String?, _ reference: IntentReference) {
    isInFlight = false
    row?.end()
    settle()
    let retry: @MainActor () -> Void = { [weak self] in self?.retry(reference) }
    if let failure {
      if let row {
        row.show(failure: failure, retry: retry)
      } else {
        context.surface?.report(failure, retry: retry)
      }
    } else {
      row?.clearFailure()
    }
  }

  /// Performs a failed intent again.
  func retry(_ reference: IntentReference) {
    fire(reference)
  }

  /// Shows the state that the timeline gives, after an intent has ended.
  func settle() {}
}

/// A button.
@MainActor
final class ButtonView: ControlView {
  private let button = Gtk.Button()
  private let content = Gtk.Box(.horizontal)
  private let list: ChildList

  init(_ node: ViewNode, context: RenderContext) {
    list = ChildList(.box(content))
    super.init(node, widget: button, context: context)
    button.child = content
    button.onClicked { [weak self] in self?.activate() }
  }

  override var children: [NodeView] { list.views }

  override func draw(from old: ViewNode?) {
    guard case .button(let look) = node.content else { return }
    if old?.content != node.content {
      button.hasFrame = look.appearance == .bordered || look.appearance == .borderedProminent
      button.setClass("plain", look.appearance == .plain)
      button.setClass("suggested-action", look.appearance == .borderedProminent)
      button.setClass("destructive", look.isDestructive)
      button.isSensitive = look.isEnabled
    }
    list.draw(from: old?.children ?? [], to: node.children, parent: self)
    let isSymbolOnly = node.children.allSatisfy {
      if case .symbol = $0.content { true } else { false }
    }
    button.setClass("symbol", isSymbolOnly)
    for child in list.views { child.align(to: .center, in: .horizontal) }
    if node.style.accessibilityLabel == nil, !node.plainText.isEmpty,
      old?.children != node.children
    {
      button.setAccessibleLabel(node.plainText)
    }
  }

  private func activate() {
    if let intent = node.actions.intent { fire(intent) }
    if let url = node.actions.url { context.surface?.open(url) }
  }

  override func grabFocus() -> Bool { button.isSensitive && button.grabFocus() }
}
