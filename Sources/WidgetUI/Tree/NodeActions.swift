/// What a node does; compared apart from what it looks like.
package struct NodeActions: Sendable, Equatable {
  /// What a button, toggle, field or editable text performs.
  package var intent: IntentReference?
  /// The parameter that takes a field's text.
  package var parameter: String?
  /// The address that a link opens.
  package var url: URL?
  /// Whether a press flips the nearest custom toggle around the button, as well as performing its
  /// intent; see `ToggleNode.Appearance.custom`.
  package var flipsToggle = false
  /// The address that a click opens where no control takes it, whichever node of the widget says it.
  package var widgetURL: URL?
  /// The secondary click's menu.
  package var contextMenu: MenuNodes?
  /// The keys that do the same.
  package var shortcut: KeyboardShortcut?

  package init() {}
}

/// The items of a menu, which are made when it is opened: for each row of each picture they would
/// cost more than all that is seen.
///
/// No two are equal: what is in one is not known before it is opened, so that a picture with menus is
/// looked through even when nothing else in it has changed.
package struct MenuNodes: Sendable, Equatable {
  private let make: @MainActor () -> [ViewNode]

  init(_ make: @escaping @MainActor () -> [ViewNode]) {
    self.make = make
  }

  /// The items as they are now.
  @MainActor package var items: [ViewNode] { make() }

  package static func == (one: MenuNodes, other: MenuNodes) -> Bool { false }
}
