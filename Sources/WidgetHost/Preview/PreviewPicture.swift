import Glibc
import Gtk
import WidgetModel

/// One widget in a window that is never on screen.
@MainActor
final class PreviewPicture {
  /// How often a view that asks for its room may be evaluated again.
  private static let passes = 3

  private let request: PreviewRequest
  private let window = OffscreenWindow()
  private let container = Gtk.Box(.vertical)
  private let renderer: WidgetRenderer
  private let styles: StyleSheet
  private let sheet = HostStyle()

  init(_ request: PreviewRequest, display: Gtk.Display) {
    self.request = request
    // Alike on every desktop: GTK's own theme, light or dark, and its own font.
    let settings = Gtk.Settings(display)
    settings.themeName = request.isDark ? "Adwaita-dark" : "Adwaita"
    sheet.add(to: display)
    sheet.addRest(to: display)
    styles = StyleSheet(display: display)
    styles.isDark = request.isDark
    renderer = WidgetRenderer(
      context: RenderContext(
        styles: styles, symbols: SymbolCatalog(root: HostServices.root + "/symbols"),
        controls: HostControls()))
    renderer.showsControls = false
    window.addClass("widget")
    window.addClass("composited")
    container.addClass("container")
    container.setClass("margins", request.definition.hasContentMargins)
    renderer.container.expandsVertically = true
    container.append(renderer.container)
    renderer.backdrop.stand(behind: container)
    window.child = renderer.backdrop.pane
  }

  /// Draws the widget into the file.
  func draw() throws {
    let entry = try entry()
    let now = request.date ?? Date()
    renderer.context.now = { now }
    var isStale = false
    renderer.context.rooms.onChange = { isStale = true }
    show(entry, at: now)
    for _ in 0..<Self.passes {
      let size = size
      window.layOut(width: size.width, height: size.height)
      MainLoop.runUntilIdle()
      guard isStale else { break }
      isStale = false
      show(entry, at: now)
    }
    let size = size
    let problem = window.save(
      to: request.path, width: size.width, height: size.height, scale: request.scale)
    if problem != 0 {
      throw PreviewError.notWritten(
        path: request.path, reason: String(cString: strerror(problem)))
    }
  }

  private var size: (width: Int, height: Int) {
    let width = WidgetWindow.width(of: request.family)
    let height =
      renderer.backdrop.pane.measure(.vertical, for: width).natural + renderer.heightOfBrokenLines
    let least = renderer.fillsHeight ? WidgetWindow.height(of: request.family) : 0
    return (width, max(height, least))
  }

  private func show(_ entry: EntryBox, at now: Date) {
    var environment = EnvironmentValues(
      of: request.definition, request.family, in: renderer.context)
    environment.colorScheme = request.isDark ? .dark : .light
    environment.displayScale = CGFloat(request.scale)
    environment.now = now
    if request.isPlaceholder { environment.redactionReasons.insert(.placeholder) }
    renderer.show(request.definition.source.node(for: entry, in: environment))
  }

  /// What is shown: a placeholder, the entry of a date, or the snapshot.
  private func entry() throws -> EntryBox {
    let context = TimelineProviderContext(
      family: request.family, isPreview: true,
      displaySize: WidgetWindow.displaySize(of: request.family))
    let source = request.definition.source
    if request.isPlaceholder { return source.placeholder(in: context) }
    let configuration = try request.definition.defaultConfiguration()
    let date = request.date
    return try wait {
      guard let date else { return try await source.snapshot(for: configuration, in: context) }
      let entries = try await source.timeline(for: configuration, in: context).entries
      let sorted = entries.sorted { $0.date < $1.date }
      guard let entry = sorted.last(where: { $0.date <= date }) ?? sorted.first else {
        throw WidgetError.emptyTimeline(kind: "")
      }
      return entry
    }
  }

  /// Runs the main loop until the provider has answered.
  private func wait(
    for answer: @escaping @MainActor @Sendable () async throws -> EntryBox
  ) throws -> EntryBox {
    var result: Result<EntryBox, any Error>?
    let kind = request.definition.kind
    let deadline = MainLoop.after(seconds: TimelineController.patience) {
      result = result ?? .failure(WidgetError.providerTimedOut(kind: kind))
      MainLoop.quit()
    }
    MainLoop.task {
      do {
        let entry = try await answer()
        result = result ?? .success(entry)
      } catch {
        result = result ?? .failure(error)
      }
      MainLoop.quit()
    }
    MainLoop.run()
    deadline.cancel()
    do {
      guard let entry = try result?.get() else { throw WidgetError.noAnswer(kind: kind) }
      return entry
    } catch {
      throw PreviewError.noEntry(words(for: error))
    }
  }
}
