import Gtk
import WidgetModel

/// An element of a `ForEach`: the place where its failures are shown and its text is edited.
@MainActor
final class RowView: NodeView {
  private let box = Gtk.Box(.vertical)
  private var content: NodeView?
  private var editor: InlineEditor?
  private var failure: FailureBar?
  private var flights = 0
  private var spinnerTimer: LoopSource?

  init(_ node: ViewNode, context: RenderContext) {
    // The looks and the menu are those of the content; the row around it has none of its own.
    super.init(node, widget: box, context: context)
    box.addClass("row-holder")
  }

  override var children: [NodeView] { content.map { [$0] } ?? [] }
  override var hasOwnLook: Bool { false }
  override func canDraw(_ new: ViewNode) -> Bool { content?.canDraw(new) ?? true }

  override func start() {
    let view = NodeView.make(node, parent: self, context: context)
    content = view
    box.append(view.widget)
    takeRoom()
    follow(view)
  }

  override func draw(from old: ViewNode?) {
    guard let content else { return }
    content.update(to: node)
    follow(content)
  }

  private func follow(_ view: NodeView) {
    view.align(to: .center, in: .vertical)
    view.widget.horizontalAlign = .fill
  }

  // MARK: Under way

  /// A control of the row has begun an intent.
  func begin() {
    flights += 1
    guard flights == 1 else { return }
    spinnerTimer = MainLoop.after(milliseconds: RenderContext.patience) { [weak self] in
      self?.box.addClass("pending")
    }
  }

  /// It has ended.
  func end() {
    flights -= 1
    guard flights == 0 else { return }
    spinnerTimer?.cancel()
    spinnerTimer = nil
    box.removeClass("pending")
  }

  // MARK: Failures

  /// Says on the row why something was not done, and offers to try again.
  func show(failure message: String, retry: @escaping @MainActor () -> Void) {
    clearFailure()
    let bar = FailureBar(
      message: message,
      retry: { [weak self] in
        self?.clearFailure()
        retry()
      })
    failure = bar
    box.addClass("failed")
    box.append(bar.widget)
    context.surface?.contentResized()
  }

  /// Takes the failure away.
  func clearFailure() {
    guard let failure else { return }
    box.removeClass("failed")
    box.remove(failure.widget)
    self.failure = nil
    context.surface?.contentResized()
  }

  // MARK: Editing

  /// Puts a field in the place of the row, for its editable text; false when it has none.
  @discardableResult
  func edit() -> Bool {
    guard editor == nil, let content else { return false }
    for view in content.all {
      guard case .text(let text) = view.node.content, text.isEditable,
        let intent = view.node.actions.intent, let parameter = view.node.actions.parameter
      else { continue }
      begin(
        InlineEditor(text: text.string, label: String(localized: "Title")), intent, parameter)
      return true
    }
    return false
  }

  private func begin(_ editor: InlineEditor, _ intent: IntentReference, _ parameter: String) {
    self.editor = editor
    content?.widget.isVisible = false
    box.insert(editor.widget, after: content?.widget)
    editor.onCommit = { [weak self] text in
      self?.commit(intent.setting(parameter, to: .string(text)))
    }
    editor.onCancel = { [weak self] in self?.endEditing() }
    context.surface?.contentResized()
    editor.focus()
  }

  private func commit(_ reference: IntentReference) {
    guard let surface = context.surface, let editor, !editor.isBusy else { return }
    editor.isBusy = true
    MainLoop.task { [weak self, weak editor] in
      do {
        try await surface.perform(reference)
        self?.endEditing()
      } catch {
        editor?.isBusy = false
        // The row may be gone meanwhile, or its text be no longer edited.
        guard let editor, editor.widget.isRooted else {
          return surface.report(words(for: error), retry: nil)
        }
        editor.show(failure: words(for: error))
        surface.contentResized()
      }
    }
  }

  private func endEditing() {
    guard let editor else { return }
    let hadFocus = editor.widget.containsFocus
    self.editor = nil
    content?.widget.isVisible = true
    if hadFocus { content?.grabFocus() }
    box.remove(editor.widget)
    context.surface?.contentResized()
  }

  /// Whether the row's text is being edited.
  var isEditing: Bool { editor != nil }

  override func grabFocus() -> Bool {
    if let editor {
      editor.focus()
      return true
    }
    return content?.grabFocus() ?? false
  }
}
