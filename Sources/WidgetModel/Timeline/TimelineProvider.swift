/// What is to be shown from a date on. Mirrors `TimelineEntry`.
public protocol TimelineEntry {
  /// From when on.
  var date: Date { get }
  /// How much it matters then.
  var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
  /// Unknown.
  public var relevance: TimelineEntryRelevance? { nil }
}

/// How much an entry matters. Mirrors `TimelineEntryRelevance`.
public struct TimelineEntryRelevance: Sendable, Hashable, Codable {
  /// The more, the higher, compared with the other entries.
  public var score: Float
  /// For how long, in seconds.
  public var duration: TimeInterval

  /// - Parameters:
  ///   - score: the more, the higher.
  ///   - duration: for how long, in seconds.
  public init(score: Float, duration: TimeInterval = 0) {
    self.score = score
    self.duration = duration
  }
}

/// Says what a widget shows and when. Mirrors `TimelineProvider`; called off the main thread, but
/// for `placeholder`.
@preconcurrency
public protocol TimelineProvider {
  /// What is shown.
  associatedtype Entry: TimelineEntry
  /// Where it is shown.
  typealias Context = TimelineProviderContext
  /// Something of the right shape, at once.
  func placeholder(in context: Context) -> Entry
  /// The present state, for the gallery.
  func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)
  /// What to show from now on.
  func getTimeline(
    in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}

/// Says what a widget with settings shows and when. Mirrors `AppIntentTimelineProvider`; called off
/// the main thread, but for `placeholder`.
///
/// On the desktop a provider may throw: the last good picture then stays, with the reason under it.
@preconcurrency
public protocol AppIntentTimelineProvider {
  /// What is shown.
  associatedtype Entry: TimelineEntry
  /// The settings.
  associatedtype Intent: WidgetConfigurationIntent
  /// Where it is shown.
  typealias Context = TimelineProviderContext
  /// Something of the right shape, at once.
  func placeholder(in context: Context) -> Entry
  /// The present state, for the gallery.
  func snapshot(for configuration: Intent, in context: Context) async throws -> Entry
  /// What to show from now on.
  func timeline(for configuration: Intent, in context: Context) async throws -> Timeline<Entry>
  /// Settings that the gallery offers ready-made.
  func recommendations() -> [AppIntentRecommendation<Intent>]
}

extension AppIntentTimelineProvider {
  /// None.
  public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
}

/// Settings that the gallery offers ready-made. Mirrors `AppIntentRecommendation`.
public struct AppIntentRecommendation<Intent: WidgetConfigurationIntent>: Sendable {
  let intent: Intent
  let description: LocalizedStringResource

  /// - Parameters:
  ///   - intent: the settings.
  ///   - description: what they show.
  public init(intent: Intent, description: LocalizedStringResource) {
    self.intent = intent
    self.description = description
  }
}
