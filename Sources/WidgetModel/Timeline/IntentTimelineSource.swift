/// A widget with settings.
struct IntentTimelineSource<Provider: AppIntentTimelineProvider>: TimelineSource {
  private let provider: ProviderBox<Provider>
  private let content: ContentBox<Provider.Entry>

  init(provider: Provider, content: @escaping (Provider.Entry) -> any View) {
    self.provider = ProviderBox(provider: provider)
    self.content = ContentBox(make: content)
  }

  func placeholder(in context: TimelineProviderContext) -> EntryBox {
    EntryBox(entry: provider.provider.placeholder(in: context))
  }

  func snapshot(
    for configuration: IntentReference?, in context: TimelineProviderContext
  ) async throws -> EntryBox {
    let intent = try await intent(for: configuration)
    return EntryBox(entry: try await provider.provider.snapshot(for: intent, in: context))
  }

  func timeline(
    for configuration: IntentReference?, in context: TimelineProviderContext
  ) async throws -> TimelineBox {
    let intent = try await intent(for: configuration)
    return TimelineBox(try await provider.provider.timeline(for: intent, in: context))
  }

  private func intent(for configuration: IntentReference?) async throws -> Provider.Intent {
    let reference = configuration ?? IntentReference(Provider.Intent())
    guard let intent = try await reference.makeIntent() as? Provider.Intent else {
      preconditionFailure("The settings of another widget were given to this one")
    }
    return intent
  }

  func recommendations() -> [WidgetRecommendation] {
    provider.provider.recommendations().map {
      WidgetRecommendation(
        configuration: IntentReference($0.intent), description: $0.description)
    }
  }

  @MainActor func node(for entry: EntryBox, in environment: EnvironmentValues) -> ViewNode {
    content.node(for: entry, in: environment)
  }
}
