internal import CGtk
import Glibc

/// The program as the desktop sees it: one instance, its actions on the session bus, its windows.
@MainActor
package final class Application: GObject {
  private var actions: [String: SimpleAction] = [:]

  /// - Parameter id: in reverse domain form; with one, a second start only activates the first.
  package init(id: String?) {
    guard let application = gtk_application_new(id, GApplicationFlags(rawValue: 0)) else {
      preconditionFailure("GTK made no application “\(id ?? "")”")
    }
    super.init(UnsafeMutableRawPointer(application))
    // GTK would add the folder's icons to the theme that is being read by then, wait for that, and
    // have it read again.
    g_application_set_resource_base_path(typed(), nil)
  }

  private var application: UnsafeMutablePointer<GApplication> { typed() }

  /// Names the program for the desktop: `WM_CLASS`, the Wayland application id.
  package static func setProgramName(_ name: String) { g_set_prgname(name) }

  // MARK: Life

  /// Runs until the last window is closed and nobody holds, or `quit`. The exit code.
  package func run(_ arguments: [String] = CommandLine.arguments) -> Int32 {
    MainLoop.attachMainActor()
    var strings: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) }
    defer { strings.forEach { free($0) } }
    // GLib moves the pointers about in the array it gets, so it gets a copy.
    var argv = strings
    argv.append(nil)
    strings.append(nil)
    return argv.withUnsafeMutableBufferPointer {
      g_application_run(application, Int32(arguments.count), $0.baseAddress)
    }
  }

  /// Connects to the session bus and learns whether another instance runs.
  ///
  /// - Throws: `GLibError`.
  package func register() throws(GLibError) {
    _ = try withGError { error in g_application_register(application, nil, error) }
  }

  package func activate() { g_application_activate(application) }

  /// Ends `run` at the next opportunity, whatever windows there are.
  package func quit() { g_application_quit(application) }

  /// Keeps the application running without windows, until `release`; counted.
  package func hold() { g_application_hold(application) }

  package func release() { g_application_release(application) }

  /// Asks the session manager to tell about the session's end. Before registration.
  package var registersSession: Bool {
    get { property("register-session") }
    set { setProperty("register-session", to: newValue) }
  }

  // MARK: Signals

  /// Once, in the first instance, before GTK is initialised.
  @discardableResult
  package func onFirstInstance(_ action: @escaping VoidAction) -> SignalHandler<PointerAction> {
    onNotify("is-registered") { [weak self] in
      // The end of the registration is told as well.
      guard let self, g_application_get_is_registered(application) != 0,
        g_application_get_is_remote(application) == 0
      else { return }
      action()
    }
  }

  /// Once, in the first instance, after GTK is initialised.
  @discardableResult
  package func onStartup(_ action: @escaping VoidAction) -> SignalHandler<VoidAction> {
    connect("startup", action)
  }

  /// In the first instance, for every start.
  @discardableResult
  package func onActivate(_ action: @escaping VoidAction) -> SignalHandler<VoidAction> {
    connect("activate", action)
  }

  /// In the first instance, at its end.
  @discardableResult
  package func onShutdown(_ action: @escaping VoidAction) -> SignalHandler<VoidAction> {
    connect("shutdown", action)
  }

  // MARK: Actions

  /// Adds an action under `app.`, also reachable on the session bus, and keeps its wrapper.
  package func add(_ action: SimpleAction) {
    g_action_map_add_action(opaque, action.opaque)
    actions[action.name] = action
  }

  package func action(_ name: String) -> SimpleAction? { actions[name] }

  /// Sets the keys that call an action, such as `win.add::detail` and `["<Control>n"]`.
  package func setAccelerators(_ accelerators: [String], for action: String) {
    var strings: [UnsafeMutablePointer<CChar>?] = accelerators.map { strdup($0) }
    strings.append(nil)
    defer { strings.forEach { free($0) } }
    var constant = strings.map { UnsafePointer($0) }
    gtk_application_set_accels_for_action(typed(), action, &constant)
  }

  // MARK: Windows

  package func add(_ window: Window) { gtk_application_add_window(typed(), window.typed()) }

  package func remove(_ window: Window) { gtk_application_remove_window(typed(), window.typed()) }
}
