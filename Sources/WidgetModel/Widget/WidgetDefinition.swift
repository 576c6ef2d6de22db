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
  ///   optionality; the default of what a query or a provider finds is theirs, asked when it is
  ///   needed, and a switch without one is off, as a switch is that nobody has touched.
  package func defaultConfiguration() throws -> IntentReference? {
    guard let configuration else { return nil }
    let intent = configuration.init()
    var reference = IntentReference(recording: intent)
    for entry in IntentParameterList(intent).entries
    where entry.parameter.recorded == nil && !entry.parameter.kind.isOptional
      && !entry.parameter.kind.isEntity && !entry.parameter.constraint.offersOptions
    {
      guard case .bool = entry.parameter.kind else {
        throw IntentError.missingDefault(
          intent: configuration.persistentIdentifier, parameter: entry.name)
      }
      reference = reference.setting(entry.name, to: .bool(false))
    }
    return reference
  }
}
