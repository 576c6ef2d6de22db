import Gtk
import WidgetModel

/// A field for one line of text: Enter performs its intent and clears it; a refusal is shown under
/// it, and the text stays.
@MainActor
final class FieldView: NodeView {
  private let box = Gtk.Box(.vertical, spacing: 4)
  /// Nil until it is first shown: for GTK an entry is as much work as several rows.
  private var shownEntry: Gtk.Entry?
  private var slot: SymbolSlot?
  private let reason = Gtk.Label()
  /// What was entered and is not performed yet; the first is on its way.
  private var waiting: [(text: String, intent: IntentReference)] = []
  private var isCalledUp = false

  init(_ node: ViewNode, context: RenderContext) {
    super.init(node, widget: box, context: context)
    reason.addClass("reason")
    reason.wraps = true
    reason.horizontalPosition = 0
    reason.isVisible = false
    reason.setAccessibleRole(.status)
    box.addClass("field")
    box.append(reason)
  }

  private var entry: Gtk.Entry { shownEntry ?? makeEntry() }

  private func makeEntry() -> Gtk.Entry {
    let entry = Gtk.Entry()
    shownEntry = entry
    box.insert(entry, after: nil)
    let slot = SymbolSlot(startOf: entry, symbols: context.symbols)
    slot.show("plus", size: 16)
    self.slot = slot
    entry.onActivate { [weak self] in self?.commit() }
    entry.onChanged { [weak self] in self?.clearReason() }
    entry.onPasteRefused { [weak self] in self?.show(reason: Self.notPasted) }
    let keys = KeyController(phase: .capture)
    keys.onPressed { [weak self] key, _ in
      guard key == .escape else { return false }
      return self?.dismiss() ?? false
    }
    entry.addController(keys)
    drawEntry()
    describe()
    return entry
  }

  private func drawEntry() {
    guard let field, let shownEntry else { return }
    shownEntry.placeholder = field.prompt
    shownEntry.isSensitive = field.isEnabled
    if node.style.accessibilityLabel == nil { shownEntry.setAccessibleLabel(field.prompt) }
  }

  override var accessible: Gtk.Widget { shownEntry ?? box }

  private var field: TextFieldNode? {
    if case .textField(let field) = node.content { field } else { nil }
  }

  override func draw(from old: ViewNode?) {
    guard let field, old?.content != node.content else { return }
    drawEntry()
    // A field that a person is typing in stays, also when it has become one that is called up.
    if field.control != nil, let entry = shownEntry, entry.containsFocus || !entry.text.isEmpty {
      isCalledUp = true
    }
    let isShown = field.control == nil || isCalledUp
    if isShown { _ = entry }
    box.isVisible = isShown
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
    guard let intent = node.actions.intent, let parameter = node.actions.parameter else { return }
    guard !entry.isFull else { return show(reason: Self.tooLong) }
    let text = entry.text
    waiting.append((text, intent.setting(parameter, to: .string(text))))
    // At once, so that the next text can be written while this one is on its way.
    entry.text = ""
    if waiting.count == 1 { performNext() }
  }

  /// Performs what was entered, one after the other, also when the field is gone meanwhile.
  private func performNext() {
    guard let (text, reference) = waiting.first, let surface = context.surface else { return }
    MainLoop.task {
      do {
        try await surface.perform(reference)
      } catch {
        self.takeBack(text, reason: words(for: error))
      }
      self.waiting.removeFirst()
      self.performNext()
    }
  }

  /// Puts a refused text back, before what was written since.
  private func takeBack(_ text: String, reason message: String) {
    guard widget.isRooted else {
      context.surface?.report(message, retry: nil)
      return
    }
    let isBlank = text.allSatisfy(\.isWhitespace)
    if !isBlank || entry.text.isEmpty {
      entry.text = text + entry.text
      entry.moveCursorToEnd()
    }
    if !box.isVisible { callUp() }
    show(reason: message)
  }

  /// Said of a text that the field may hold only in part.
  static var tooLong: String {
    String(localized: "This is more than a field can hold, so nothing was saved; shorten the text")
  }

  /// Said of a text with a NUL in the clipboard.
  static var notPasted: String {
    String(localized: "The text holds a NUL character, which a field cannot, so it was not pasted")
  }

  private func show(reason message: String) {
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
