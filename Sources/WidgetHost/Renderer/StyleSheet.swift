import Gtk

/// The looks of nodes as style classes: each look is one class, made when it is first seen.
///
/// One provider for all windows; it is loaded again only when a look is new, which after the first
/// pictures is seldom.
@MainActor
final class StyleSheet {
  private let provider = CssProvider()
  private var names: [String: String] = [:]
  private var text = ""
  private var isStale = false

  /// - Parameter display: where the classes hold.
  init(display: Display) {
    provider.add(to: display, priority: .aboveApplication)
  }

  /// The class with these declarations.
  func className(for declarations: String) -> String {
    if let name = names[declarations] { return name }
    let name = "look\(names.count)"
    names[declarations] = name
    text += ".\(name){\(declarations)}\n"
    isStale = true
    return name
  }

  /// Makes new classes known to GTK; called once after each picture.
  func flush() {
    guard isStale else { return }
    isStale = false
    provider.load(text)
  }
}
