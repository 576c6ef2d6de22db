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

  /// The node with a change to what stands inside its boxes.
  func changingInnermost(_ change: (ViewNode) -> ViewNode) -> ViewNode {
    // What is hidden from a screen reader would take the change along.
    guard case .box = content, children.count == 1, !children[0].style.isAccessibilityHidden else {
      return change(self)
    }
    var copy = self
    copy.children[0] = children[0].changingInnermost(change)
    return copy
  }
}
