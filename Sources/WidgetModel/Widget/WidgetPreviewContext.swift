/// A widget's size in a development tool's canvas; accepted, `tasklet --preview` draws widgets.
/// Mirrors `WidgetPreviewContext`.
public struct WidgetPreviewContext: PreviewContext {
  /// The size class.
  public let family: WidgetFamily

  /// - Parameter family: the size class.
  public init(family: WidgetFamily) {
    self.family = family
  }
}
