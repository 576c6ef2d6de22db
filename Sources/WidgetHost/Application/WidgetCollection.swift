import Glibc
import Gtk
import WidgetModel

/// The placed widgets: a window for each group of the settings file, as the file changes.
@MainActor
final class WidgetCollection {
  private(set) var windows: [WidgetWindow] = []

  /// Called when somebody can see a widget again, or no longer any. Where nobody asks, windows are
  /// not followed; set it before they are opened.
  var onSightChanged: (@MainActor (Bool) -> Void)?

  private let definitions: [WidgetDefinition]
  private let services: HostServices
  private let application: Gtk.Application
  private let settings: WidgetSettings
  private let prefetch: WidgetPrefetch
  private let autostartFile: @MainActor () -> AutostartFile
  // Only the dialog shows it, so it is looked up when the first one is opened.
  private lazy var autostart = makeAutostart()
  private(set) var dialogs: [String: ConfigurationDialog] = [:]
  private(set) var gallery: WidgetGallery?
  private var reported: [SettingsProblem] = []
  /// What other processes were told last; nil before they are told at all.
  private var published: [WidgetInfo]?

  init(
    _ definitions: [WidgetDefinition], services: HostServices, application: Gtk.Application,
    prefetch: WidgetPrefetch, autostart file: @escaping @MainActor () -> AutostartFile
  ) {
    self.definitions = definitions
    self.services = services
    self.application = application
    self.prefetch = prefetch
    settings = prefetch.settings
    autostartFile = file
    settings.onChange = { [weak self] in self?.reconcile($0) }
    settings.onProblem = { [weak self] _ in self?.showProblem() }
    services.onThemeChanged { [weak self] in self?.redraw() }
    services.sessionLock.onChanged = { [weak self] in
      self?.redraw()
      self?.tellSight()
    }
  }

  private func makeAutostart() -> Autostart {
    let autostart = Autostart(autostartFile())
    autostart.onChanged = { [weak self] in self?.updateDialogs() }
    return autostart
  }

  /// Opens the windows of all placed widgets.
  func open() {
    reconcile(settings.widgets)
    showProblem()
  }

  /// What can wait until the start is over: the session's lock is followed from here on, and other
  /// processes are told what is placed.
  func settle() {
    services.sessionLock.start(session: getenv("XDG_SESSION_ID").map { String(cString: $0) })
    published = []
    publish()
  }

  /// Follows the settings file from here on, and writes it on a first start, so that it is there
  /// to be edited.
  func followSettings() {
    for window in windows { settings.update(window.id) }
    settings.watch()
  }

  /// Closes all windows; they stay placed.
  func close() {
    // A dialog that closes takes itself out of the list.
    for dialog in Array(dialogs.values) { dialog.close() }
    gallery?.close()
    for window in windows { window.close() }
    windows = []
    published = nil
    // There is nobody left to tell.
    try? WidgetCenter.shared.publish(nil, by: services.applicationID)
  }

  /// Raises all windows; where the last one was removed, the default comes back.
  func present() {
    guard !windows.isEmpty else { return reconcile(settings.load()) }
    for window in windows { window.window.present() }
  }

  private func tellSight() {
    onSightChanged?(!services.sessionLock.isLocked && windows.contains(where: \.window.isInSight))
  }

  private func redraw() {
    for window in windows { window.redraw() }
    gallery?.redraw()
  }

  // MARK: Adding and removing

  /// Opens the window in which a person chooses a widget to add.
  func openGallery() {
    if let gallery { return gallery.present() }
    let gallery = WidgetGallery(definitions, host: services)
    gallery.onChosen = { [weak self] item, family in
      self?.add(item.definition, family: family, settings: item.recommendation?.configuration)
    }
    gallery.onClosed = { [weak self] in self?.gallery = nil }
    self.gallery = gallery
    gallery.present()
  }

  /// Places a further widget, and opens its window.
  func add(
    _ definition: WidgetDefinition, family: WidgetFamily, settings configuration: IntentReference?
  ) {
    let widget = settings.add(definition, family: family)
    if let configuration {
      settings.update(widget.id) { $0.setConfiguration(configuration, for: definition) }
    }
    reconcile(settings.widgets)
    if definition.promptsForConfiguration { edit(widget.id) }
  }

  /// Takes a widget away, with its settings and its window.
  func remove(_ id: String) {
    settings.remove(id)
    reconcile(settings.widgets)
  }

  // MARK: Following the settings

  private func reconcile(_ widgets: [PlacedWidget]) {
    for window in windows
    where !widgets.contains(where: { $0.id == window.id && window.shows($0) }) {
      dialogs.removeValue(forKey: window.id)?.close()
      window.close()
    }
    windows = widgets.compactMap { widget in
      if let window = windows.first(where: { $0.id == widget.id && $0.shows(widget) }) {
        window.apply(widget)
        return window
      }
      return open(widget)
    }
    updateDialogs()
    showProblem()
    publish()
    tellSight()
  }

  /// Tells every process what is placed, and how.
  private func publish() {
    guard let published else { return }
    let placed = windows.map {
      WidgetInfo(
        id: $0.id, kind: $0.definition.kind, family: $0.family,
        configuration: $0.timeline.configuration?.values)
    }
    guard placed != published else { return }
    self.published = placed
    do {
      try WidgetCenter.shared.publish(placed, by: services.applicationID)
    } catch {
      Diagnostics.report("Other programs are not told what is placed: \(words(for: error))")
    }
  }

