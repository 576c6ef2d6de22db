/// What a widget shows from now on. Mirrors `Timeline`.
///
/// ```swift
/// Timeline(entries: [entry], policy: .after(midnight))
/// ```
public struct Timeline<EntryType: TimelineEntry> {
  /// What is shown; each from its date on.
  public let entries: [EntryType]
  /// When the provider is asked again.
  public let policy: TimelineReloadPolicy

  /// - Parameters:
  ///   - entries: what is shown.
  ///   - policy: when the provider is asked again.
  public init(entries: [EntryType], policy: TimelineReloadPolicy) {
    self.entries = entries
    self.policy = policy
  }
}

// Sendable where its entries are; others cross in a box with a reason of its own.
extension Timeline: Sendable where EntryType: Sendable {}

/// When a provider is asked again. Mirrors `TimelineReloadPolicy`.
public struct TimelineReloadPolicy: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case atEnd
    case never
    case after(Date)
  }

  let kind: Kind

  /// When the last entry was reached.
  public static let atEnd = TimelineReloadPolicy(kind: .atEnd)
  /// Only when somebody asks `WidgetCenter`.
  public static let never = TimelineReloadPolicy(kind: .never)
  /// At a date.
  public static func after(_ date: Date) -> TimelineReloadPolicy {
    TimelineReloadPolicy(kind: .after(date))
  }
}
