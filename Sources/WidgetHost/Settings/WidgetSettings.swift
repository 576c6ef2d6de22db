import Glibc
import Gtk
import WidgetModel

/// The placed widgets and their settings, in a file that a person may edit as well.
///
/// The file is a GLib key file with a group for each placed widget:
///
///     [widget-1]
///     kind=ConfigurableTaskWidget
///     family=systemMedium
///     layer=on-top
///     position=40,60
///     numberOfTasks=3
///
/// Comments, order, and what is not understood stay as they are. A change is written at once; what
/// cannot be written stays in memory and is written with the next change. While a line of the file
/// is not understood nothing is written, and the last good settings hold.
@MainActor
final class WidgetSettings {
  /// The placed widgets, in the file's order.
  private(set) var widgets: [PlacedWidget] = []
  /// What is wrong with the file, the most serious first; nil when nothing is. What is wrong with
  /// one widget's group, `PlacedWidget.configuration` says.
  private(set) var problem: SettingsProblem? {
    didSet { if problem != oldValue { onProblem?(problem) } }
  }

  /// Called after a person, or another program, has edited the file.
  var onChange: (@MainActor ([PlacedWidget]) -> Void)?
  /// Called when something is wrong with the file, or right again: then with nil.
  var onProblem: (@MainActor (SettingsProblem?) -> Void)?

  private let file: SettingsFile
  private let definitions: [WidgetDefinition]

  /// The file as it was last understood.
  private var content = KeyFile()
  /// The file's bytes as they were last read or written; nil where there was no file.
  private var seen: [UInt8]?
  /// What is not in the file yet.
  private var pending: [SettingsChange] = []
  /// Whether the program's first widget is shown where the file places none.
  private var fallsBack = false
  private var isWatching = false
  private var monitors: [String: FileMonitor] = [:]

  /// - Parameters:
  ///   - path: the file's absolute path.
  ///   - definitions: the widgets that the program has; the first is shown where no file says
  ///     otherwise.
  init(path: String, definitions: [WidgetDefinition]) {
    file = SettingsFile(path: path)
    self.definitions = definitions
  }

  /// The person's own file: `widgets.conf` in the program's folder in `$XDG_CONFIG_HOME`, which
  /// counts only when it is an absolute path, as the specification has it, and otherwise in
  /// `~/.config`.
  static func standardPath(
    folder program: String,
    environment: (String) -> String? = { name in getenv(name).map { String(cString: $0) } }
  ) -> String {
    if let folder = environment("XDG_CONFIG_HOME"), folder.hasPrefix("/") {
      return folder + "/\(program)/widgets.conf"
    }
    let home = environment("HOME").flatMap { $0.hasPrefix("/") ? $0 : nil } ?? ""
    return home + "/.config/\(program)/widgets.conf"
  }

  // MARK: Reading

  /// Reads the file. Where it places no widget, the program's first one is made, in memory only.
  @discardableResult
  func load() -> [PlacedWidget] {
    fallsBack = true
    do {
      seen = try file.read()?.bytes
      // At the start there is nothing better than the lines that are understood.
      content = KeyFile(seen ?? [])
      adopt(problem: content.error.map { .badLine(file: file.name, $0) })
    } catch {
      adopt(problem: error)
    }
    return widgets
  }

  /// Follows the file from now on. The folder is made where it is missing, since a missing one
  /// could only be polled.
  func watch() {
    isWatching = true
    follow()
  }

  private func follow() {
    guard isWatching else { return }
    do {
      try file.makeFolder()
      let paths = Set([file.path, try file.target()]).sorted()
      guard paths != monitors.keys.sorted() else { return }
      monitors = [:]
      for path in paths {
        let monitor = try FileMonitor(path: path)
        monitor.onChanged { [weak self] in self?.fileChanged() }
        monitors[path] = monitor
      }
    } catch {
      // Nothing is lost: what keeps the folder from being made is told when settings are saved.
      Diagnostics.report("\(file.path) is not followed: \(words(for: error))")
    }
  }

