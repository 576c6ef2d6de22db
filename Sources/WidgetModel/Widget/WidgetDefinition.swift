/// What a host needs to show a widget, whatever its types.
public struct WidgetDefinition: Sendable {
  package let kind: String
  package var displayName: LocalizedStringResource
  package var description: LocalizedStringResource?
  package var families = WidgetFamily.allCases.filter(\.isOffered)
  package var hasContentMargins = true
  /// Whether the settings dialog opens as soon as the widget is placed.
  package var promptsForConfiguration = false
  package let configuration: (any WidgetConfigurationIntent.Type)?
  package let source: any TimelineSource

  init(
    kind: String, configuration: (any WidgetConfigurationIntent.Type)?,
    source: any TimelineSource
  ) {
    self.kind = kind
    displayName = LocalizedStringResource(kind)
    self.configuration = configuration
    self.source = source
  }
}

extension WidgetDefinition {
  /// The settings at their defaults.
  ///
  /// - Throws: `IntentError.missingDefault` for a parameter that has neither a default nor
  ///   optionality; an entity's default is its query's, asked when it is needed.
  package func defaultConfiguration() throws -> IntentReference? {
    guard let configuration else { return nil }
    let intent = configuration.init()
    for entry in IntentParameterList(intent).entries
    where entry.parameter.recorded == nil && !entry.parameter.kind.isOptional
      && !entry.parameter.kind.isEntity
    {
      throw IntentError.missingDefault(
        intent: configuration.persistentIdentifier, parameter: entry.name)
    }
    return IntentReference(recording: intent)
  }
}
