import Gtk

/// A look as a style class; it is there at least as long as somebody holds it.
///
/// Who shows it holds it: the sheet drops the looks that nobody has any more when new ones come, and
/// counting the holders is left to Swift.
final class StyleClass: Sendable {
  /// The class's name.
  let name: String

  fileprivate init(_ name: String) {
    self.name = name
  }
}

/// The looks of nodes as style classes: each look is one class, made when it is first seen.
///
/// One sheet for all windows; it is loaded again only when a look is new, which after the first
/// pictures is seldom. GTK walks through the rules of a sheet by calling itself for each, and its
/// stack ends at about a thousand: the sheet is in parts. A part is also all that is read again for
/// a new look.
@MainActor
final class StyleSheet {
  /// How many looks a part holds, and after how many new ones those that nobody has are dropped.
  private static let part = 100

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

  private struct Entry {
    let key: Key
    let rule: String
    var look: StyleClass
  }

  private struct Part {
    let provider: CssProvider
    var text = ""
  }

  private let display: Display
  private let palette = CssProvider()
  private var parts: [Part] = []
  /// All looks in the order in which they were made, in which the later ones win.
  private var entries: [Entry] = []
  private var places: [Key: Int] = [:]
  private var made = 0
  private var madeSinceSweep = 0
  private var isStale = false

  /// Whether the desktop is dark: what the names of colours stand for.
  var isDark = false {
    didSet {
      if isDark != oldValue { palette.load(isDark ? Palette.darkDefinitions : "") }
    }
  }

  /// How many looks are kept. For tests.
  var count: Int { entries.count }

  /// - Parameter display: where the classes hold.
  init(display: Display) {
    self.display = display
    palette.add(to: display, priority: .aboveApplication)
  }

  /// The class with these declarations, to be held as long as it is worn.
  func look(for declarations: String, reach: Reach = .own) -> StyleClass {
    let key = Key(declarations: declarations, reach: reach)
    // Also one that nobody has at the moment: what changes to and fro does not make the sheet anew.
    if let place = places[key] { return entries[place].look }
    let look = StyleClass("look\(made)")
    made += 1
    madeSinceSweep += 1
    let entry = Entry(
      key: key, rule: "\(reach.selector(look.name)){\(declarations)}\n", look: look)
    places[key] = entries.count
    entries.append(entry)
    isStale = true
    return look
  }

  /// Makes new classes known to GTK; called once after each picture.
  func flush() {
    guard isStale else { return }
    isStale = false
    if madeSinceSweep >= Self.part { sweep() }
    for place in 0..<max(parts.count, (entries.count + Self.part - 1) / Self.part) {
      let first = min(place * Self.part, entries.count)
      let text = entries[first..<min(first + Self.part, entries.count)].map(\.rule).joined()
      if !parts.indices.contains(place) {
        let part = Part(provider: CssProvider())
        part.provider.add(to: display, priority: .aboveApplication)
        parts.append(part)
      }
      guard parts[place].text != text else { continue }
      parts[place].text = text
      parts[place].provider.load(text)
    }
    while parts.last?.text.isEmpty == true { parts.removeLast().provider.remove(from: display) }
  }

  /// Drops the looks that nobody has.
  private func sweep() {
    madeSinceSweep = 0
    let used = entries.indices.filter { !isKnownUniquelyReferenced(&entries[$0].look) }
    entries = used.map { entries[$0] }
    places = [:]
    for (place, entry) in entries.enumerated() { places[entry.key] = place }
  }
}

extension Gtk.Widget {
  /// Takes off one look and puts on another; what is on already stays.
  func exchange(_ old: StyleClass?, for new: StyleClass?) {
    guard old !== new else { return }
    if let old { removeClass(old.name) }
    if let new { addClass(new.name) }
  }
}
