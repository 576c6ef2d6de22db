import Gtk
import WidgetModel

/// What a widget says under its picture: what was just done, with Undo, and what went wrong.
@MainActor
final class NoticeBar {
  /// How long an undo is offered, in seconds.
  static let undoTime: UInt32 = 6

  let widget = Gtk.Box(.vertical, spacing: 6)
  private var undoBar: Gtk.Box?
  private var undoTimer: LoopSource?
  private var failures: [String: (message: String, bar: FailureBar)] = [:]
  /// Called after the bar has become taller or shorter.
  var onResize: (@MainActor () -> Void)?

  init() {
    widget.isVisible = false
    widget.addClass("notices")
  }

  // MARK: Undo

  /// Shows what was done for six seconds, and what takes it back.
  ///
  /// - Parameters:
  ///   - text: what was done.
  ///   - undo: takes it back; nil without a way back.
  func show(_ text: String, undo: (@MainActor () -> Void)?) {
    hideUndo()
    let bar = Gtk.Box(.horizontal, spacing: 8)
    bar.addClass("undo")
    let label = Gtk.Label(text)
    label.ellipsize = .end
    label.isSingleLine = true
    label.horizontalPosition = 0
    label.expandsHorizontally = true
    label.tooltip = text
    label.setAccessibleRole(.status)
    bar.append(label)
    if let undo {
      let button = Gtk.Button(label: String(localized: "Undo"))
      button.addClass("flat")
      button.onClicked(undo)
      bar.append(button)
    }
    undoBar = bar
    widget.append(bar)
    undoTimer = MainLoop.after(seconds: Self.undoTime) { [weak self] in self?.hideUndo() }
    update()
  }

  /// Takes the offer back.
  func hideUndo() {
    undoTimer?.cancel()
    undoTimer = nil
    guard let undoBar else { return }
    self.undoBar = nil
    widget.remove(undoBar)
    update()
  }

  // MARK: Failures

  /// Shows what is wrong with one thing; nil when it is right again.
  ///
  /// - Parameters:
  ///   - topic: the thing; its earlier message is replaced.
  ///   - message: what is wrong.
  ///   - recovery: puts it right.
  ///   - retry: tries again; without it the person can take the message away.
  ///   - isLasting: whether it cannot be taken away, since it holds until it is right again.
  func set(
    _ topic: String, message: String?, recovery: FailureBar.Recovery? = nil,
    retry: (@MainActor () -> Void)? = nil, isLasting: Bool = false
  ) {
    let old = failures.removeValue(forKey: topic)
    if let old { widget.remove(old.bar.widget) }
    guard old != nil || message != nil else { return }
    if let message {
      let dismiss: @MainActor () -> Void = { [weak self] in self?.set(topic, message: nil) }
      var again: (@MainActor () -> Void)?
      if let retry {
        again = {
          dismiss()
          retry()
        }
      }
      let bar = FailureBar(
        message: message, recovery: recovery, retry: again,
        dismiss: retry == nil && !isLasting ? dismiss : nil)
      bar.widget.addClass("failed")
      failures[topic] = (message, bar)
      widget.append(bar.widget)
    }
    update()
  }

  /// Whether a message is shown about a thing.
  func says(_ message: String, about topic: String) -> Bool { failures[topic]?.message == message }

  private func update() {
    widget.isVisible = undoBar != nil || !failures.isEmpty
    onResize?()
  }
}
