import Gtk
import WidgetModel

/// The window in which a person chooses a widget to add: all kinds and sizes of the bundle, with a
/// picture of each.
@MainActor
final class WidgetGallery {
  private static let greatestHeight = 680

  let window = Gtk.Window()
  /// Adds a widget.
  var onChosen: (@MainActor (GalleryItem, WidgetFamily) -> Void)?
  /// Called once, after the window is gone.
  var onClosed: (@MainActor () -> Void)?

  private let host: HostServices
  private let search = Gtk.Entry()
  private let searchSlot: SymbolSlot
  private let list = Gtk.Box(.vertical, spacing: 22)
  private let nothing = Gtk.Label(String(localized: "No widget matches"))
  private(set) var sections: [GallerySection] = []
  private var isClosed = false

  init(_ definitions: [WidgetDefinition], host: HostServices) {
    self.host = host
    searchSlot = SymbolSlot(startOf: search, symbols: host.symbols)
    buildWindow()
    for definition in definitions { add(GalleryItem(definition)) }
    for definition in definitions { addRecommendations(of: definition) }
    host.styles.flush()
    filter()
  }

  private func buildWindow() {
    window.title = String(localized: "Add Widget")
    window.iconName = host.applicationID
    window.addClass("gallery")
    let bar = HeaderBar()
    search.placeholder = String(localized: "Search")
    searchSlot.show("magnifyingglass", size: 16)
    search.setAccessibleLabel(String(localized: "Search widgets"))
    search.setWidth(characters: 24)
    search.onChanged { [weak self] in self?.filter() }
    search.onActivate { [weak self] in self?.shown.first?.previews.first?.button.grabFocus() }
    bar.titleWidget = search
    window.titlebar = bar
    list.margins = Edges(top: 18, bottom: 18, start: 18, end: 18)
    nothing.addClass("dim-label")
    list.append(nothing)
    let scroller = ScrolledWindow()
    scroller.child = list
    scroller.setPolicy(horizontal: .never, vertical: .automatic)
    window.child = scroller
    let height = min(host.greatestHeight(for: window) - 80, Self.greatestHeight)
    window.defaultSize = (GallerySection.width + 40, max(height, 200))
    window.onCloseRequest { [weak self] in
      self?.close()
      return true
    }
    let keys = ShortcutController(scope: .managed)
    keys.add("Escape") { [weak self] in
      self?.close()
      return true
    }
    keys.add("<Control>f") { [weak self] in self?.search.grabFocus() ?? false }
    window.addController(keys)
  }

  private func add(_ item: GalleryItem, after place: Int? = nil) {
    let section = GallerySection(item, host: host) { [weak self] item, family in
      self?.choose(item, family)
    }
    let position = place.map { $0 + 1 } ?? sections.count
    list.insert(section.widget, after: position > 0 ? sections[position - 1].widget : nothing)
    sections.insert(section, at: position)
  }

  /// Asks the provider, which may take its time, for settings that it has ready-made.
  private func addRecommendations(of definition: WidgetDefinition) {
    guard definition.configuration != nil else { return }
    MainLoop.task { [weak self] in
      let recommendations = await recommendations(of: definition.source)
      guard let self, !isClosed else { return }
      for recommendation in recommendations {
        let place = sections.lastIndex { $0.item.definition.kind == definition.kind }
        add(GalleryItem(definition, recommendation), after: place)
      }
      host.styles.flush()
      filter()
    }
  }

  // MARK: Searching

  private var shown: [GallerySection] { sections.filter(\.widget.isVisible) }

  private func filter() {
    let text = search.text
    let matching = sections.filter { $0.filter(text) }
    nothing.isVisible = matching.isEmpty
  }

  // MARK: Life

  private func choose(_ item: GalleryItem, _ family: WidgetFamily) {
    let onChosen = onChosen
    close()
    onChosen?(item, family)
  }

  /// Shows the window, or brings it to the front.
  func present() {
    window.present()
    search.grabFocus()
  }

  /// Draws the pictures anew, for another colour scheme.
  func redraw() {
    for preview in sections.flatMap(\.previews) { preview.redraw() }
  }

  /// Closes the window for good.
  func close() {
    guard !isClosed else { return }
    isClosed = true
    for section in sections { section.close() }
    window.destroy()
    onClosed?()
  }
}

/// Asks where the task's executor runs: being asynchronous and nobody's own, it leaves the main
/// actor.
private func recommendations(of source: any TimelineSource) async -> [WidgetRecommendation] {
  source.recommendations()
}
