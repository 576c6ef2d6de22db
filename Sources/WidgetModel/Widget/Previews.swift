/// Lists a preview's entries. Mirrors `PreviewTimelineBuilder`.
@resultBuilder
public struct PreviewTimelineBuilder {
  /// An entry.
  public static func buildExpression(_ entry: any TimelineEntry) -> [any TimelineEntry] { [entry] }
  /// Several entries.
  public static func buildExpression(_ entries: [any TimelineEntry]) -> [any TimelineEntry] {
    entries
  }
  /// All of them.
  public static func buildBlock(_ entries: [any TimelineEntry]...) -> [any TimelineEntry] {
    entries.flatMap { $0 }
  }
  /// An `if` without `else`.
  public static func buildOptional(_ entries: [any TimelineEntry]?) -> [any TimelineEntry] {
    entries ?? []
  }
  /// A `for`.
  public static func buildArray(_ entries: [[any TimelineEntry]]) -> [any TimelineEntry] {
    entries.flatMap { $0 }
  }
}

/// A widget for a development tool's canvas; here it is type-checked and not drawn.
///
/// - Parameters:
///   - name: what the preview is called.
///   - family: the size class.
///   - widget: the widget.
///   - timeline: its entries.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, as family: WidgetFamily,
  widget: @escaping @MainActor () -> any Widget,
  @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
) = #externalMacro(module: "PreviewMacros", type: "Preview")

/// A widget for a development tool's canvas; here it is type-checked and not drawn.
///
/// - Parameters:
///   - name: what the preview is called.
///   - family: the size class.
///   - widget: the widget.
///   - timelineProvider: its provider.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, as family: WidgetFamily,
  widget: @escaping @MainActor () -> any Widget,
  timelineProvider: @escaping @MainActor () async -> any TimelineProvider
) = #externalMacro(module: "PreviewMacros", type: "Preview")

/// A widget with settings for a development tool's canvas; here it is type-checked and not drawn.
///
/// - Parameters:
///   - name: what the preview is called.
///   - family: the size class.
///   - intent: the settings.
///   - widget: the widget.
///   - timelineProvider: its provider.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, as family: WidgetFamily, using intent: any WidgetConfigurationIntent,
  widget: @escaping @MainActor () -> any Widget,
  timelineProvider: @escaping @MainActor () async -> any AppIntentTimelineProvider
) = #externalMacro(module: "PreviewMacros", type: "Preview")
