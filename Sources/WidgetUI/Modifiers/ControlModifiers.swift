extension View {
  /// How toggles are drawn.
  nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    modifyingEnvironment { $0.toggleStyle = style }
  }

  /// How buttons are drawn.
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    modifyingEnvironment { $0.buttonStyle = style }
  }

  /// Leaves the labels of controls out.
  nonisolated public func labelsHidden() -> some View {
    modifyingEnvironment { $0.labelsHidden = true }
  }

  /// Makes controls unusable.
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    modifyingEnvironment { $0.isEnabled = $0.isEnabled && !disabled }
  }

  /// A tooltip.
  nonisolated public func help(_ textKey: LocalizedStringKey) -> some View {
    helping(String(localized: textKey.resource))
  }

  /// A tooltip, as it is.
  @_disfavoredOverload nonisolated public func help<S: StringProtocol>(_ text: S) -> some View {
    helping(String(text))
  }

  nonisolated private func helping(_ text: String) -> some View {
    modifyingNodes { node, context in
      context.hidesContent ? node : node.styled(unless: { $0.help != nil }) { $0.help = text }
    }
  }
}

extension Text {
  /// Lets F2, or Rename in the row's menu, put a field in the text's place. A desktop addition.
  ///
  /// - Parameters:
  ///   - intent: what Enter performs; Escape leaves the text as it was.
  ///   - parameter: the parameter that takes the new text.
  public func editable<I: AppIntent>(
    intent: I, parameter: KeyPath<I, IntentParameter<String>>
  ) -> some View {
    let reference = IntentReference(intent)
    let name = IntentParameterList(intent).name(of: intent[keyPath: parameter]) ?? ""
    return modifyingNodes { node, _ in
      guard case .text(var text) = node.content, !node.style.isRedacted else { return node }
      var copy = node
      text.isEditable = true
      copy.content = .text(text)
      copy.actions.intent = reference
      copy.actions.parameter = name
      return copy
    }
  }
}