  private func open(_ widget: PlacedWidget) -> WidgetWindow? {
    guard let definition = definitions.first(where: { $0.kind == widget.kind }) else { return nil }
    let window = WidgetWindow(
      widget, definition, timeline: prefetch.takeTimeline(of: widget, definition), host: services,
      application: application)
    let id = widget.id
    window.menu.onEdit = { [weak self] in self?.edit(id) }
    window.menu.onSize = { [weak self] in self?.resize(id, $0) }
    window.menu.onAdd = { [weak self] in self?.openGallery() }
    window.menu.onRemove = { [weak self] in self?.remove(id) }
    window.menu.onKeepOnTop = { [weak self] isOnTop in self?.keepOnTop(id, isOnTop) }
    window.placement.onMoved = { [weak self] position in
      self?.settings.update(id) { $0.position = position }
    }
    window.onWidthChanged = { [weak self] width in
      self?.settings.update(id) { $0.width = width }
    }
    window.onPerformed = { [weak self] in
      for other in self?.windows ?? [] where other.id != id { other.timeline.reload() }
    }
    window.onPlacementChanged = { [weak self] in self?.updateDialogs() }
    if onSightChanged != nil {
      window.window.onSightChanged { [weak self] in self?.tellSight() }
    }
    window.open()
    return window
  }

  /// Another size class; its window is as wide as that wants until the person says otherwise.
  private func resize(_ id: String, _ family: WidgetFamily) {
    settings.update(id) {
      guard $0.family != family else { return }
      $0.family = family
      $0.width = nil
      $0.height = nil
    }
    reconcile(settings.widgets)
  }

  private func keepOnTop(_ id: String, _ isOnTop: Bool) {
    settings.update(id) { $0.layer = isOnTop ? .onTop : .normal }
    // Somebody else may have changed it meanwhile, so that the settings are as they were.
    windows.first { $0.id == id }?.placement.layer = isOnTop ? .onTop : .normal
  }

  /// Tells what is wrong with the settings: all of it in the log, once, and in each window what
  /// keeps that window from being as it was asked for.
  private func showProblem() {
    let common = settings.problem.map { [$0] } ?? []
    var all = common
    for window in windows {
      let widget = settings.widgets.first { $0.id == window.id }
      let own = widget?.configuration(for: window.definition).problems ?? []
      all += own
      let shown = (window === windows.first ? common + own : own).first { !$0.isHarmless }
      window.notices.set("settings", message: shown.map { words(for: $0) }, isLasting: true)
    }
    for problem in all where !reported.contains(problem) {
      Diagnostics.report(words(for: problem))
    }
    reported = all
  }

  // MARK: Editing

  func edit(_ id: String) {
    if let dialog = dialogs[id] {
      dialog.present()
      return
    }
    guard let window = windows.first(where: { $0.id == id }) else { return }
    autostart.refresh()
    let dialog = ConfigurationDialog(
      configuration: window.timeline.configuration, family: window.family, parent: window.window,
      greatestHeight: services.greatestHeight(for: window.window), rows: rows(for: window)
    ) { [weak self] configuration in self?.configure(id, configuration) }
    dialog.onClosed = { [weak self] in self?.dialogs[id] = nil }
    dialogs[id] = dialog
    dialog.present()
  }

  private func configure(_ id: String, _ configuration: IntentReference) {
    guard let window = windows.first(where: { $0.id == id }) else { return }
    settings.update(id) { $0.setConfiguration(configuration, for: window.definition) }
    // Settings tell only what others change.
    window.timeline.configuration = configuration
    showProblem()
    publish()
  }

  private func updateDialogs() {
    for (id, dialog) in dialogs {
      guard let window = windows.first(where: { $0.id == id }) else { continue }
      if let configuration = window.timeline.configuration {
        dialog.update(configuration: configuration)
      }
      dialog.update(rows: rows(for: window))
    }
  }

  /// The settings that are the host's and not the widget's.
  private func rows(for window: WidgetWindow) -> [HostSettingRow] {
    let id = window.id
    let obstacle = window.placement.status.obstacle
    let isOnTop = window.placement.actualLayer == .onTop
    let confirmation = isOnTop ? String(localized: "Confirmed by the window manager") : nil
    return [
      HostSettingRow(
        title: String(localized: "Keep on top"),
        subtitle: obstacle.map { String(localized: $0.localizedStringResource) } ?? confirmation,
        isOn: isOnTop, isSensitive: obstacle == nil
      ) { [weak self] in self?.keepOnTop(id, $0) },
      HostSettingRow(
        title: String(localized: "Start on login"),
        subtitle: autostart.problem.map { words(for: $0) }, isOn: autostart.isOn, isSensitive: true
      ) { [weak self] in self?.setAutostart($0) },
    ]
  }

  private func setAutostart(_ isOn: Bool) {
    do {
      try autostart.set(isOn)
    } catch {
      windows.first?.report(words(for: error), retry: nil)
    }
    // The switch shows what is on disk, also when that could not be changed.
    updateDialogs()
  }
}
