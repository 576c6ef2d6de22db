/// A widget without settings.
struct StaticTimelineSource<Provider: TimelineProvider>: TimelineSource {
  private let provider: ProviderBox<Provider>
  private let content: ContentBox<Provider.Entry>

  private let kind: String

  init(kind: String, provider: Provider, content: @escaping (Provider.Entry) -> any View) {
    self.kind = kind
    self.provider = ProviderBox(provider: provider)
    self.content = ContentBox(make: content)
  }

  func placeholder(in context: TimelineProviderContext) -> EntryBox {
    EntryBox(entry: provider.provider.placeholder(in: context))
  }

  func snapshot(
    for configuration: IntentReference?, in context: TimelineProviderContext
  ) async throws -> EntryBox {
    try await ProviderAnswer<Provider.Entry, EntryBox>.wait(kind: kind) { answer in
      provider.provider.getSnapshot(in: context, completion: answer.give)
    }
  }

  func timeline(
    for configuration: IntentReference?, in context: TimelineProviderContext
  ) async throws -> TimelineBox {
    try await ProviderAnswer<Provider.Entry, TimelineBox>.wait(kind: kind) { answer in
      provider.provider.getTimeline(in: context, completion: answer.give)
    }
  }

  @MainActor func node(for entry: EntryBox, in environment: EnvironmentValues) -> ViewNode {
    content.node(for: entry, in: environment)
  }
}
