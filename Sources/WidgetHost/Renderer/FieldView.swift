import Gtk
import WidgetModel

/// A field for one line of text: Enter performs its intent and clears it; a refusal is shown under
/// it, and the text stays.
@MainActor
final class FieldView: NodeView {
  private let box = Gtk.Box(.vertical, spacing: 4)
  private let entry = Gtk.Entry()
  private let slot: SymbolSlot
  private let reason = Gtk.Label()
  private var isBusy = false
  private var isCalledUp = false

  init(_ node: ViewNode, context: RenderContext) {
    slot = SymbolSlot(startOf: entry, symbols: context.symbols)
    super.init(node, widget: box, context: context)
    slot.show("plus", size: 16)
    reason.addClass("reason")
    reason.wraps = true
    reason.horizontalPosition = 0
    reason.isVisible = false
    reason.setAccessibleRole(.status)
    box.addClass("field")
    box.append(entry)
    box.append(reason)
    entry.onActivate { [weak self] in self?.commit() }
    entry.onChanged { [weak self] in self?.clearReason() }
    let keys = KeyController(phase: .capture)
    keys.onPressed { [weak self] key, _ in
      guard key == .escape else { return false }
      return self?.dismiss() ?? false
    }
    entry.addController(keys)
  }

  override var accessible: Gtk.Widget { entry }

  private var field: TextFieldNode? {
    if case .textField(let field) = node.content { field } else { nil }
  }

  override func draw(from old: ViewNode?) {
    guard let field, old?.content != node.content else { return }
    entry.placeholder = field.prompt
    entry.isSensitive = field.isEnabled
    if node.style.accessibilityLabel == nil { entry.setAccessibleLabel(field.prompt) }
    // A field that a person is typing in stays, also when it has become one that is called up.
    if field.control != nil, entry.containsFocus || !entry.text.isEmpty { isCalledUp = true }
    box.isVisible = field.control == nil || isCalledUp
  }

  /// Shows the field and gives it the focus.
  func callUp() {
    isCalledUp = true
    box.isVisible = true
    context.surface?.contentResized()
    entry.grabFocus()
  }

  /// Hides a field that was called up; false when it is one that is always there.
  private func dismiss() -> Bool {
    guard let field, field.control != nil else { return false }
    isCalledUp = false
    entry.text = ""
    clearReason()
    let hadFocus = entry.containsFocus
    box.isVisible = false
    context.surface?.contentResized()
    if hadFocus { context.controls.focusFirstRow?() }
    return true
  }

  private func commit() {
    guard !isBusy, let surface = context.surface, let intent = node.actions.intent,
      let parameter = node.actions.parameter
    else { return }
    isBusy = true
    let text = entry.text
    MainLoop.task { [weak self] in
      do {
        try await surface.perform(intent.setting(parameter, to: .string(text)))
        self?.finish(clearing: text)
      } catch {
        self?.show(reason: words(for: error))
        if self == nil { surface.report(words(for: error), retry: nil) }
      }
    }
  }

  /// Clears what was kept; what was typed meanwhile stays.
  private func finish(clearing text: String) {
    isBusy = false
    if entry.text == text { entry.text = "" }
  }

  private func show(reason message: String) {
    isBusy = false
    reason.text = message
    reason.isVisible = true
    entry.addClass("error")
    context.surface?.contentResized()
  }

  private func clearReason() {
    guard reason.isVisible else { return }
    reason.isVisible = false
    entry.removeClass("error")
    context.surface?.contentResized()
  }

  override func grabFocus() -> Bool { box.isVisible && entry.grabFocus() }
}
