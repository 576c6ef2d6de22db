#if DEBUG
  import Gtk
  import WidgetModel

  @testable import WidgetHost

  /// A renderer with all that it needs, in an off-screen window or none.
  @MainActor
  final class Stand {
    let renderer: WidgetRenderer
    let container = Gtk.Box(.vertical)
    let services: HostServices
    let isDark: Bool

    init(_ services: HostServices, isDark: Bool = false) {
      self.services = services
      self.isDark = isDark
      renderer = WidgetRenderer(
        context: RenderContext(
          styles: services.styles, symbols: services.symbols, controls: HostControls()))
      renderer.showsControls = false
      container.addClass("container")
      container.addClass("margins")
      renderer.container.expandsVertically = true
      container.append(renderer.container)
      renderer.backdrop.stand(behind: container)
    }

    /// The stand's services, once GTK has been started.
    static func services(isDark: Bool = false) -> HostServices? {
      guard Gtk.Application.initialise(), let display = Gtk.Display.current else { return nil }
      let settings = Gtk.Settings(display)
      settings.themeName = isDark ? "Adwaita-dark" : "Adwaita"
      HostServices.registerResources()
      return HostServices(applicationID: "org.tasklet.Tasklet", display: display)
    }

    /// Evaluates a view as a window does, and shows it.
    func show(_ view: some View) {
      var environment = EnvironmentValues()
      environment.colorScheme = isDark ? .dark : .light
      environment.layoutDirection =
        Gtk.Widget.defaultDirection == .rightToLeft ? .rightToLeft : .leftToRight
      environment.geometry = renderer.context.rooms.sizes
      renderer.show(ViewNode.resolve(view, in: environment))
    }
  }

  /// A stand whose picture goes into files.
  @MainActor
  final class PictureStand {
    static let width = 320
    /// What the display says late about a window reaches one that is still there.
    private static var windows: [OffscreenWindow] = []

    let stand: Stand
    private let window = OffscreenWindow()

    init(_ services: HostServices, isDark: Bool = false) {
      stand = Stand(services, isDark: isDark)
      Self.windows.append(window)
      window.addClass("widget")
      window.addClass("composited")
      window.child = stand.renderer.backdrop.pane
    }

    /// All that is in the window.
    var root: Gtk.Widget { window }

    private var height: Int {
      stand.renderer.backdrop.pane.measure(.vertical, for: Self.width).natural
    }

    func layOut() {
      window.layOut(width: Self.width, height: height)
    }

    /// Shows a view, again where it asks for its room.
    func show(_ view: some View) {
      var isStale = false
      stand.renderer.context.rooms.onChange = { isStale = true }
      stand.show(view)
      for _ in 0..<3 {
        layOut()
        MainLoop.runUntilIdle()
        guard isStale else { break }
        isStale = false
        stand.show(view)
      }
    }

    func save(_ path: String, scale: Int) {
      let problem = window.save(to: path, width: Self.width, height: height, scale: scale)
      if problem != 0 { print("\(path): error \(problem)") }
    }
  }
#endif
