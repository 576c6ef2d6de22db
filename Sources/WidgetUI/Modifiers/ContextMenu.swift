extension View {
  /// The menu of the secondary click, the Menu key and Shift+F10. A desktop addition to widgets.
  ///
  /// - Parameter menuItems: buttons, toggles, menus, dividers and a `RenameButton`.
  nonisolated public func contextMenu<Items: View>(
    @ViewBuilder menuItems: () -> Items
  ) -> some View {
    ContextMenu(content: self, items: menuItems())
  }
}

/// A view with a menu of its own.
struct ContextMenu {
  let content: any View
  let items: any View
}

extension ContextMenu: View {
  typealias Body = Never

  func _nodes(in context: _ViewContext) -> [ViewNode] {
    let nodes = content._nodes(in: context)
    if nodes.isEmpty { return [] }
    // What the picture says about its controls does not hold for a menu's items: they keep their
    // labels and the desktop's own drawing.
    let menu = context.inside(.vertical).with {
      $0.labelsHidden = false
      $0.toggleStyle = DefaultToggleStyle()
      $0.buttonStyle = DefaultButtonStyle()
      $0.enclosingToggle = nil
    }
    let contextMenu = MenuNodes { items._nodes(in: menu) }
    return nodes.map { node in
      var copy = node
      copy.actions.contextMenu = contextMenu
      return copy
    }
  }
}