  /// Reads the file anew, unless it holds what was last read or written.
  func fileChanged() {
    follow()
    let isRead = if case .unreadable = problem { false } else { pending.isEmpty }
    if isRead, let snapshot = try? file.read(), snapshot.bytes == seen { return }
    save()
  }

  // MARK: Changing

  /// Changes a widget and saves at once. A widget that is in no file yet is written whole, even
  /// without a change.
  ///
  /// A hand edit that was made meanwhile is kept, and told with `onChange` before this returns.
  func update(_ id: String, _ change: (inout PlacedWidget) -> Void = { _ in }) {
    guard let old = widgets.first(where: { $0.id == id }) else { return }
    var new = old
    change(&new)
    if content.contains(id) || pending.contains(where: { $0.adds(id) }) {
      pending += SettingsChange.differences(from: old, to: new, order: order(of: new))
    } else {
      pending.append(.add(new, order: order(of: new)))
    }
    if !pending.isEmpty { save() }
  }

  /// Places a further widget and saves at once.
  func add(_ definition: WidgetDefinition, family: WidgetFamily? = nil) -> PlacedWidget {
    let id = freeID(besides: content.groups + widgets.map(\.id))
    let widget = PlacedWidget(id: id, definition, family: family)
    // What is shown for want of others is there to stay once a person adds to it.
    let missing = widgets.filter { !content.contains($0.id) } + [widget]
    for widget in missing where !pending.contains(where: { $0.adds(widget.id) }) {
      pending.append(.add(widget, order: order(of: widget)))
    }
    save()
    return widgets.first { $0.id == widget.id } ?? widget
  }

  /// Takes a widget away with its settings and saves at once.
  func remove(_ id: String) {
    fallsBack = false
    pending.append(.remove(id))
    save()
  }

  private func freeID(besides taken: [String]) -> String {
    var number = 1
    while taken.contains("widget-\(number)") { number += 1 }
    return "widget-\(number)"
  }

  private func order(of widget: PlacedWidget) -> [String] {
    let configuration = definitions.first { $0.kind == widget.kind }?.configuration
    return configuration.map { IntentParameterList($0.init()).entries.map(\.name) } ?? []
  }

  // MARK: Saving

  /// Brings together what the file holds now and what is not in it yet.
  private func save() {
    let expected = contents.widgets
    do throws(SettingsProblem) {
      // Begun anew while somebody else is quicker. Whoever writes for ever is told by the monitor.
      var attempts = 5
      while try !merge(), attempts > 0 { attempts -= 1 }
      adopt(problem: nil)
    } catch {
      keepPending()
      adopt(problem: error)
    }
    if widgets != expected { onChange?(widgets) }
  }

  /// Reads the file, and writes it where something is missing in it; false when it was changed
  /// between the two.
  private func merge() throws(SettingsProblem) -> Bool {
    let snapshot = try file.read()
    if snapshot == nil, seen != nil { fallsBack = true }
    seen = snapshot?.bytes
    let read = KeyFile(seen ?? [])
    if let error = read.error { throw .badLine(file: file.name, error) }
    content = read
    let next = withPending
    if next != read {
      guard try file.write(next.bytes, replacing: snapshot) else { return false }
      seen = next.bytes
      content = next
      follow()
    }
    pending = []
    return true
  }

  /// Makes of what could not be written what is to be written later.
  private func keepPending() {
    var file = content
    pending = pending.map { change in
      let kept = change.kept(over: file)
      kept.apply(to: &file)
      return kept
    }
  }

  /// The file as it would be with everything written.
  private var withPending: KeyFile {
    var file = content
    for change in pending { change.apply(to: &file) }
    return file
  }

  private var contents: SettingsContents {
    var contents = SettingsContents(withPending, name: file.name, definitions: definitions)
    if fallsBack, contents.widgets.isEmpty, let first = definitions.first {
      contents.widgets = [PlacedWidget(id: freeID(besides: content.groups), first)]
    }
    return contents
  }

  private func adopt(problem: SettingsProblem?) {
    let contents = contents
    widgets = contents.widgets
    self.problem = problem ?? contents.problems.first
  }
}
