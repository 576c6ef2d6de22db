/// Where a widget is to be shown. Mirrors `TimelineProviderContext`.
public struct TimelineProviderContext: Sendable {
  /// The size class.
  public let family: WidgetFamily
  /// Whether it is the gallery that asks: an answer is wanted at once, and samples will do.
  public let isPreview: Bool
  /// The size, in pixels.
  public let displaySize: CGSize

  package init(family: WidgetFamily, isPreview: Bool, displaySize: CGSize) {
    self.family = family
    self.isPreview = isPreview
    self.displaySize = displaySize
  }
}

extension TimelineProviderContext {
  /// The values of the environment that the widget's views may meet. Mirrors
  /// `TimelineProviderContext.EnvironmentVariants`.
  ///
  /// ```swift
  /// let pictures = context.environmentVariants.colorScheme?.map(load)
  /// ```
  @dynamicMemberLookup
  public struct EnvironmentVariants: Sendable {
    fileprivate let family: WidgetFamily

    /// All values of one kind; nil where they are not known beforehand.
    public subscript<Value>(keyPath: WritableKeyPath<EnvironmentValues, Value>) -> [Value]? {
      switch keyPath as PartialKeyPath<EnvironmentValues> {
      case \.colorScheme: ColorScheme.allCases as? [Value]
      case \.widgetFamily: [family] as? [Value]
      default: nil
      }
    }

    /// All values of one kind; nil where they are not known beforehand.
    public subscript<Value>(
      dynamicMember keyPath: WritableKeyPath<EnvironmentValues, Value>
    ) -> [Value]? {
      self[keyPath]
    }
  }

  /// The values of the environment that the widget's views may meet.
  public var environmentVariants: EnvironmentVariants { EnvironmentVariants(family: family) }
}
