extension View {
  /// What a screen reader says.
  nonisolated public func accessibilityLabel(_ label: LocalizedStringKey) -> some View {
    labelling(String(localized: label.resource))
  }

  /// What a screen reader says.
  nonisolated public func accessibilityLabel(_ label: Text) -> some View {
    modifyingNodes { $0.labelled($1.spoken(label.node(in: $1.environment).string)) }
  }

  /// What a screen reader says, as it is.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    labelling(String(label))
  }

  nonisolated private func labelling(_ label: String) -> some View {
    modifyingNodes { node, context in node.labelled(context.spoken(label)) }
  }

  /// Leaves the view out of what a screen reader says.
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
    modifyingNodes { node, _ in
      var copy = node
      copy.style.isAccessibilityHidden = copy.style.isAccessibilityHidden || hidden
      return copy
    }
  }
}

extension ViewNode {
  /// The node with another accessible name. Boxes that only place or paint a view hand the name on
  /// to it: a button's name belongs to the button, however it is framed.
  func labelled(_ label: String) -> ViewNode {
    changingInnermost {
      var copy = $0
      copy.style.accessibilityLabel = label
      return copy
    }
  }

  /// The node with a change to what stands inside its boxes and under its decoration.
  func changingInnermost(_ change: (ViewNode) -> ViewNode) -> ViewNode {
    // What is hidden from a screen reader would take the change along.
    guard let inner = placeOfContent, !children[inner].style.isAccessibilityHidden else {
      return change(self)
    }
    var copy = self
    copy.children[inner] = children[inner].changingInnermost(change)
    return copy
  }

  /// Which child a node only places or decorates; nil when it tells something of its own.
  private var placeOfContent: Int? {
    switch content {
    case .box: children.count == 1 ? 0 : nil
    case .layers(let layers):
      layers.sizing.flatMap { content in
        children.indices.allSatisfy { $0 == content || children[$0].isSilent } ? content : nil
      }
    default: nil
    }
  }

  /// Whether a screen reader has nothing to say of the node.
  private var isSilent: Bool {
    if style.isAccessibilityHidden { return true }
    return switch content {
    case .shape: style.accessibilityLabel == nil
    case .box: children.allSatisfy(\.isSilent)
    default: false
    }
  }
}
