extension View {
  /// Something to do when the view is drawn: each time it is evaluated, since a widget's view is
  /// drawn anew for each entry.
  ///
  /// - Parameter action: what is done, on the main actor.
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    AppearingView(content: self, action: action)
  }

  /// Accepted: a desktop gives no such feedback.
  nonisolated public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T
  ) -> some View { self }

  /// The defaults of `@AppStorage` that names none.
  ///
  /// - Parameter store: the defaults.
  nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some View {
    modifyingEnvironment { $0.defaultStore = store }
  }
}

/// A view with something to do when it is drawn.
struct AppearingView {
  let content: any View
  let action: (() -> Void)?
}

extension AppearingView: View {
  typealias Body = Never

  func _nodes(in context: _ViewContext) -> [ViewNode] {
    let nodes = content._nodes(in: context)
    action?()
    return nodes
  }
}

/// A feedback to be felt or heard; a desktop gives none. Mirrors `SensoryFeedback`.
public enum SensoryFeedback: Sendable, Hashable {
  case success
  case warning
  case error
  case selection
  case increase
  case decrease
  case start
  case stop
  case alignment
  case levelChange
  case impact
}
