/// A provider and its view, whatever their types.
package protocol TimelineSource: Sendable {
  /// Something of the right shape, at once.
  func placeholder(in context: TimelineProviderContext) -> EntryBox
  /// The present state, for the gallery.
  func snapshot(
    for configuration: IntentReference?, in context: TimelineProviderContext
  ) async throws -> EntryBox
  /// What to show from now on.
  func timeline(
    for configuration: IntentReference?, in context: TimelineProviderContext
  ) async throws -> TimelineBox
  /// Evaluates the view for an entry.
  @MainActor func node(for entry: EntryBox, in environment: EnvironmentValues) -> ViewNode
}

/// An entry whatever its type.
package struct EntryBox: @unchecked Sendable {
  // Sendable because an entry is made by its provider, handed over once, and then only read, on
  // the main actor; authors seldom mark their entries Sendable.
  let entry: any TimelineEntry

  package var date: Date { entry.date }
}

/// A timeline whatever its type.
package struct TimelineBox: Sendable {
  package let entries: [EntryBox]
  package let policy: TimelineReloadPolicy

  init<Entry: TimelineEntry>(_ timeline: Timeline<Entry>) {
    entries = timeline.entries.map { EntryBox(entry: $0) }
    policy = timeline.policy
  }
}

/// What crosses to the executor of providers.
private struct ProviderBox<Provider>: @unchecked Sendable {
  // Sendable because a host asks a provider on its one serial executor only; `placeholder` is
  // documented to be asked on the main thread and to touch no shared state.
  let provider: Provider
}

/// A view's closure, called on the main actor only.
private struct ContentBox<Entry, Content: View>: @unchecked Sendable {
  // Sendable because nothing but the main actor calls the closure.
  let make: (Entry) -> Content

  @MainActor func node(for box: EntryBox, in environment: EnvironmentValues) -> ViewNode {
    guard let entry = box.entry as? Entry else {
      preconditionFailure("An entry of another widget was given to this one")
    }
    return ViewNode.resolve(make(entry), in: environment)
  }
}

/// A completion that a provider may call late, twice or never: the first call counts.
private final class FirstAnswer<Entry: TimelineEntry, Value: Sendable>: @unchecked Sendable {
  // Sendable because the continuation is taken under the lock, once.
  private let lock = NSLock()
  private var continuation: CheckedContinuation<Value, Never>?

  init(_ continuation: CheckedContinuation<Value, Never>) {
    self.continuation = continuation
  }

  private func resume(_ value: Value) {
    let taken = lock.withLock {
      defer { continuation = nil }
      return continuation
    }
    taken?.resume(returning: value)
  }
}

extension FirstAnswer where Value == EntryBox {
  func give(_ entry: Entry) {
    resume(EntryBox(entry: entry))
  }
}

extension FirstAnswer where Value == TimelineBox {
  func give(_ timeline: Timeline<Entry>) {
    resume(TimelineBox(timeline))
  }
}

struct StaticTimelineSource<Provider: TimelineProvider, Content: View>: TimelineSource {
  private let provider: ProviderBox<Provider>
  private let content: ContentBox<Provider.Entry, Content>

  init(provider: Provider, content: @escaping (Provider.Entry) -> Content) {
    self.provider = ProviderBox(provider: provider)
    self.content = ContentBox(make: content)
  }

  func placeholder(in context: TimelineProviderContext) -> EntryBox {
    EntryBox(entry: provider.provider.placeholder(in: context))
  }

  func snapshot(
    for configuration: IntentReference?, in context: TimelineProviderContext
  ) async -> EntryBox {
    await withCheckedContinuation { continuation in
      let answer = FirstAnswer<Provider.Entry, EntryBox>(continuation)
      provider.provider.getSnapshot(in: context, completion: answer.give)
    }
  }

  func timeline(
    for configuration: IntentReference?, in context: TimelineProviderContext
  ) async -> TimelineBox {
    await withCheckedContinuation { continuation in
      let answer = FirstAnswer<Provider.Entry, TimelineBox>(continuation)
      provider.provider.getTimeline(in: context, completion: answer.give)
    }
  }

  @MainActor func node(for entry: EntryBox, in environment: EnvironmentValues) -> ViewNode {
    content.node(for: entry, in: environment)
  }
}

struct IntentTimelineSource<Provider: AppIntentTimelineProvider, Content: View>: TimelineSource {
  private let provider: ProviderBox<Provider>
  private let content: ContentBox<Provider.Entry, Content>

  init(provider: Provider, content: @escaping (Provider.Entry) -> Content) {
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
    try await configuration?.makeIntent() as? Provider.Intent ?? Provider.Intent()
  }

  @MainActor func node(for entry: EntryBox, in environment: EnvironmentValues) -> ViewNode {
    content.node(for: entry, in: environment)
  }
}
