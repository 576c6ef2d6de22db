import WidgetModel

/// The settings, and the timelines of the placed widgets, asked for while GTK is still starting:
/// both processors work then, and the first picture is ready when the window is.
@MainActor
final class WidgetPrefetch {
  let settings: WidgetSettings
  private var timelines: [String: TimelineController] = [:]

  init(_ settings: WidgetSettings, definitions: [WidgetDefinition]) {
    self.settings = settings
    for widget in settings.load() {
      guard let definition = definitions.first(where: { $0.kind == widget.kind }) else { continue }
      let timeline = TimelineController(widget, definition)
      timeline.start()
      timelines[widget.id] = timeline
    }
  }

  /// The timeline of a placed widget: the one that was asked for, once.
  func takeTimeline(of widget: PlacedWidget, _ definition: WidgetDefinition) -> TimelineController {
    timelines.removeValue(forKey: widget.id) ?? TimelineController(widget, definition)
  }

  /// Forgets what was asked for, when it may be out of date.
  func forgetTimelines() {
    for timeline in timelines.values { timeline.stop() }
    timelines = [:]
  }
}

extension TimelineController {
  /// The timeline of a placed widget.
  convenience init(_ widget: PlacedWidget, _ definition: WidgetDefinition) {
    self.init(
      definition, configuration: widget.configuration(for: definition).configuration,
      context: WidgetWindow.context(widget.family))
  }
}
