/// What a widget is made of: its kind, its provider, its view. Mirrors `WidgetConfiguration`.
@MainActor @preconcurrency
public protocol WidgetConfiguration {
  /// What it consists of.
  associatedtype Body: WidgetConfiguration
  /// What it consists of.
  var body: Body { get }
  /// What a host needs to show it.
  var _definitions: [WidgetDefinition] { get }
}

extension WidgetConfiguration {
  /// What the body needs.
  public var _definitions: [WidgetDefinition] { body._definitions }

  /// What the widget is called in the gallery and as a window.
  public func configurationDisplayName(_ name: LocalizedStringKey) -> _ModifiedConfiguration {
    modified { $0.displayName = name.resource }
  }

  /// What the widget is called, as it is.
  @_disfavoredOverload
  public func configurationDisplayName<S: StringProtocol>(_ name: S) -> _ModifiedConfiguration {
    modified { $0.displayName = LocalizedStringResource(String(name)) }
  }

  /// What the widget is called.
  @_disfavoredOverload
  public func configurationDisplayName(_ name: LocalizedStringResource)
    -> _ModifiedConfiguration
  {
    modified { $0.displayName = name }
  }

  /// What the widget shows, in a sentence.
  public func description(_ description: LocalizedStringKey) -> _ModifiedConfiguration {
    modified { $0.description = description.resource }
  }

  /// What the widget shows, as it is.
  @_disfavoredOverload
  public func description<S: StringProtocol>(_ description: S) -> _ModifiedConfiguration {
    modified { $0.description = LocalizedStringResource(String(description)) }
  }

  /// What the widget shows.
  @_disfavoredOverload
  public func description(_ description: LocalizedStringResource) -> _ModifiedConfiguration {
    modified { $0.description = description }
  }

  /// The sizes in which the widget is offered; the accessory sizes never are.
  public func supportedFamilies(_ families: [WidgetFamily]) -> _ModifiedConfiguration {
    modified { $0.families = families.filter(\.isOffered) }
  }

  /// Draws the widget up to its edges.
  public func contentMarginsDisabled() -> _ModifiedConfiguration {
    modified { $0.hasContentMargins = false }
  }

  /// Accepted; the desktop always draws the background.
  public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> _ModifiedConfiguration {
    modified { _ in }
  }

  /// Asks the person for the widget's settings as soon as it is placed.
  public func promptsForUserConfiguration() -> _ModifiedConfiguration {
    modified { $0.promptsForConfiguration = true }
  }

  private func modified(_ change: (inout WidgetDefinition) -> Void) -> _ModifiedConfiguration {
    _ModifiedConfiguration(
      _definitions: _definitions.map { definition in
        var copy = definition
        change(&copy)
        return copy
      })
  }
}

/// What configurations consist of that are not made of others; there is none.
public enum _NoConfiguration {}

extension _NoConfiguration: WidgetConfiguration {
  /// Never called.
  public typealias Body = _NoConfiguration
}

extension WidgetConfiguration where Body == _NoConfiguration {
  /// Never called: the configuration answers `_definitions`.
  public var body: _NoConfiguration {
    preconditionFailure("\(Self.self) has no body")
  }
}

// Not `some WidgetConfiguration`: a chain of those has a type for each link, which the run-time would
// have to make at every start.
/// A configuration with changed properties.
public struct _ModifiedConfiguration {
  /// What a host needs to show it.
  public let _definitions: [WidgetDefinition]
}

extension _ModifiedConfiguration: WidgetConfiguration {
  /// Not made of others.
  public typealias Body = _NoConfiguration
}

/// A widget without settings. Mirrors `StaticConfiguration`.
public struct StaticConfiguration<Content> {
  /// What a host needs to show it.
  public let _definitions: [WidgetDefinition]
}

extension StaticConfiguration where Content: View {
  /// - Parameters:
  ///   - kind: the widget's name that stays the same between versions.
  ///   - provider: says what to show and when.
  ///   - content: the view for one entry.
  @MainActor public init<P: TimelineProvider>(
    kind: String, provider: P, @ViewBuilder content: @escaping (P.Entry) -> Content
  ) {
    let source = StaticTimelineSource(kind: kind, provider: provider, content: content)
    _definitions = [WidgetDefinition(kind: kind, configuration: nil, source: source)]
  }
}

extension StaticConfiguration: WidgetConfiguration
where Content: View {
  /// Not made of others.
  public typealias Body = _NoConfiguration
}

/// A widget with settings. Mirrors `AppIntentConfiguration`.
public struct AppIntentConfiguration<Intent, Content> {
  /// What a host needs to show it.
  public let _definitions: [WidgetDefinition]
}

extension AppIntentConfiguration where Intent: WidgetConfigurationIntent, Content: View {
  /// - Parameters:
  ///   - kind: the widget's name that stays the same between versions.
  ///   - intent: the settings; each parameter is a row of the dialog.
  ///   - provider: says what to show and when.
  ///   - content: the view for one entry.
  @MainActor public init<P: AppIntentTimelineProvider>(
    kind: String, intent: Intent.Type = Intent.self, provider: P,
    @ViewBuilder content: @escaping (P.Entry) -> Content
  ) where P.Intent == Intent {
    let source = IntentTimelineSource(provider: provider, content: content)
    _definitions = [WidgetDefinition(kind: kind, configuration: intent, source: source)]
  }
}

extension AppIntentConfiguration: WidgetConfiguration
where Intent: WidgetConfigurationIntent, Content: View {
  /// Not made of others.
  public typealias Body = _NoConfiguration
}
