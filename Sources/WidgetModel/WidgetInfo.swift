/// A widget that a person has placed. Mirrors `WidgetInfo`.
public struct WidgetInfo: Identifiable, Sendable, Equatable, Codable {
  /// The widget's name in the settings file.
  public let id: String
  /// The widget's kind.
  public let kind: String
  /// Its size class.
  public let family: WidgetFamily
  /// Nil for a widget without settings.
  let configuration: [String: IntentValue]?

  package init(
    id: String, kind: String, family: WidgetFamily, configuration: [String: IntentValue]?
  ) {
    self.id = id
    self.kind = kind
    self.family = family
    self.configuration = configuration
  }

  /// The widget's settings.
  ///
  /// - Parameter intentType: the type of the settings.
  /// - Returns: the settings; nil when there are none, when they are of another type, or name an
  ///   entity, which would have to be looked up first.
  public func widgetConfigurationIntent<Intent: WidgetConfigurationIntent>(
    of intentType: Intent.Type = Intent.self
  ) -> Intent? {
    configuration.flatMap { IntentReference.makeNow(intentType, values: $0) }
  }
}
