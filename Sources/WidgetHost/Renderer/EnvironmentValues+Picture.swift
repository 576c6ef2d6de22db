import Gtk
import WidgetModel

extension EnvironmentValues {
  /// What every picture of a widget reads from its surroundings, wherever it is shown.
  ///
  /// - Parameters:
  ///   - definition: the widget.
  ///   - family: its size.
  ///   - context: what the picture's drawings share.
  @MainActor
  init(of definition: WidgetDefinition, _ family: WidgetFamily, in context: RenderContext) {
    self.init()
    widgetFamily = family
    widgetSize = WidgetWindow.contentSize(of: family, hasMargins: definition.hasContentMargins)
    geometry = context.rooms.sizes
    layoutDirection = Gtk.Widget.defaultDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
}

extension HostServices {
  /// What every picture in this session reads.
  func environment(
    for definition: WidgetDefinition, _ family: WidgetFamily, in context: RenderContext
  ) -> EnvironmentValues {
    var environment = EnvironmentValues(of: definition, family, in: context)
    environment.colorScheme = colorScheme
    if sessionLock.isLocked { environment.redactionReasons.insert(.privacy) }
    return environment
  }
}
