import Gtk

/// The looks of nodes as style classes: each look is one class, made when it is first seen.
///
/// One provider for all windows; it is loaded again only when a look is new, which after the first
/// pictures is seldom.
@MainActor
final class StyleSheet {
  /// What a look is for.
  enum Reach: Hashable {
    /// The widget itself.
    case own
    /// The widget and all nodes in it.
    case inside
    /// The accent of a control: what it fills when it is on, and what is written on that.
    case accent

    fileprivate func selector(_ name: String) -> String {
      switch self {
      case .own: ".\(name)"
      case .inside: ".\(name),.\(name) .node"
      case .accent:
        ".\(name)>check:checked,.\(name)>switch:checked,.\(name)>trough>progress,"
          + "button.\(name).suggested-action,button.\(name):checked"
      }
    }
  }

  private struct Key: Hashable {
    var declarations: String
    var reach: Reach
  }

  private let provider = CssProvider()
  private var names: [Key: String] = [:]
  private var text = ""
  private var isStale = false

  /// Whether the desktop is dark: what the names of colours stand for.
  var isDark = false {
    didSet {
      guard isDark != oldValue else { return }
      isStale = true
      flush()
    }
  }

  /// - Parameter display: where the classes hold.
  init(display: Display) {
    provider.add(to: display, priority: .aboveApplication)
  }

  /// The class with these declarations.
  func className(for declarations: String, reach: Reach = .own) -> String {
    let key = Key(declarations: declarations, reach: reach)
    if let name = names[key] { return name }
    let name = "look\(names.count)"
    names[key] = name
    text += "\(reach.selector(name)){\(declarations)}\n"
    isStale = true
    return name
  }

  /// Makes new classes known to GTK; called once after each picture.
  func flush() {
    guard isStale else { return }
    isStale = false
    provider.load(isDark ? Palette.darkDefinitions + text : text)
  }
}
