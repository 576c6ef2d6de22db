import Gtk
import WidgetModel

/// One size of a widget in the gallery, drawn as it would look: choosing it adds the widget.
@MainActor
final class GalleryPreview {
  /// How the picture stands out from the gallery.
  private static let look =
    "background-color: @theme_bg_color; color: @theme_fg_color; border-radius: 12px; "
    + "border: 1px solid alpha(@theme_fg_color, .15);"
  private static let margins = "padding: 13px;"

  let button = Gtk.Button()
  let item: GalleryItem
  let family: WidgetFamily

  private let host: HostServices
  let renderer: WidgetRenderer
  private var entry: EntryBox?
  private var looks: [StyleClass] = []

  /// - Parameters:
  ///   - item: the widget.
  ///   - family: the size.
  ///   - host: what all widgets share.
  ///   - onChosen: adds the widget.
  init(
    _ item: GalleryItem, _ family: WidgetFamily, host: HostServices,
    onChosen: @escaping @MainActor () -> Void
  ) {
    self.item = item
    self.family = family
    self.host = host
    // Without a surface its controls have nobody to tell.
    renderer = WidgetRenderer(
      context: RenderContext(styles: host.styles, symbols: host.symbols, controls: HostControls()))
    renderer.context.rooms.onChange = { [weak self] in self?.redraw() }
    build()
    button.onClicked(onChosen)
    show(item.definition.source.placeholder(in: context), redacted: true)
    load()
  }

  private func build() {
    let picture = renderer.container
    // A picture to look at: the button around it is what is clicked, focused and read.
    picture.canTarget = false
    picture.canFocus = false
    picture.setAccessibleHidden(true)
    looks = [host.styles.look(for: Self.look)]
    if item.definition.hasContentMargins { looks.append(host.styles.look(for: Self.margins)) }
    for look in looks { picture.addClass(look.name) }
    let name = String(localized: family.title)
    let label = Gtk.Label(name)
    let box = Gtk.Box(.vertical, spacing: 4)
    box.append(picture)
    box.append(label)
    button.hasFrame = false
    button.child = box
    // All of a row are as tall as the tallest: the Tab key goes by their middles.
    picture.verticalAlign = .start
    picture.expandsVertically = false
    button.expandsHorizontally = false
    button.setAccessibleLabel(String(localized: "Add \(item.title), \(name)"))
    button.setAccessibleDescription(item.description ?? "")
  }

  private var context: TimelineProviderContext {
    TimelineProviderContext(
      family: family, isPreview: true, displaySize: WidgetWindow.displaySize(of: family))
  }

  private func load() {
    let source = item.definition.source
    let configuration =
      item.recommendation?.configuration ?? (try? item.definition.defaultConfiguration())
    MainLoop.task { [weak self, context] in
      // The placeholder stays where there is no picture.
      guard let entry = try? await source.snapshot(for: configuration, in: context) else { return }
      self?.entry = entry
      self?.show(entry, redacted: false)
    }
  }

  /// Draws the picture anew, for another colour scheme.
  func redraw() {
    if let entry {
      show(entry, redacted: false)
    } else {
      show(item.definition.source.placeholder(in: context), redacted: true)
    }
  }

  private func show(_ entry: EntryBox, redacted: Bool) {
    var environment = host.environment(for: item.definition, family, in: renderer.context)
    environment.displayScale = CGFloat(button.scaleFactor)
    if redacted { environment.redactionReasons.insert(.placeholder) }
    renderer.show(item.definition.source.node(for: entry, in: environment))
    renderer.container.setSizeRequest(
      width: WidgetWindow.width(of: family),
      height: renderer.fillsHeight ? WidgetWindow.height(of: family) : nil)
  }

  /// Ends what the picture holds.
  func close() { renderer.context.controls.update(fields: [], place: nil) }
}
