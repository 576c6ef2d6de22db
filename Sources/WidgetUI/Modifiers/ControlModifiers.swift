extension View {
  /// How toggles are drawn.
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    modifyingEnvironment { $0.toggleStyle = style }
  }

  /// How buttons are drawn.
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    modifyingEnvironment { $0.buttonStyle = style }
  }

  /// Leaves the labels of controls out.
  public func labelsHidden() -> some View {
    modifyingEnvironment { $0.labelsHidden = true }
  }

  /// Makes controls unusable.
  public func disabled(_ disabled: Bool) -> some View {
    modifyingEnvironment { $0.isEnabled = $0.isEnabled && !disabled }
  }

  /// The menu of the secondary click, the Menu key and Shift+F10. A desktop addition to widgets.
  ///
  /// - Parameter menuItems: buttons, toggles, menus, dividers and a `RenameButton`.
  public func contextMenu<Items: View>(@ViewBuilder menuItems: () -> Items) -> some View {
    let items = menuItems()
    return modifyingNodes { node, context in
      var copy = node
      copy.actions.contextMenu = items._nodes(in: context.inside(.vertical))
      return copy
    }
  }

  /// The keys that do what the control does.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View {
    modifyingNodes { node, _ in
      var copy = node
      copy.actions.shortcut = KeyboardShortcut(key, modifiers: modifiers)
      return copy
    }
  }

  /// A tooltip.
  public func help(_ textKey: LocalizedStringKey) -> some View {
    helping(String(localized: textKey.resource))
  }

  /// A tooltip, as it is.
  @_disfavoredOverload public func help<S: StringProtocol>(_ text: S) -> some View {
    helping(String(text))
  }

  private func helping(_ text: String) -> some View {
    modifyingNodes { node, _ in
      node.styled(unless: { $0.help != nil }) { $0.help = text }
    }
  }

  /// What a screen reader says.
  public func accessibilityLabel(_ label: LocalizedStringKey) -> some View {
    labelling(String(localized: label.resource))
  }

  /// What a screen reader says.
  public func accessibilityLabel(_ label: Text) -> some View {
    modifyingNodes { node, context in
      var copy = node
      copy.style.accessibilityLabel = label.node(in: context.environment).string
      return copy
    }
  }

  /// What a screen reader says, as it is.
  @_disfavoredOverload public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    labelling(String(label))
  }

  private func labelling(_ label: String) -> some View {
    modifyingNodes { node, _ in
      var copy = node
      copy.style.accessibilityLabel = label
      return copy
    }
  }

  /// Leaves the view out of what a screen reader says.
  public func accessibilityHidden(_ hidden: Bool) -> some View {
    modifyingNodes { node, _ in
      var copy = node
      copy.style.isAccessibilityHidden = hidden
      return copy
    }
  }
}

extension Text {
  /// Lets F2, or Rename in the row's menu, put a field in the text's place. A desktop addition.
  ///
  /// - Parameters:
  ///   - intent: what Enter performs; Escape leaves the text as it was.
  ///   - parameter: the parameter that takes the new text.
  @MainActor public func editable<I: AppIntent>(
    intent: I, parameter: KeyPath<I, IntentParameter<String>>
  ) -> some View {
    let reference = IntentReference(intent)
    let name = IntentParameterList(intent).name(of: intent[keyPath: parameter]) ?? ""
    return modifyingNodes { node, _ in
      guard case .text(var text) = node.content else { return node }
      var copy = node
      text.isEditable = true
      copy.content = .text(text)
      copy.actions.intent = reference
      copy.actions.parameter = name
      return copy
    }
  }
}
