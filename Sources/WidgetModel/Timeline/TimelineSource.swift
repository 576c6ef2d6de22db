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
  /// Settings that the gallery offers ready-made.
  func recommendations() -> [WidgetRecommendation]
  /// Evaluates the view for an entry.
  @MainActor func node(for entry: EntryBox, in environment: EnvironmentValues) -> ViewNode
}

extension TimelineSource {
  /// None.
  package func recommendations() -> [WidgetRecommendation] { [] }
}

/// Settings that the gallery offers ready-made, whatever their type.
package struct WidgetRecommendation: Sendable, Equatable {
  /// The settings.
  package let configuration: IntentReference
  /// What they show.
  package let description: LocalizedStringResource
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
struct ProviderBox<Provider>: @unchecked Sendable {
  // Sendable because a host asks a provider on its one serial executor only; `placeholder` is
  // documented to be asked on the main thread and to touch no shared state.
  let provider: Provider
}

/// A view's closure, called on the main actor only.
struct ContentBox<Entry>: @unchecked Sendable {
  // Sendable because nothing but the main actor calls the closure.
  let make: (Entry) -> any View

  @MainActor func node(for box: EntryBox, in environment: EnvironmentValues) -> ViewNode {
    guard let entry = box.entry as? Entry else {
      preconditionFailure("An entry of another widget was given to this one")
    }
    return ViewNode.resolve(make(entry), in: environment)
  }
}
