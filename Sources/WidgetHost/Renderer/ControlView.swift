import Gtk
import WidgetModel

/// A control that performs an intent, once at a time: until what it changed is on screen, further
/// clicks on it do nothing.
@MainActor
class ControlView: NodeView {
  private(set) var isInFlight = false
  private var spinnerTimer: LoopSource?
  private var tintClass: StyleClass?

  /// Performs an intent.
  ///
  /// - Returns: whether it was begun; false while an earlier one is under way.
  @discardableResult
  final func fire(_ reference: IntentReference) -> Bool {
    guard !isInFlight, let surface = context.surface else { return false }
    isInFlight = true
    context.begin()
    let row = self.row
    row?.begin()
    // A row says it with the control that it begins with; others turn a spinner over themselves.
    if row == nil || !showsProgressItself {
      spinnerTimer = MainLoop.after(milliseconds: RenderContext.patience) { [weak self] in
        self?.showSpinner()
      }
    }
    MainLoop.task { [weak self, weak row, context] in
      var failure: String?
      do {
        try await surface.perform(reference)
      } catch {
        failure = words(for: error)
      }
      context.end()
      row?.end()
      if let self {
        finish(row, failure: failure, reference)
      } else if let failure {
        surface.report(failure, retry: nil)
      }
    }
    return true
  }

  private func finish(_ row: RowView?, failure: String?, _ reference: IntentReference) {
    isInFlight = false
    hideSpinner()
    settle()
    guard let failure else {
      row?.clearFailure()
      return
    }
    // What is said on a row that has gone meanwhile, nobody sees; nor is there anything to retry.
    guard widget.isRooted else {
      context.surface?.report(failure, retry: nil)
      return
    }
    let retry: @MainActor () -> Void = { [weak self] in self?.retry(reference) }
    if let row {
      row.show(failure: failure, retry: retry)
    } else {
      context.surface?.report(failure, retry: retry)
    }
  }

  /// Does by key what a click does.
  func press() {
    if let intent = node.actions.intent { fire(intent) }
  }

  /// Performs a failed intent again.
  func retry(_ reference: IntentReference) {
    fire(reference)
  }

  /// Shows the state that the timeline gives, after an intent has ended.
  func settle() {}

  // MARK: Under way

  /// Whether a pending row shows with this control that it is.
  var showsProgressItself: Bool { false }

  private func showSpinner() {
    // A row around is pale already.
    if row == nil { widget.addClass("pending") }
    surroundings?.showSpinner(over: self)
  }

  private func hideSpinner() {
    spinnerTimer?.cancel()
    spinnerTimer = nil
    widget.removeClass("pending")
    surroundings?.hideSpinner(over: self)
  }

  // MARK: Looks

  /// Gives the control its accent.
  final func setTint(_ tint: Paint?) {
    let new = tint.map { paint in
      let color = paint.css(in: scheme)
      return context.styles.look(
        for: "background-image: none;" + paint.backgroundDeclaration(in: scheme)
          + "border-color: \(color);color: \(paint.isLight ? "black" : "white");", reach: .accent)
    }
    widget.exchange(tintClass, for: new)
    tintClass = new
  }
}

extension Paint {
  /// Whether black is easier to read on it than white.
  fileprivate var isLight: Bool {
    switch self {
    case .named(let name): ["yellow", "mint", "cyan"].contains(name)
    case .rgba(let red, let green, let blue, _):
      0.299 * red + 0.587 * green + 0.114 * blue > 0.6
    // What lets most through is as dark as what lies under it, which its author has chosen for it.
    case .opacity(let paint, let opacity): opacity > 0.5 && paint.isLight
    default: false
    }
  }
}
