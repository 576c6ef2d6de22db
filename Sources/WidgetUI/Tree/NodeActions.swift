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
  /// The items of the secondary click's menu.
  package var contextMenu: [ViewNode] = []
  /// The keys that do the same.
  package var shortcut: KeyboardShortcut?

  package init() {}
}
