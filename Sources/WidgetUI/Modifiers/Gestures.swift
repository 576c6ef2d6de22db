extension View {
  /// A tap. In a `ToggleStyle` it fires the toggle's intent, as a plain button there does; elsewhere
  /// a widget has no taps but those of buttons, toggles and links, so the view is left as it is.
  ///
  /// - Parameters:
  ///   - count: accepted; one is enough.
  ///   - action: not called; `configuration.isOn.toggle()` is what styles write here.
  nonisolated public func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void
  ) -> some View {
    TappedView(content: self)
  }

  /// Nothing changes in a widget's view while it is seen: each entry is a new one.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ old: V, _ new: V) -> Void
  ) -> some View { self }

  /// Nothing changes in a widget's view while it is seen: each entry is a new one.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View { self }

  /// Nothing goes from a widget's view while it is seen: each entry is a new one.
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }
}

/// A view that takes taps for a toggle around it.
struct TappedView<Content: View> {
  let content: Content
}

extension TappedView: View {
  typealias Body = Never

  func _nodes(in context: _ViewContext) -> [ViewNode] {
    guard context.environment.enclosingToggle != nil else { return content._nodes(in: context) }
    return Button(role: nil, intent: nil, label: content)._nodes(
      in: context.with { $0.buttonStyle = PlainButtonStyle() })
  }
}
