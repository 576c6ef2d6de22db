import Dispatch
import Doorbell
import Glibc
import Gtk
import WidgetModel

/// Shows a bundle of widgets on the desktop: one process for the person's session.
///
/// A program's `main` makes one, hands over what it knows, and runs it:
///
/// ```swift
/// let host = try HostApplication(
///   id: "org.example.Habits", name: "Habits", folder: "habits", version: "1.0",
///   bundle: HabitWidgets.self, intents: IntentRegistry([]))
/// exit(host.run())
/// ```
@MainActor
package final class HostApplication {
  /// How long after the windows were opened the start is over, in seconds.
  private static let settlingTime: UInt32 = 1

  private let id: String
  private let name: String
  private let folder: String
  private let version: String?
  private let definitions: [WidgetDefinition]
  private let registry: IntentRegistry
  private let shortcuts: @MainActor () -> [AppShortcut]
  let application: Gtk.Application
  private(set) var services: HostServices?
  private(set) var widgets: WidgetCollection?
  private var sources: [LoopSource] = []
  private var listeners: [DoorbellListener] = []
  private var pollings: [Polling] = []
  private var startedByDesktop = false
  private var wait: DesktopWait?
  private var settling: LoopSource?
  private var prefetch: WidgetPrefetch?
  private var intentActions: IntentActions?
  private var isContradictory = false

  /// - Parameters:
  ///   - id: the application's id, in reverse domain notation.
  ///   - name: what the program is called.
  ///   - folder: the program's folder among the person's settings.
  ///   - version: what `--version` prints; without one there is no such option.
  ///   - bundle: the widgets.
  ///   - intents: the intents that are offered over D-Bus.
  ///   - shortcuts: those that the launcher's menu offers.
  /// - Throws: `WidgetError` or `IntentError` when the bundle contradicts itself.
  package init<Bundle: WidgetBundle>(
    id: String, name: String, folder: String, version: String?, bundle: Bundle.Type,
    intents: IntentRegistry, shortcuts: @escaping @autoclosure @MainActor () -> [AppShortcut] = []
  ) throws {
    self.id = id
    self.name = name
    self.folder = folder
    self.version = version
    // Before the first thread, since it changes the environment.
    GraphicsEnvironment.prepare(defersTheme: true)
    definitions = try bundle.definitions()
    registry = intents
    self.shortcuts = shortcuts
    application = Gtk.Application(id: id)
  }

  /// Calls back on the main actor whenever a bell rings, in this process or another.
  ///
  /// - Parameters:
  ///   - listener: the bell.
  ///   - interval: how often to ask, while a widget can be seen, where not every change rings; nil
  ///     where each does.
  ///   - hasNews: whether there is anything behind a ring; asked off the main thread.
  ///   - action: what is to be done when there is.
  package func listen(
    to listener: DoorbellListener, askingEvery interval: Duration? = nil,
    hasNews: @escaping @Sendable () -> Bool, _ action: @escaping @MainActor () -> Void
  ) {
    let ask: @MainActor @Sendable () -> Void = {
      SerialTaskExecutor.shared.queue.async {
        if hasNews() { DispatchQueue.main.async { action() } }
      }
    }
    listeners.append(listener)
    sources.append(
      MainLoop.watch(fileDescriptor: listener.fileDescriptor) { [weak listener] in
        if listener?.drain() == true { ask() }
      })
    if let interval { pollings.append(Polling(every: interval.milliseconds, ask)) }
  }

  /// Runs until the program is to end.
  ///
  /// - Parameter arguments: the command line, the program's name first.
  /// - Returns: the exit code.
  package func run(_ arguments: [String] = CommandLine.arguments) -> Int32 {
    application.addFlag(
      "autostart", description: String(localized: "Wait for the desktop to be ready"))
    if version != nil {
      application.addFlag("version", description: String(localized: "Print the version and exit"))
    }
    application.addFlag(
      "desktop-entry", description: String(localized: "Print an entry for the launcher and exit"))
    application.takeArguments()
    Preview.addOptions(to: application)
    application.registersSession = true
    application.onOptions { [weak self] options in self?.handle(options) }
    application.onFirstInstance { HostApplication.openDisplay() }
    application.onStartup { [weak self] in self?.start() }
    application.onActivate { [weak self] in self?.activate() }
    application.onShutdown { [weak self] in self?.shutDown() }
    for signal in [SIGTERM, SIGINT, SIGHUP] {
      sources.append(MainLoop.onSignal(signal) { [weak self] in self?.quit() })
    }
    let code = application.run(arguments)
    return isContradictory ? 1 : code
  }

  /// Ends `run`.
  package func quit() { application.quit() }

  private func handle(_ options: CommandLineOptions) -> Int32? {
    if let argument = options.arguments.first {
      Diagnostics.report(
        String(localized: "“\(argument)” is no option; --help lists those that there are"))
      return 2
    }
    if let version, options.has("version") {
      print("\(Diagnostics.programName) \(version)")
      return 0
    }
    if options.has("desktop-entry") {
      print(
        DesktopActions.entry(
          name: name, program: AutostartFile.runningProgram() ?? CommandLine.arguments[0],
          shortcuts: shortcuts(), application: id), terminator: "")
      return 0
    }
    if let code = Preview.run(options, id: id, definitions: definitions) { return code }
    startedByDesktop = options.has("autostart")
    // The window's class is the program's name to GTK; only now, so that --help has the real one.
    Gtk.Application.setProgramName(id)
    prefetch = WidgetPrefetch(
      WidgetSettings(
        path: WidgetSettings.standardPath(folder: folder), definitions: definitions),
      definitions: definitions)
    return nil
  }

  /// Ends the program when a configuration lacks a default: its author has to know at once. The
  /// first picture does not wait for it.
  private func checkDefaults() {
    do {
      for definition in definitions { _ = try definition.defaultConfiguration() }
    } catch {
      refuse(error)
    }
  }

  private func refuse(_ error: any Error) {
    Diagnostics.report(words(for: error))
    isContradictory = true
    quit()
  }

  // MARK: Life

  /// GTK would end the program as well, but not say what to do.
  private static func openDisplay() {
    guard !Gtk.Application.initialise() else { return }
    Diagnostics.report(
      String(
        localized:
          "There is no display for widgets; start this program in a graphical session"
      ))
    exit(1)
  }

  /// Called in the one process that shows widgets, after GTK was initialised.
  private func start() {
    guard let display = Gtk.Display.current else { return }
    HostServices.registerResources()
    // With its settings GTK reads the last of its environment.
    let settings = Gtk.Settings(display)
    GraphicsEnvironment.restore()
    services = HostServices(
      applicationID: id, display: display,
      openingTheme: GraphicsEnvironment.defersTheme ? OpeningTheme(settings, display) : nil)
    addActions()
    WidgetCenter.shared.setHandler { [weak self] kind in
      // From any thread; a task would wake the global executor.
      DispatchQueue.main.async { [weak self] in self?.reload(kind: kind) }
    }
  }

  /// Called at the first start and at every further one: the first shows the widgets, the others
  /// raise them.
  private func activate() {
    if let widgets {
      widgets.present()
      return
    }
    guard let services, let prefetch, wait == nil else { return }
    guard startedByDesktop else { return openWidgets(services, prefetch) }
    // At login the window manager may still be on its way.
    application.hold()
    wait = DesktopWait(for: services.display) { [weak self] _ in
      guard let self else { return }
      prefetch.forgetTimelines()
      openWidgets(services, prefetch)
      application.release()
      wait = nil
    }
  }

  private func openWidgets(_ services: HostServices, _ prefetch: WidgetPrefetch) {
    let widgets = WidgetCollection(
      definitions, services: services, application: application,
      prefetch: prefetch, autostart: { [id, name] in .ofThisProgram(id: id, name: name) })
    self.widgets = widgets
    self.prefetch = nil
    if !pollings.isEmpty {
      widgets.onSightChanged = { [weak self] isInSight in
        for polling in self?.pollings ?? [] { polling.isInSight = isInSight }
      }
    }
    // The windows appear with their first pictures; until then nothing else holds the program.
    application.hold()
    widgets.open()
    MainLoop.idle { [weak self] in
      self?.checkDefaults()
      self?.widgets?.followSettings()
      self?.listenToOtherProcesses()
    }
    settling = MainLoop.after(seconds: Self.settlingTime) { [weak self] in
      guard let self else { return }
      settling = nil
      self.widgets?.settle()
      application.release()
      MainLoop.trimMemory()
    }
  }

  /// What asks for new timelines may be another process: an author's own program, a script.
  private func listenToOtherProcesses() {
    do {
      listen(to: try WidgetCenter.shared.makeListener(), hasNews: { true }) { [weak self] in
        self?.reload(kind: nil)
      }
    } catch {
      Diagnostics.report("Other programs cannot ask for new pictures: \(words(for: error))")
    }
  }

  private func shutDown() {
    WidgetCenter.shared.setHandler(nil)
    wait = nil
    settling = nil
    prefetch = nil
    intentActions = nil
    widgets?.close()
    widgets = nil
    services = nil
    for source in sources { source.cancel() }
    sources = []
    listeners = []
    pollings = []
  }

  private func reload(kind: String?) {
    for window in widgets?.windows ?? [] where kind == nil || window.definition.kind == kind {
      window.timeline.reload()
    }
  }

  // MARK: Actions

  private func addActions() {
    let quit = SimpleAction("quit")
    quit.onActivate { [weak self] _ in self?.quit() }
    application.add(quit)
    application.setAccelerators(["<Control>q"], for: "app.quit")
    application.setAccelerators(["<Control>z"], for: "win.undo")
    guard let services else { return }
    services.dispatcher.openProgram = { [weak self] in self?.activate() }
    let actions = IntentActions(
      registry, application: application, name: name, dispatcher: services.dispatcher)
    actions.window = { [weak self] in self?.widgets?.windows.first }
    actions.onPerformed = { [weak self] in self?.reload(kind: nil) }
    intentActions = actions
  }
}
